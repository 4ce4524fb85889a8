import * as texts from "#texts/bookings"
import * as format from "#texts/format"
import { useState } from "react"
import { type UseFormReturn, useWatch } from "react-hook-form"
import type { NewBooking } from "../../contract/bookings.ts"
import type { Product } from "../../contract/products.ts"
import { TextField } from "../ui/field.tsx"
import { RadioButton } from "../ui/radio-button.tsx"

type Props = { product: Product; form: UseFormReturn<NewBooking> }

/** Rendered only if the seller offers a courier; the address is required once the courier is chosen. */
export function DeliveryChoice({ product: { courierFee, sellingPrice }, form }: Props) {
  const delivery = useWatch({ control: form.control, name: "delivery" })
  const [wasChanged, setChanged] = useState(false)
  if (courierFee === undefined) return null
  const names = {
    meet: texts.inPerson,
    courier: courierFee > 0 ? texts.byCourier(format.price(courierFee)) : texts.byCourierFree,
  }
  return (
    <fieldset className="grid gap-x-3 sm:col-span-2">
      <legend className="font-semibold">{texts.delivery}</legend>
      <div className="grid gap-x-6 sm:flex">
        {(["meet", "courier"] as const).map((way) => (
          <RadioButton
            key={way}
            value={way}
            {...form.register("delivery", { onChange: () => setChanged(true) })}
          >
            {names[way]}
          </RadioButton>
        ))}
      </div>
      {delivery === "courier" && (
        <div ref={wasChanged ? scrollToCenter : undefined}>
          <TextField
            label={texts.address}
            rows={2}
            autoComplete="street-address"
            hint={texts.addressHint(format.price(sellingPrice + courierFee))}
            error={form.formState.errors.address?.message}
            {...form.register("address")}
          />
        </div>
      )}
    </fieldset>
  )
}

/** Scrolls the address into view: on a phone it appears below the button at the bottom of the sheet. */
function scrollToCenter(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "center" })
}
