import { useWatch } from "react-hook-form"
import * as texts from "#texts/add-product"
import { parseAmount } from "../../ui/parse-input.ts"
import { PriceField } from "./price-field.tsx"
import type { ProductForm } from "./use-product-form.ts"

/** Asks whether buyers may offer less, and from which amount; a firm price takes no offers. */
export function OffersTaken({ form }: { form: ProductForm }) {
  const [negotiable, accepts = true, floor] = useWatch({
    control: form.control,
    name: ["negotiable", "acceptsOffers", "offerFloor"],
  })
  if (negotiable === false) return <p className="text-muted">{texts.firmTakesNone}</p>
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-2 justify-self-start">
        <input type="checkbox" className="checkbox border-edge" {...form.register("acceptsOffers")} />
        {texts.acceptsOffers}
      </label>
      {accepts && (
        <PriceField
          label={texts.offerFloor}
          amount={floor}
          note={<p className="text-sm text-muted">{texts.offerFloorHint}</p>}
          error={form.formState.errors.offerFloor?.message}
          {...form.register("offerFloor", { setValueAs: toFloor })}
        />
      )}
    </>
  )
}

function toFloor(typed: string | number | null | undefined) {
  return parseAmount(typed ?? undefined)
}
