import { referenceHint, reference as label } from "#texts/money-to-look-at"
import { type MutationOptions, useMutation } from "@tanstack/react-query"
import { z } from "zod"
import { required } from "../../contract/fields.ts"
import { checked } from "../ui/checked.ts"
import { Field } from "../ui/field.tsx"
import { showRefusal } from "../ui/show-refusal.ts"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"

const Values = z.object({ reference: required("reference", 100) })

type Props<Answer> = {
  id: string
  action: MutationOptions<Answer, Error, { id: string; reference: string }>
  submit: string
  done: string
  hint?: string
  onDone: () => void
}

export function ReferenceForm<Answer>({
  id,
  action,
  submit,
  done,
  hint = referenceHint,
  onDone,
}: Props<Answer>) {
  const saving = useMutation(action)
  const form = useForm({ resolver: checked(Values), mode: "onTouched", defaultValues: { reference: "" } })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async ({ reference }) => {
    try {
      await saving.mutateAsync({ id, reference })
    } catch (error) {
      return showRefusal(form, error, onDone)
    }
    onDone()
    return toastSuccess(done)
  })
  return (
    <form noValidate className="grid gap-1" onSubmit={(event) => void save(event)}>
      <Field
        label={label}
        hint={hint}
        autoComplete="off"
        error={errors.reference?.message}
        {...form.register("reference")}
      />
      <Submit error={errors.root} isBusy={isSubmitting}>
        {submit}
      </Submit>
    </form>
  )
}
