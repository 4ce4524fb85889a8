import { z } from "zod"
import { Id, Ignored, lowestPrice, price, required } from "./fields.ts"

export const paymentStates = ["claimed", "captured", "released", "refunded"] as const

export const currency = "BDT"

/** Without `bookingId` (the body of spec §7) the intent can only pay a booking of exactly that amount. */
export const NewPaymentIntent = z
  .object({ sellingPrice: price("sellingPrice", lowestPrice), bookingId: Id.optional() })
  .meta({ id: "NewPaymentIntent" })
export type NewPaymentIntent = z.infer<typeof NewPaymentIntent>

export const ClientSecret = z.object({ clientSecret: z.string() }).meta({ id: "ClientSecret" })

export const NewPayment = z
  .object({
    transactionId: required("transaction", 255),
    bookingId: Id,
    sellingPrice: Ignored,
    buyerEmail: Ignored,
    productId: Ignored,
  })
  .meta({ id: "NewPayment" })
export type NewPayment = z.infer<typeof NewPayment>

export const Settled = z.object({ insertedId: Id }).meta({ id: "Settled" })

export const Received = z.object({ received: z.literal(true) }).meta({ id: "Received" })

/** Sandbox only: browsers send card data to real providers directly. */
export const SandboxCard = z
  .object({
    clientSecret: required("clientSecret", 255),
    number: required("cardNumber", 30),
    expiry: required("expiryDate", 7),
    cvc: required("securityCode", 4),
    name: required("name", 100),
    email: required("email", 254),
  })
  .meta({ id: "SandboxCard" })
export type SandboxCard = z.infer<typeof SandboxCard>

export const SandboxApproval = z
  .object({ clientSecret: required("clientSecret", 255), approved: z.boolean() })
  .meta({ id: "SandboxApproval" })
export type SandboxApproval = z.infer<typeof SandboxApproval>

export const intentStatuses = [
  "requires_payment_method",
  "requires_action",
  "requires_capture",
  "succeeded",
  "canceled",
] as const

export const SandboxIntent = z
  .object({ id: z.string(), status: z.enum(intentStatuses) })
  .meta({ id: "SandboxIntent" })
export type SandboxIntent = z.infer<typeof SandboxIntent>
