import { z } from "zod"
import { type AmountLimits, withinCardLimits } from "./amount-limits.ts"
import { fieldError } from "./checks.ts"
import { DealState } from "./deal-states.ts"
import { highestPrice, Id, Page, Phone, required } from "./fields.ts"
import { PhotoSize } from "./images.ts"

export const offerStates = [
  "open",
  "accepted",
  "declined",
  "countered",
  "withdrawn",
  "expired",
  "void",
] as const
export const OfferState = z.enum(offerStates)
export type OfferState = z.infer<typeof OfferState>

export const offerActs = ["accept", "decline", "counter", "withdraw"] as const
export type OfferAct = (typeof offerActs)[number]

/** Offers of one buyer for one product in 30 days. */
export const mostOffers = 3
/** Hours until an open offer expires. */
export const offerOpenFor = 48

/** In whole taka. */
export const NewOffer = z
  .object({
    amount: z
      .number({ error: fieldError("required", "amount") })
      .int(fieldError("notWhole", "amount"))
      .min(1, fieldError("notPositive", "amount"))
      .max(highestPrice, fieldError("tooHigh", "amount", highestPrice)),
  })
  .meta({ id: "NewOffer" })
export type NewOffer = z.infer<typeof NewOffer>

export function offerWithinCardLimits(limits: AmountLimits) {
  return NewOffer.shape.amount.refine(...withinCardLimits(limits, "amount"))
}

export const OfferWithBooking = NewOffer.extend({
  buyerPhone: Phone,
  buyerLocation: required("location", 120),
})

export const Offer = z
  .object({
    _id: Id,
    bookingId: Id,
    product: z.object({
      _id: Id,
      name: z.string(),
      photo: z.string(),
      photoSizes: z.array(PhotoSize),
      sellingPrice: z.number().positive().meta({ description: "BDT, today" }),
    }),
    you: z.enum(["buyer", "seller", "admin"]),
    by: z.enum(["buyer", "seller"]),
    buyer: z.object({ _id: Id, name: z.string() }),
    seller: z.object({ _id: Id, name: z.string() }),
    amount: z.number().positive().meta({ description: "BDT" }),
    state: OfferState,
    /** For an agreed offer: tells whether it is paid. */
    dealState: DealState,
    paymentWaits: z
      .literal(true)
      .optional()
      .meta({ description: "Agreed, and paid for once its seller is no longer suspended" }),
    suspended: z.enum(["you", "other"]).optional().meta({
      description: "Who of the two is suspended while it is open: it cannot be accepted or countered",
    }),
    expiresAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    answeredAt: z.iso.datetime().optional(),
    may: z.array(z.enum(offerActs)).meta({ description: "What the asker may do now" }),
  })
  .meta({ id: "Offer" })
export type Offer = z.infer<typeof Offer>

export const Offers = z.array(Offer)

export const OfferParam = z.object({ id: Id })

export const OfferFilter = Page.extend({
  productId: Id.optional(),
  bookingId: Id.optional(),
  buyerId: Id.optional(),
  state: z.enum(["open", "answered"]).optional(),
})
export type OfferFilter = z.infer<typeof OfferFilter>
