import * as texts from "#texts/recovery"
import { currentPassword } from "#texts/sessions"
import { useMutation } from "@tanstack/react-query"
import { PasswordChange } from "../../contract/identity.ts"
import { useUser } from "../identity/access-token.ts"
import { changePassword } from "../data/sessions.ts"
import { showProblem } from "../ui/form-problem.ts"
import { NewPasswordField } from "../ui/new-password-field.tsx"
import { PasswordField } from "../ui/password-field.tsx"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { checked } from "../ui/checked.ts"
import { useForm } from "../ui/use-form.ts"

const blank = { currentPassword: "", newPassword: "" }

export function PasswordForm() {
  const user = useUser()
  const change = useMutation(changePassword)
  const form = useForm({ resolver: checked(PasswordChange), mode: "onTouched", defaultValues: blank })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (passwords) => {
    try {
      await change.mutateAsync(passwords)
    } catch (error) {
      return showProblem(form, error, { "auth/wrong-password": "currentPassword" })
    }
    form.reset()
    return toastSuccess(texts.passwordChanged)
  })
  return (
    <form method="post" noValidate className="grid gap-1" onSubmit={(event) => void submit(event)}>
      {/* tells password managers which account the password belongs to */}
      <input hidden readOnly autoComplete="username" value={user?.email ?? ""} />
      <PasswordField
        label={currentPassword}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        lines={3}
        {...form.register("currentPassword")}
      />
      <NewPasswordField label={texts.newPassword} control={form.control} name="newPassword" />
      <Submit look="plain" error={errors.root} isBusy={isSubmitting}>
        {texts.changePassword}
      </Submit>
    </form>
  )
}
