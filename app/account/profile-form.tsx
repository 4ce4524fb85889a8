import { useMutation } from "@tanstack/react-query"
import * as texts from "#texts/profile"
import { languages } from "../../contract/language.ts"
import { type Profile, ProfileChange } from "../../contract/profile.ts"
import { changeProfile } from "../data/profile.ts"
import { checked } from "../ui/checked.ts"
import { Field, SelectField } from "../ui/field.tsx"
import { showProblem } from "../ui/form-problem.ts"
import { parsePhone } from "../ui/parse-input.ts"
import { PhoneField } from "../ui/phone-field.tsx"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"

export function ProfileForm({ profile: { name, phoneNumber, location, language } }: { profile: Profile }) {
  const change = useMutation(changeProfile)
  const form = useForm({
    resolver: checked(ProfileChange),
    mode: "onTouched",
    values: { name, phoneNumber, location, language },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await change.mutateAsync(values)
    } catch (error) {
      return showProblem(form, error)
    }
    form.reset(values)
    return toastSuccess(texts.saved)
  })
  return (
    <form noValidate className="grid gap-1" onSubmit={(event) => void submit(event)}>
      <Field label={texts.name} autoComplete="name" error={errors.name?.message} {...form.register("name")} />
      <PhoneField
        error={errors.phoneNumber?.message}
        {...form.register("phoneNumber", { setValueAs: parsePhone })}
      />
      <Field
        label={texts.location}
        autoComplete="address-level2"
        hint={texts.locationHint}
        error={errors.location?.message}
        {...form.register("location")}
      />
      {/* in a system font: the word for Bangla, in its own script, would load the Bangla web font */}
      <SelectField
        label={texts.language}
        className="font-[system-ui] bangla:font-sans"
        hint={texts.languageHint}
        error={errors.language?.message}
        {...form.register("language")}
      >
        {Object.entries(languages).map(([code, { name: languageName }]) => (
          <option key={code} value={code} lang={code}>
            {languageName}
          </option>
        ))}
      </SelectField>
      <Submit error={errors.root} isBusy={isSubmitting}>
        {texts.save}
      </Submit>
    </form>
  )
}
