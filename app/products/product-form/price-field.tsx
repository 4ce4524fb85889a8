import type { ComponentProps } from "react"
import * as texts from "#texts/add-product"
import * as format from "#texts/format"
import { NumberField } from "../../ui/number-field.tsx"

/** Shows the formatted amount, so that a missing zero is noticed. */
export function PriceField({ amount, ...field }: ComponentProps<typeof NumberField> & { amount: unknown }) {
  return (
    <NumberField
      {...field}
      inputMode="decimal"
      unit={texts.currency}
      hint={typeof amount === "number" && amount > 0 && format.price(amount)}
    />
  )
}
