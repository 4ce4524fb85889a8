import { z } from "zod"
import { Availability } from "./availability.ts"
import { fieldError } from "./checks.ts"
import { DealState } from "./deal-states.ts"
import {
  Email,
  Id,
  Ignored,
  lowestPrice,
  optionalLine,
  Phone,
  price,
  required,
  sortablePage,
} from "./fields.ts"
import { PhotoSize } from "./images.ts"
import { bookingSorts } from "./sorts.ts"

export const deliveries = ["meet", "courier"] as const
export const Delivery = z.enum(deliveries, { error: fieldError("notAChoice", "delivery") })
export type Delivery = z.infer<typeof Delivery>

/** A courier delivery needs an address. */
const noAddress = { path: ["address"], error: fieldError("required", "address") }

/** Spec §7 sends more fields; only these are read. `sellingPrice`, if sent, must equal today's price. */
export const NewBooking = z
  .object({
    productId: Id,
    sellingPrice: price("sellingPrice", lowestPrice).optional(),
    buyerPhone: Phone,
    buyerLocation: required("location", 120),
    delivery: Delivery.optional().meta({ description: "meet where it is left out" }),
    address: optionalLine("address", 300).optional().meta({ description: "Of the buyer, for a courier" }),
    buyerName: Ignored,
    buyerEmail: Ignored,
    productName: Ignored,
    productPhoto: Ignored,
    bookingDate: Ignored,
    sellerName: Ignored,
  })
  .refine(({ delivery, address }) => delivery !== "courier" || Boolean(address), noAddress)
  .meta({ id: "NewBooking" })
export type NewBooking = z.infer<typeof NewBooking>

export const PriceAcceptance = z
  .object({ sellingPrice: price("sellingPrice", lowestPrice) })
  .meta({ id: "PriceAcceptance" })

/** Accepts today's price or changes the delivery: exactly one of the two. */
export const BookingChange = z
  .object({
    sellingPrice: price("sellingPrice", lowestPrice).optional(),
    delivery: Delivery.optional(),
    address: optionalLine("address", 300).optional(),
  })
  .refine(({ sellingPrice, delivery }) => (sellingPrice === undefined) !== (delivery === undefined), {
    path: ["sellingPrice"],
    error: fieldError("required", "sellingPrice"),
  })
  .refine(({ delivery, address }) => delivery !== "courier" || Boolean(address), noAddress)
  .meta({ id: "BookingChange" })

export const Booking = z
  .object({
    _id: Id,
    productId: Id,
    productName: z.string(),
    productPhoto: z.string(),
    productPhotoSizes: z.array(PhotoSize),
    sellerName: z.string(),
    sellingPrice: z.number().positive().meta({ description: "BDT" }),
    priceToday: z
      .number()
      .positive()
      .optional()
      .meta({ description: "BDT, of an unpaid booking whose seller has changed the price" }),
    delivery: Delivery,
    deliveryFee: z.number().min(0).meta({ description: "BDT" }),
    address: z.string().optional(),
    amountDue: z.number().positive().meta({ description: "BDT, the price and the fee" }),
    bookingDate: z.string().meta({ description: "Day, month in words, year, in Asia/Dhaka" }),
    buyerName: z.string(),
    buyerEmail: z.string(),
    buyerPhone: z.string(),
    buyerLocation: z.string(),
    sellerPhone: z.string().meta({ description: "Empty until the booking is paid" }),
    sellerLocation: z.string().meta({ description: "Where the product is; empty until the booking is paid" }),
    paid: z.boolean(),
    state: DealState,
    dueAt: z.iso.datetime().optional().meta({ description: "When its deal moves on by itself" }),
    answerBy: z.iso
      .datetime()
      .optional()
      .meta({ description: "Until then the seller is to answer a dispute; none once they have" }),
    meetingToAgree: z
      .literal(true)
      .optional()
      .meta({ description: "The seller proposes a meeting, and waits for the buyer to agree" }),
    meetingAt: z.iso
      .datetime()
      .optional()
      .meta({ description: "The two meet then, to hand over what is paid or paid in cash" }),
    reviewWaits: z
      .literal(true)
      .optional()
      .meta({ description: "Its buyer has written no review, and still can" }),
    paymentWaits: z
      .literal(true)
      .optional()
      .meta({ description: "Kept for this buyer, and paid for once its seller is no longer suspended" }),
    keptForCash: z
      .literal(true)
      .optional()
      .meta({ description: "Kept for this buyer, to be paid in cash when the two meet" }),
    onHold: z.boolean().meta({ description: "An admin looks at its payment first" }),
    removed: z.boolean().meta({ description: "Bought, and taken off the list by its buyer" }),
    availability: Availability.meta({
      description:
        "Whether the product can still be paid for: RESERVED or SOLD to someone else, GONE when it is not for sale, or the booking was cancelled",
    }),
    amountBack: z
      .number()
      .positive()
      .optional()
      .meta({ description: "BDT, of a completed deal: what its buyer gets back from us" }),
    transactionId: z.string().optional().meta({ description: "Of its payment, once paid" }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Booking" })
export type Booking = z.infer<typeof Booking>

export const Bookings = z.array(Booking)

export const BookingParam = z.object({ id: Id })

/** `removed`: paid bookings taken off the list. `productId`: all listed and all paid bookings of that product. */
export const BookingFilter = sortablePage(bookingSorts).extend({
  email: Email,
  productId: Id.optional(),
  removed: z.literal("true").optional(),
})
