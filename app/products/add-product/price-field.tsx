import type { ComponentProps } from "react"
import * as texts from "#texts/add-product"
import { bdt } from "../../../contract/money.ts"
import { Field } from "../../ui/field.tsx"

/** Says the amount back as buyers will read it, so that no nought is missing. */
export function PriceField({ amount, ...field }: ComponentProps<typeof Field> & { amount: unknown }) {
  return (
    <Field
      {...field}
      inputMode="decimal"
      autoComplete="off"
      unit={texts.currency}
      hint={typeof amount === "number" && amount > 0 && bdt(amount)}
    />
  )
}
