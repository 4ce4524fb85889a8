import { currency } from "#texts/add-product"
import * as texts from "#texts/disputes"
import * as format from "#texts/format"
import { useMutation } from "@tanstack/react-query"
import { type ComponentProps, useState } from "react"
import { useWatch } from "react-hook-form"
import type { Deal } from "../../contract/deals.ts"
import { Decision } from "../../contract/disputes.ts"
import { decideDispute } from "../data/disputes.ts"
import { checked } from "../ui/checked.ts"
import { AskDialog } from "../ui/confirm-dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { NumberField } from "../ui/number-field.tsx"
import { parseAmount } from "../ui/parse-input.ts"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"
import { OutcomeChoice } from "./outcome-choice.tsx"
import { showRefusal } from "../ui/show-refusal.ts"

/** A decision is final, so a dialog shows its consequences first. */
export function DecideForm({ deal }: { deal: Deal }) {
  const deciding = useMutation(decideDispute)
  const [toConfirm, setToConfirm] = useState<Decision>()
  const form = useForm({ resolver: checked(Decision), mode: "onTouched", defaultValues: { reason: "" } })
  const { errors } = form.formState
  const outcome = useWatch({ control: form.control, name: "outcome" })
  async function decide(decision: Decision) {
    try {
      await deciding.mutateAsync({ id: deal._id, ...decision })
      toastSuccess(texts.decided)
    } catch (error) {
      showRefusal(form, error)
    }
    setToConfirm(undefined)
  }
  return (
    <>
      <form
        noValidate
        aria-labelledby="decide"
        className="grid w-full max-w-md gap-1"
        onSubmit={(event) => void form.handleSubmit(setToConfirm)(event)}
      >
        <h3 id="decide" className="text-lg">
          {texts.decide}
        </h3>
        <OutcomeChoice deal={deal} form={form} />
        {outcome === "split" && <RefundAmount deal={deal} form={form} />}
        <TextField
          label={texts.why}
          rows={4}
          hint={texts.whyHint}
          error={errors.reason?.message}
          {...form.register("reason")}
        />
        <Submit error={errors.root} isBusy={false}>
          {texts.decideNow}
        </Submit>
      </form>
      {toConfirm && (
        <DecisionDialog
          deal={deal}
          decision={toConfirm}
          isBusy={deciding.isPending}
          onCancel={() => setToConfirm(undefined)}
          onConfirm={() => void decide(toConfirm)}
        />
      )}
    </>
  )
}

type FormProps = ComponentProps<typeof OutcomeChoice>

function RefundAmount({ deal, form }: FormProps) {
  const part = useWatch({ control: form.control, name: "refundAmount" })
  return (
    <NumberField
      label={texts.refundAmount(deal.buyer.name)}
      inputMode="decimal"
      unit={currency}
      hint={restOf(deal, part)}
      error={form.formState.errors.refundAmount?.message}
      {...form.register("refundAmount", { setValueAs: parseAmount, shouldUnregister: true })}
    />
  )
}

type DialogProps = {
  deal: Deal
  decision: Decision
  isBusy: boolean
  onCancel: () => void
  onConfirm: () => void
}

function DecisionDialog({ deal: { buyer, seller, amountDue }, decision, ...question }: DialogProps) {
  const { outcome, refundAmount = 0 } = decision
  return (
    <AskDialog act={texts.deciding} confirm={texts.decideNow} {...question}>
      {texts.means[outcome]({
        buyer: buyer.name,
        seller: seller.name,
        back: format.price(refundAmount),
        rest: format.price(amountDue - refundAmount),
      })}{" "}
      {texts.isFinal}
    </AskDialog>
  )
}

function restOf({ amountDue, seller }: Deal, part: unknown) {
  const rest = typeof part === "number" ? amountDue - part : Number.NaN
  return rest > 0 && rest < amountDue
    ? texts.restIs(seller.name, format.price(rest))
    : texts.ofPaid(format.price(amountDue))
}
