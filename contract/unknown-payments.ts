import { z } from "zod"
import { Id, required } from "./fields.ts"

/** A payment whose gateway does not say whether money moved; an admin checks the gateway's portal. */
export const UnknownPayment = z
  .object({
    _id: Id,
    bookingId: Id,
    productName: z.string(),
    buyerName: z.string(),
    amount: z.number().positive().meta({ description: "BDT" }),
    provider: z.string(),
    transactionId: z.string(),
    sessionRef: z.string().optional().meta({ description: "The gateway's number of the payment" }),
    since: z.iso.datetime(),
  })
  .meta({ id: "UnknownPayment" })
export type UnknownPayment = z.infer<typeof UnknownPayment>

export const UnknownPayments = z.array(UnknownPayment)

export const UnknownPaymentParam = z.object({ id: Id })

/** The payment's number in the gateway's portal, needed for a later refund. */
export const FoundPaid = z.object({ reference: required("transaction", 100) }).meta({ id: "FoundPaid" })
