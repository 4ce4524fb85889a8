import * as format from "#texts/format"
import * as texts from "#texts/offers"
import { useMutation } from "@tanstack/react-query"
import { NewOffer, type Offer, offerWithinCardLimits } from "../../contract/offers.ts"
import { counterOffer } from "../data/offers.ts"
import { useCardLimits } from "../ui/use-card-limits.ts"
import { checked } from "../ui/checked.ts"
import { Dialog } from "../ui/dialog.tsx"
import { NumberField } from "../ui/number-field.tsx"
import { parseAmount } from "../ui/parse-input.ts"
import { showRefusal } from "../ui/show-refusal.ts"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"

type Props = { offer: Offer; onClose: () => void }

export function CounterDialog({ offer: { _id, you, amount, product }, onClose }: Props) {
  const countering = useMutation(counterOffer)
  const amounts = NewOffer.extend({ amount: offerWithinCardLimits(useCardLimits()) })
  const form = useForm<{ amount: number }>({ resolver: checked(amounts), mode: "onTouched" })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async (values) => {
    try {
      await countering.mutateAsync({ id: _id, amount: values.amount })
    } catch (error) {
      return showRefusal(form, error, onClose)
    }
    toastSuccess(texts.countered(format.price(values.amount)))
    return onClose()
  })
  const hint = texts.counterHint[you === "seller" ? "seller" : "buyer"]
  return (
    <Dialog title={texts.counterTitle} onClose={onClose}>
      <p>{texts.priceIs(format.price(product.sellingPrice))}</p>
      <form noValidate className="grid gap-2" onSubmit={(event) => void send(event)}>
        <NumberField
          label={texts.amount}
          unit={texts.unit}
          hint={hint(format.price(amount))}
          error={errors.amount?.message}
          {...form.register("amount", { setValueAs: parseAmount })}
        />
        <Submit error={errors.root} isBusy={isSubmitting}>
          {texts.send}
        </Submit>
      </form>
    </Dialog>
  )
}
