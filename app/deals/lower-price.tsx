import * as format from "#texts/format"
import * as texts from "#texts/meetings"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { withinCardLimits } from "../../contract/amount-limits.ts"
import { PriceAcceptance } from "../../contract/bookings.ts"
import type { Deal } from "../../contract/deals.ts"
import { lowerPrice } from "../data/cash.ts"
import { useCardLimits } from "../ui/use-card-limits.ts"
import { Button } from "../ui/button.tsx"
import { checked } from "../ui/checked.ts"
import { Dialog } from "../ui/dialog.tsx"
import { showRefusal } from "../ui/show-refusal.ts"
import { NumberField } from "../ui/number-field.tsx"
import { parseAmount } from "../ui/parse-input.ts"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"

export function LowerPrice({ deal }: { deal: Deal }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        {texts.lowerPrice}
      </Button>
      {isOpen && (
        <Dialog title={texts.lowerPriceTitle} onClose={close}>
          <PriceForm deal={deal} onDone={close} />
        </Dialog>
      )}
    </>
  )
}

function PriceForm({ deal: { _id, sellingPrice }, onDone }: { deal: Deal; onDone: () => void }) {
  const lowering = useMutation(lowerPrice)
  const limits = withinCardLimits(useCardLimits(), "sellingPrice")
  const prices = PriceAcceptance.extend({
    sellingPrice: PriceAcceptance.shape.sellingPrice.refine(...limits),
  })
  const form = useForm({ resolver: checked(prices), mode: "onTouched" })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await lowering.mutateAsync({ id: _id, sellingPrice: values.sellingPrice })
    } catch (error) {
      return showRefusal(form, error, onDone)
    }
    toastSuccess(texts.lowered(format.price(values.sellingPrice)))
    return onDone()
  })
  return (
    <form noValidate className="grid gap-1" onSubmit={(event) => void submit(event)}>
      <NumberField
        label={texts.newPrice}
        inputMode="decimal"
        hint={texts.newPriceHint(format.price(sellingPrice))}
        error={errors.sellingPrice?.message}
        {...form.register("sellingPrice", { setValueAs: parseAmount })}
      />
      <Submit error={errors.root} isBusy={isSubmitting}>
        {texts.lowerPrice}
      </Submit>
    </form>
  )
}
