import * as texts from "#texts/deals"
import { useMutation } from "@tanstack/react-query"
import { type FocusEvent, useId } from "react"
import { couriers, NewShipment } from "../../contract/deals.ts"
import { sendDeal } from "../data/deals.ts"
import { checked } from "../ui/checked.ts"
import { Field } from "../ui/field.tsx"
import { showRefusal } from "../ui/show-refusal.ts"
import { withAsciiDigits } from "../../contract/text.ts"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"

export function SendForm({ id }: { id: string }) {
  const list = useId()
  const sending = useMutation(sendDeal)
  const form = useForm({
    resolver: checked(NewShipment),
    mode: "onTouched",
    defaultValues: { courier: "", trackingCode: "" },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (shipment) => {
    try {
      await sending.mutateAsync({ id, ...shipment })
    } catch (error) {
      return showRefusal(form, error)
    }
    return toastSuccess(texts.sent)
  })
  function showAsSent({ target }: FocusEvent<HTMLInputElement>) {
    form.setValue("trackingCode", withAsciiDigits(target.value))
  }
  return (
    <form noValidate className="grid w-full max-w-md gap-1" onSubmit={(event) => void submit(event)}>
      <Field
        label={texts.courier}
        hint={texts.courierHint}
        list={list}
        error={errors.courier?.message}
        {...form.register("courier")}
      />
      <datalist id={list}>
        {couriers.map((courier) => (
          <option key={courier}>{courier}</option>
        ))}
      </datalist>
      <Field
        label={texts.trackingCode}
        autoComplete="off"
        error={errors.trackingCode?.message}
        {...form.register("trackingCode", { setValueAs: withAsciiDigits, onBlur: showAsSent })}
      />
      <Submit error={errors.root} isBusy={isSubmitting}>
        {texts.send}
      </Submit>
    </form>
  )
}
