import { useId } from "react"
import * as format from "#texts/format"
import * as texts from "#texts/search"
import type { Facets } from "../../contract/search.ts"
import type { SearchParams } from "../data/search-params.ts"
import { FieldError } from "./field-error.tsx"

type Props = { params: SearchParams & { isSwapped: boolean }; facets: Facets; errors: Record<string, string> }

export function PriceRange({ params, facets: { prices }, errors }: Props) {
  const id = useId()
  const isWrong = Boolean(errors["min"] ?? errors["max"])
  return (
    <fieldset className="grid gap-1" aria-describedby={id}>
      <legend className="mb-1 font-semibold">{texts.price}</legend>
      <div className="grid grid-cols-2 gap-2">
        <Price
          name="min"
          label={texts.lowest}
          placeholder={texts.from(plain(prices.lowest))}
          value={params.min}
          isWrong={Boolean(errors["min"])}
        />
        <Price
          name="max"
          label={texts.highest}
          placeholder={texts.to(plain(prices.highest))}
          value={params.max}
          isWrong={Boolean(errors["max"])}
        />
      </div>
      <div id={id}>
        {isWrong && <FieldError>{errors["min"] ?? errors["max"]}</FieldError>}
        {params.isSwapped && <output className="font-medium">{texts.swapped}</output>}
      </div>
    </fieldset>
  )
}

function plain(price: number | undefined) {
  return price === undefined ? "" : format.number(price)
}

type PriceProps = {
  name: "min" | "max"
  label: string
  placeholder: string
  value: string | undefined
  isWrong: boolean
}

function Price({ name, label, placeholder, value, isWrong }: PriceProps) {
  return (
    <input
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      aria-label={label}
      aria-invalid={isWrong}
      placeholder={placeholder}
      defaultValue={value && format.digits(value)}
      className={`input w-full text-base tabular-nums ${isWrong ? "border-error" : "border-edge"}`}
    />
  )
}
