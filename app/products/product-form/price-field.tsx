import type { ComponentProps } from "react"
import * as texts from "#texts/add-product"
import * as format from "#texts/format"
import { Field } from "../../ui/field.tsx"

/** Shows the formatted amount, so that a missing zero is noticed. */
export function PriceField({ amount, ...field }: ComponentProps<typeof Field> & { amount: unknown }) {
  return (
    <Field
      {...field}
      inputMode="decimal"
      autoComplete="off"
      unit={texts.currency}
      hint={typeof amount === "number" && amount > 0 && format.price(amount)}
    />
  )
}
