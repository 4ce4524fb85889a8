import { useMutation, useQuery } from "@tanstack/react-query"
import { useEffect, useMemo, useState } from "react"
import * as texts from "#texts/bookings"
import * as dates from "#texts/dates"
import * as format from "#texts/format"
import { NewBooking } from "../../contract/bookings.ts"
import type { Product } from "../../contract/products.ts"
import type { SessionUser } from "../identity/access-token.ts"
import { book } from "../data/bookings.ts"
import { profile } from "../data/profile.ts"
import { queryClient } from "../data/query-client.ts"
import { isProblem, sentenceOf } from "../data/problem.ts"
import { Field } from "../ui/field.tsx"
import { PhoneField } from "../ui/phone-field.tsx"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { parsePhone } from "../ui/parse-input.ts"
import { checked } from "../ui/checked.ts"
import { useForm } from "../ui/use-form.ts"
import { bookingDraft, dropBookingDraft, keepBookingDraft } from "./booking-draft.ts"
import { BookingTerms } from "./booking-terms.tsx"
import { DeliveryChoice } from "./delivery-choice.tsx"

type Props = { product: Product; user: SessionUser; onBooked: () => Promise<void> }

export function BookingForm({ product, user, onBooked }: Props) {
  const booking = useMutation(book, queryClient)
  const form = useBookingForm(product)
  const { errors, isSubmitting } = form.formState
  const delivery = form.watch("delivery")
  const confirm = form.handleSubmit(async (values) => {
    try {
      await booking.mutateAsync(values)
    } catch (error) {
      return refused(error)
    }
    dropBookingDraft(product._id)
    toastSuccess(texts.confirmed(product.productName))
    await onBooked()
  })

  async function refused(error: unknown) {
    form.setError("root", { type: isProblem(error) ? error.code : "", message: sentenceOf(error) })
    await queryClient.invalidateQueries({ queryKey: ["products", product._id] })
  }

  return (
    // flex: in a grid `position: sticky` would be confined to its row
    <form noValidate className="flex flex-col gap-2 sm:gap-3" onSubmit={(event) => void confirm(event)}>
      <div className="grid gap-2 sm:grid-cols-2 sm:gap-3">
        <Known product={product} user={user} />
        <PhoneField
          hint={texts.phoneHint}
          error={errors.buyerPhone?.message}
          {...form.register("buyerPhone", { setValueAs: parsePhone })}
        />
        <Field
          label={texts.location}
          autoComplete="address-level2"
          enterKeyHint="send"
          hint={texts.locationHint}
          error={errors.buyerLocation?.message}
          {...form.register("buyerLocation")}
        />
        <DeliveryChoice product={product} form={form} />
        <BookingTerms product={product} delivery={delivery} />
      </div>
      <div className="sheet-foot grid gap-2">
        <Submit
          error={errors.root}
          isBusy={isSubmitting}
          note={!errors.root && <HowToPay product={product} delivery={delivery} />}
        >
          {texts.confirm}
        </Submit>
      </div>
    </form>
  )
}

function useBookingForm({ _id, sellingPrice, courierFee }: Product) {
  const { phoneNumber = "", location = "" } = useQuery(profile, queryClient).data ?? {}
  const start = useMemo(
    () => ({ buyerPhone: phoneNumber, buyerLocation: location, delivery: "meet" as const, address: "" }),
    [phoneNumber, location],
  )
  const [draft] = useState(() => bookingDraft(_id))
  const form = useForm<NewBooking>({
    resolver: checked(NewBooking),
    mode: "onTouched",
    values: {
      productId: _id,
      sellingPrice,
      ...start,
      ...draft,
      // the draft may ask for a courier that the seller no longer offers
      ...(courierFee === undefined && { delivery: "meet" }),
    },
    resetOptions: { keepDirtyValues: true },
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepBookingDraft(_id, start, values),
      }),
    [form, _id, start],
  )
  return form
}

function HowToPay({
  product: { acceptsCash },
  delivery,
}: Pick<Props, "product"> & { delivery: string | undefined }) {
  const isOnline = acceptsCash === false || delivery === "courier"
  return <p className="text-muted">{isOnline ? texts.payOnline : texts.payEitherWay}</p>
}

function Known({ product, user }: Pick<Props, "product" | "user">) {
  const [today] = useState(() => dates.day(new Date()))
  return (
    <>
      <Field label={texts.buyerName} value={user.name} disabled />
      <Field label={texts.buyerEmail} value={user.email} disabled />
      <div className="sm:col-span-2">
        <Field label={texts.productName} value={product.productName} disabled />
      </div>
      <div className="grid grid-cols-2 max-sm:[&_input]:px-2 gap-3 sm:contents">
        <Field label={texts.sellingPrice} value={format.price(product.sellingPrice)} disabled />
        <Field label={texts.bookingDate} value={today} disabled />
      </div>
    </>
  )
}
