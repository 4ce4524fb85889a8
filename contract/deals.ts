import { z } from "zod"
import { BuyerRecord } from "./buyer-record.ts"
import { fieldError } from "./checks.ts"
import { type DealAct, dealMoves, dealRoles } from "./deal-moves.ts"
import { DealState } from "./deal-states.ts"
import { Id, ListWords, Page, required } from "./fields.ts"
import { PhotoSize } from "./images.ts"
import { DealReviews } from "./reviews.ts"
import { Dispute } from "./disputes.ts"
import { Meeting } from "./meetings.ts"

export const DealParty = z.enum(["buyer", "seller", "admin"])
export type DealParty = z.infer<typeof DealParty>

const acts = [...new Set(dealMoves.map(([act]): DealAct => act))]
const DealActName = z.enum(acts)

/** Acts on a deal that do not change its state. */
export const sideActs = [
  "propose-meeting",
  "agree-to-meeting",
  "lower-price",
  "show-code",
  "statement",
  "review",
  "clear",
] as const
export type SideAct = (typeof sideActs)[number]

export const couriers = ["Pathao", "Steadfast", "REDX", "Sundarban", "SA Paribahan"] as const

export const NewShipment = z
  .object({
    courier: required("courier", 40).meta({ examples: [...couriers] }),
    trackingCode: required("trackingCode", 40).regex(
      /^[A-Za-z0-9-]{4,40}$/,
      fieldError("notATrackingCode", "trackingCode"),
    ),
  })
  .meta({ id: "NewShipment" })
export type NewShipment = z.infer<typeof NewShipment>

export const Shipment = z
  .object({ courier: z.string(), trackingCode: z.string(), sentAt: z.iso.datetime() })
  .meta({ id: "Shipment" })

/** Codes instead of free text, because the events of a deal are kept for good. */
export const endReasons = ["changed-mind", "no-answer", "not-available", "came-back", "other"] as const

export type EndReason = (typeof endReasons)[number]

export const DealEnd = z
  .object({ reason: z.enum(endReasons, fieldError("notAChoice", "reason")).optional() })
  .meta({ id: "DealEnd" })
export type DealEnd = z.infer<typeof DealEnd>

export const refundStates = ["requested", "sent", "done", "failed", "byHand", "byBank"] as const

export const Refund = z
  .object({
    _id: Id,
    amount: z.number().positive().meta({ description: "BDT" }),
    reason: z.string(),
    state: z.enum(refundStates),
    reference: z.string().optional().meta({
      description: "What the gateway calls it, or an admin who paid it by hand; for admins",
    }),
    createdAt: z.iso.datetime(),
    doneAt: z.iso.datetime().optional(),
  })
  .meta({ id: "Refund" })

export const chargebackStates = ["open", "won", "lost"] as const

export const Chargeback = z
  .object({
    amount: z.number().positive().meta({ description: "BDT" }),
    state: z.enum(chargebackStates),
    isWithdrawn: z.boolean().meta({ description: "Its money is with the bank" }),
  })
  .meta({ id: "Chargeback" })

const DealEvent = z
  .object({
    act: DealActName,
    from: DealState,
    to: DealState,
    by: z.enum(dealRoles),
    reason: z.string().optional(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "DealEvent" })

const Gateway = z.object({
  provider: z.string(),
  reference: z
    .string()
    .optional()
    .meta({ description: "What it calls the payment, beside its transaction id" }),
})

const Person = z.object({ _id: Id, name: z.string() })

export const Deal = z
  .object({
    _id: Id,
    you: DealParty,
    state: DealState,
    paymentWaits: z
      .literal(true)
      .optional()
      .meta({ description: "Kept for its buyer, and paid for once its seller is no longer suspended" }),
    dueAt: z.iso.datetime().optional().meta({ description: "When it moves on by itself" }),
    method: z.enum(["card", "hosted", "cash"]).optional(),
    delivery: z.enum(["meet", "courier"]),
    address: z.string().optional(),
    sellingPrice: z.number().positive().meta({ description: "BDT" }),
    priceToday: z.number().positive().optional().meta({ description: "BDT, where it differs" }),
    deliveryFee: z.number().min(0).meta({ description: "BDT" }),
    amountDue: z.number().positive().meta({ description: "BDT" }),
    product: z.object({ _id: Id, name: z.string(), photo: z.string(), photoSizes: z.array(PhotoSize) }),
    buyer: Person.extend({ record: BuyerRecord.optional().meta({ description: "For the seller" }) }),
    seller: Person,
    phones: z
      .object({ buyer: z.string(), seller: z.string() })
      .optional()
      .meta({ description: "For the two of them, from when the product is kept or paid" }),
    sellerLocation: z.string().optional(),
    transactionId: z.string().optional(),
    gateway: Gateway.optional().meta({ description: "Of its payment, for admins" }),
    meeting: Meeting.optional(),
    shipment: Shipment.optional(),
    refunds: z.array(Refund),
    chargeback: Chargeback.optional().meta({
      description:
        "All that the buyer's bank has taken back for good, of a deal that is refunded or not completed and not on hold also before it decides; for admins and the seller of a completed deal also what it asks or asked for",
    }),
    givenByBank: z.number().positive().optional().meta({
      description:
        "BDT, beside a chargeback: of what the buyer gets back, or would get, what comes from their bank",
    }),
    dispute: Dispute.optional(),
    reviews: DealReviews.optional().meta({ description: "From its end on" }),
    events: z.array(DealEvent).meta({ description: "Oldest first" }),
    onHold: z.boolean(),
    endReason: z.string().optional(),
    may: z.array(z.enum([...acts, ...sideActs])).meta({ description: "What the asker may do now" }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Deal" })
export type Deal = z.infer<typeof Deal>

export const Deals = z.array(Deal)

export const DealParam = z.object({ id: Id })

export const declineReasons = ["cannot-meet", "online-only", "other"] as const

export const Decline = z
  .object({ reason: z.enum(declineReasons, fieldError("notAChoice", "reason")).optional() })
  .meta({ id: "Decline" })

const states = z
  .string()
  .transform((states) => states.split(","))
  .pipe(z.array(DealState))
  .optional()
  .meta({ description: "One or several, with commas between" })

export const DealFilter = Page.extend({
  as: z.enum(["buyer", "seller"]).optional(),
  state: states,
  isToAnswer: z
    .enum(["true", "false"])
    .transform((isToAnswer) => isToAnswer === "true")
    .optional()
    .meta({
      description:
        "Those that wait for their seller: asked for cash or to meet, to send, or to answer a dispute; or the others",
    }),
})
export type DealFilter = z.infer<typeof DealFilter>

export const AllDealsFilter = Page.extend({
  q: ListWords.optional().meta({
    description:
      "Words of the product's and the two people's names, the e-mail address of one of them, or the transaction id of a payment, ours or its gateway's, or the gateway's of a refund",
  }),
  state: states,
})
export type AllDealsFilter = z.infer<typeof AllDealsFilter>
