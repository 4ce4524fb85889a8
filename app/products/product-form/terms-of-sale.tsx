import { useWatch } from "react-hook-form"
import * as texts from "#texts/add-product"
import * as format from "#texts/format"
import { parseAmount } from "../../ui/parse-input.ts"
import { FieldGroup } from "./field-group.tsx"
import { OffersTaken } from "./offers-taken.tsx"
import { PriceField } from "./price-field.tsx"
import type { ProductForm } from "./use-product-form.ts"

export function TermsOfSale({ form }: { form: ProductForm }) {
  const { errors } = form.formState
  const [fee, isCash = true, accepts = true, negotiable] = useWatch({
    control: form.control,
    name: ["courierFee", "acceptsCash", "acceptsOffers", "negotiable"],
  })
  const feeInWords = typeof fee === "number" ? format.price(fee) : undefined
  return (
    <FieldGroup
      title={texts.terms}
      hint={texts.termsHint(accepts && negotiable !== false, feeInWords, isCash)}
      isNeeded={Boolean(errors.courierFee ?? errors.acceptsCash ?? errors.acceptsOffers ?? errors.offerFloor)}
    >
      <OffersTaken form={form} />
      <PriceField
        label={texts.courierFee}
        amount={fee}
        note={<p className="text-sm text-muted">{texts.courierFeeHint}</p>}
        error={errors.courierFee?.message}
        {...form.register("courierFee", { setValueAs: toFee })}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-2 justify-self-start">
        <input type="checkbox" className="checkbox border-edge" {...form.register("acceptsCash")} />
        {texts.acceptsCash}
      </label>
    </FieldGroup>
  )
}

function toFee(typed: string | number | null | undefined) {
  return parseAmount(typed ?? undefined)
}
