import { z } from "zod"
import type { AmountLimits } from "./amount-limits.ts"
import { Id, Ignored, lowestPrice, price, required } from "./fields.ts"
import { bdt } from "./money.ts"

export const currency = "BDT"

/** Without `bookingId` (spec §7's bare body) the intent settles only against a booking of exactly that amount. */
export const NewPaymentIntent = z
  .object({ sellingPrice: price("Selling Price", lowestPrice), bookingId: Id.optional() })
  .meta({ id: "NewPaymentIntent" })
export type NewPaymentIntent = z.infer<typeof NewPaymentIntent>

export const ClientSecret = z.object({ clientSecret: z.string() }).meta({ id: "ClientSecret" })

/** `transactionId` is the payment intent's id at the card provider. */
export const NewPayment = z
  .object({
    transactionId: required("Transaction", 255),
    bookingId: Id,
    sellingPrice: Ignored,
    buyerEmail: Ignored,
    productId: Ignored,
  })
  .meta({ id: "NewPayment" })
export type NewPayment = z.infer<typeof NewPayment>

export const Settled = z.object({ insertedId: Id }).meta({ id: "Settled" })

/** The answer to a provider's event. */
export const Received = z.object({ received: z.literal(true) }).meta({ id: "Received" })

/** The card form of the sandbox provider. Real providers keep card data away from this product. */
export const SandboxCard = z
  .object({
    clientSecret: required("Client secret", 255),
    number: required("Card number", 30),
    expiry: required("Expiry date", 7),
    cvc: required("Security code", 4),
    name: required("Name", 100),
    email: required("Email", 254),
  })
  .meta({ id: "SandboxCard" })
export type SandboxCard = z.infer<typeof SandboxCard>

/** The confirmation step some cards ask for. */
export const SandboxApproval = z
  .object({ clientSecret: required("Client secret", 255), approved: z.boolean() })
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

/** What the sandbox answers to its cards, with the numbers a person can try. */
export const sandboxDeclines = {
  "4000000000000002": "Your card was declined.",
  "4000000000009995": "Your card has insufficient funds.",
  "4000000000000069": "Your card has expired.",
  "4000000000000127": "Your card's security code is incorrect.",
} as const

export const paymentMessages = {
  notCharged: "This product has just been sold to someone else. Your card was not charged.",
  alreadyPaid: "You have paid for this product already.",
  notPayable: ({ lowest, highest }: AmountLimits) =>
    `This price cannot be paid by card, which takes from ${bdt(lowest)} to ${bdt(highest)} at once.`,
  /** What the card provider refuses, and why. */
  refused: {
    amount: "The card provider does not take this amount. Please tell the seller.",
    currency:
      "The card provider does not take BDT for Backline. Nothing is wrong with your card; please write to us.",
    capture:
      "The card provider does not let us finish your payment yet. Please do not pay again: we finish it or free the money on your card, and My Orders shows which.",
    account:
      "The card provider does not take payments for Backline as it is set up. Nothing is wrong with your card; please write to us.",
  },
} as const
