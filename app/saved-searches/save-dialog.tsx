import { useMutation } from "@tanstack/react-query"
import { Link } from "react-router"
import * as texts from "#texts/saved-searches"
import { SavedSearchChanges } from "../../contract/saved-searches.ts"
import { searchNameLength } from "../../contract/search-choices.ts"
import { firstCharacters } from "../../contract/text.ts"
import { filterOf } from "../data/find-products.ts"
import { queryClient } from "../data/query-client.ts"
import { saveSearch } from "../data/saved-searches.ts"
import { labelsOf } from "../search/chips.tsx"
import type { NamedCategory } from "../search/filter-fields.tsx"
import type { SearchParams } from "../data/search-params.ts"
import { checked } from "../ui/checked.ts"
import { Dialog } from "../ui/dialog.tsx"
import { Field, SelectField } from "../ui/field.tsx"
import { showProblem } from "../ui/form-problem.ts"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"

type Props = { params: SearchParams; categories: NamedCategory[]; onClose: () => void }

const Values = SavedSearchChanges.required()

export function SaveDialog({ params, categories, onClose }: Props) {
  const saving = useMutation(saveSearch, queryClient)
  const name = firstCharacters(searchNameLength, labelsOf(params, categories).join(", "))
  const form = useForm({
    resolver: checked(Values),
    mode: "onTouched",
    defaultValues: { name, frequency: "at-once" as const },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      const { available: _, posted: __, ...search } = filterOf(params)
      await saving.mutateAsync({ ...values, search })
    } catch (error) {
      return showProblem(form, error)
    }
    onClose()
    return toastSuccess(texts.saved)
  })
  return (
    <Dialog title={texts.tellMe} onClose={onClose}>
      <p>{texts.explained}</p>
      <form noValidate className="grid gap-1" onSubmit={(event) => void submit(event)}>
        <Field
          label={texts.name}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register("name")}
        />
        <SelectField
          label={texts.frequency}
          error={errors.frequency?.message}
          {...form.register("frequency")}
        >
          {Object.entries(texts.frequencies).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Submit error={errors.root} isBusy={isSubmitting}>
          {texts.save}
        </Submit>
      </form>
      <Link
        to="/dashboard/searches"
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {texts.showAll}
      </Link>
    </Dialog>
  )
}
