import * as texts from "#texts/disputes"
import { useId } from "react"
import type { UseFormReturn } from "react-hook-form"
import type { Deal } from "../../contract/deals.ts"
import type { Decision } from "../../contract/disputes.ts"
import { RadioButton } from "../ui/radio-button.tsx"

type Props = { deal: Deal; form: UseFormReturn<Decision> }

export function OutcomeChoice({ deal: { buyer, seller }, form }: Props) {
  const id = useId()
  const error = form.formState.errors.outcome?.message
  const choices = {
    refund: texts.toBuyer(buyer.name),
    split: texts.toBoth,
    release: texts.toSeller(seller.name),
  }
  return (
    <fieldset role="radiogroup" aria-invalid={Boolean(error)} aria-describedby={error && id} className="grid">
      <legend className="mb-1 font-semibold">{texts.outcome}</legend>
      {(["refund", "split", "release"] as const).map((outcome) => (
        <RadioButton key={outcome} value={outcome} {...form.register("outcome")}>
          {choices[outcome]}
        </RadioButton>
      ))}
      <p id={id} role="alert" className="min-h-5 text-sm/5 font-medium text-error">
        {error}
      </p>
    </fieldset>
  )
}
