import * as texts from "#texts/money"
import * as format from "#texts/format"
import { useMutation } from "@tanstack/react-query"
import { z } from "zod"
import { required } from "../../contract/fields.ts"
import { isolate } from "../../contract/isolate.ts"
import type { SellerBalance } from "../../contract/payouts.ts"
import { endPayout } from "../data/payouts.ts"
import { checked } from "../ui/checked.ts"
import { Dialog } from "../ui/dialog.tsx"
import { Field } from "../ui/field.tsx"
import { showProblem } from "../ui/form-problem.ts"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"

type Props = { name: string; payout: NonNullable<SellerBalance["payout"]>; onClose: () => void }

const Answers = z.object({ reference: required("reference", 100) })

export function ArrivedDialog({ name, payout: { _id, amount }, onClose }: Props) {
  const ending = useMutation(endPayout)
  const form = useForm({ resolver: checked(Answers), mode: "onTouched", defaultValues: { reference: "" } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ reference }) => {
    try {
      await ending.mutateAsync({ id: _id, state: "paid", reference })
    } catch (error) {
      return showProblem(form, error)
    }
    onClose()
    return toastSuccess(texts.paid(isolate(name)))
  })
  return (
    <Dialog title={texts.arrivedTitle(format.price(amount), isolate(name))} onClose={onClose}>
      <form noValidate className="grid gap-1" onSubmit={(event) => void submit(event)}>
        <Field
          label={texts.reference}
          hint={texts.referenceHint}
          autoComplete="off"
          error={errors.reference?.message}
          {...form.register("reference")}
        />
        <Submit error={errors.root} isBusy={isSubmitting}>
          {texts.keepPaid}
        </Submit>
      </form>
    </Dialog>
  )
}
