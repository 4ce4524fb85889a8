import * as bookingTexts from "#texts/bookings"
import * as format from "#texts/format"
import * as texts from "#texts/offers"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import type { UseFormReturn } from "react-hook-form"
import type { z } from "zod"
import type { Booking } from "../../contract/bookings.ts"
import { OfferWithBooking, offerWithinCardLimits } from "../../contract/offers.ts"
import type { Product } from "../../contract/products.ts"
import { book } from "../data/bookings.ts"
import { makeOffer } from "../data/offers.ts"
import { queryClient } from "../data/query-client.ts"
import { useCardLimits } from "../ui/use-card-limits.ts"
import { isProblem, sentenceOf } from "../data/problem.ts"
import { checked } from "../ui/checked.ts"
import { Field } from "../ui/field.tsx"
import { NumberField } from "../ui/number-field.tsx"
import { parseAmount, parsePhone } from "../ui/parse-input.ts"
import { PhoneField } from "../ui/phone-field.tsx"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"

type Contact = { phoneNumber: string; location: string }
export type Offered = Pick<Product, "_id" | "sellingPrice">

type Props = {
  product: Offered
  booking: Booking | null
  contact: Contact | undefined
  onSent: () => unknown
}

/** Also books the product for a buyer who has not booked it. */
export function OfferForm({ product, booking, contact, onSent }: Props) {
  const bookingIt = useMutation(book, queryClient)
  const making = useMutation(makeOffer, queryClient)
  const [wasBooked] = useState(booking !== null)
  const form = useForm({
    resolver: checked(OfferWithBooking.extend({ amount: offerWithinCardLimits(useCardLimits()) })),
    mode: "onTouched",
    defaultValues: {
      buyerPhone: booking?.buyerPhone ?? contact?.phoneNumber ?? "",
      buyerLocation: booking?.buyerLocation ?? contact?.location ?? "",
    },
  })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async ({ amount, ...buyer }) => {
    try {
      const bookingId =
        booking?._id ?? (await bookingIt.mutateAsync({ productId: product._id, ...buyer })).insertedId
      await making.mutateAsync({ bookingId, amount })
    } catch (error) {
      form.setError("root", { type: isProblem(error) ? error.code : "", message: sentenceOf(error) })
      return
    }
    toastSuccess(texts.sent(format.price(amount)))
    await onSent()
  })
  return (
    <form noValidate className="grid gap-2" onSubmit={(event) => void send(event)}>
      <NumberField
        label={texts.amount}
        unit={texts.unit}
        hint={texts.priceIs(format.price(product.sellingPrice))}
        error={errors.amount?.message}
        {...form.register("amount", { setValueAs: parseAmount })}
      />
      {!wasBooked && <BuyerFields form={form} />}
      <p className="text-sm text-muted">{texts.whatItMeans}</p>
      <Submit error={errors.root} isBusy={isSubmitting}>
        {texts.send}
      </Submit>
    </form>
  )
}

type Form = UseFormReturn<z.input<typeof OfferWithBooking>, unknown, z.output<typeof OfferWithBooking>>

function BuyerFields({ form }: { form: Form }) {
  const { errors } = form.formState
  return (
    <>
      <p className="text-muted">{texts.alsoBooks}</p>
      <PhoneField
        hint={bookingTexts.phoneHint}
        error={errors.buyerPhone?.message}
        {...form.register("buyerPhone", { setValueAs: parsePhone })}
      />
      <Field
        label={bookingTexts.location}
        autoComplete="address-level2"
        enterKeyHint="send"
        hint={bookingTexts.locationHint}
        error={errors.buyerLocation?.message}
        {...form.register("buyerLocation")}
      />
    </>
  )
}
