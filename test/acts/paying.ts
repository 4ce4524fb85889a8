import { Deal } from "../../contract/deals.ts"
import { ClientSecret, SandboxIntent, Settled } from "../../contract/payments.ts"
import { Inserted } from "../../contract/fields.ts"
import type { Db } from "../../db/tables.ts"
import { type Person, read } from "../people.ts"

export const goodCard = "4242 4242 4242 4242"

/** A valid phone number and location for a booking. */
export const buyerContact = { buyerPhone: "01800000001", buyerLocation: "Mirpur, Dhaka" }

/** Books a product; returns the booking's id. */
export async function bookProduct(buyer: Person, productId: string) {
  return (await read(Inserted, buyer.post("/api/bookings", { ...buyerContact, productId }))).insertedId
}

/** Opens the payment intent of a booking; returns its client secret. */
export async function openIntent(buyer: Person, bookingId: string, sellingPrice = 62_000) {
  return (await read(ClientSecret, buyer.post("/api/create-payment-intent", { bookingId, sellingPrice })))
    .clientSecret
}

/** The payment id that a client secret begins with: Stripe and the sandbox use the same form. */
export function transactionOf(clientSecret: string) {
  const [id = ""] = clientSecret.split("_secret_")
  return id
}

/** The body that a browser sends to the sandbox provider. */
export function cardOf(
  clientSecret: string,
  changes: { number?: string; expiry?: string; cvc?: string } = {},
) {
  return {
    clientSecret,
    number: goodCard,
    expiry: "12/34",
    cvc: "123",
    name: "Ana",
    email: "ana@example.org",
    ...changes,
  }
}

/** Confirms a card, so that its money is held; returns the transaction id. */
export async function confirmCard(buyer: Person, bookingId: string, sellingPrice?: number) {
  return holdMoney(buyer, await openIntent(buyer, bookingId, sellingPrice))
}

/** Pays for a booking; returns the transaction id. */
export async function payBooking(buyer: Person, bookingId: string, sellingPrice?: number) {
  const transactionId = await confirmCard(buyer, bookingId, sellingPrice)
  await read(Settled, buyer.post("/api/payments", { transactionId, bookingId }))
  return transactionId
}

/** Opens a payment without a booking. */
export async function openUnboundIntent(buyer: Person, sellingPrice: number) {
  const opened = buyer.post("/api/create-payment-intent", { sellingPrice })
  const { clientSecret } = await read(ClientSecret, opened)
  return { id: transactionOf(clientSecret), clientSecret }
}

/** Confirms a card for a payment without a booking; returns the transaction id. */
export async function confirmUnboundCard(buyer: Person, sellingPrice: number) {
  return holdMoney(buyer, (await openUnboundIntent(buyer, sellingPrice)).clientSecret)
}

/** Holds the money for a booking without the provider's event; returns the transaction id. */
export async function holdWithoutEvent(db: Db, buyer: Person, bookingId: string) {
  const id = transactionOf(await openIntent(buyer, bookingId))
  await db.updateTable("sandbox.intents").set({ status: "requires_capture" }).where("id", "=", id).execute()
  return id
}

async function holdMoney(buyer: Person, clientSecret: string) {
  const { id } = await read(SandboxIntent, buyer.post("/api/sandbox/confirm", cardOf(clientSecret)))
  return id
}

/** Confirms receipt of a paid product, which completes the deal. */
export async function receiveProduct(buyer: Person, bookingId: string) {
  return read(Deal, buyer.post(`/api/deals/${bookingId}/received`))
}
