import { Deal } from "../contract/deals.ts"
import { ClientSecret, SandboxIntent, Settled } from "../contract/payments.ts"
import { Inserted } from "../contract/fields.ts"
import type { Db } from "../db/tables.ts"
import { type Person, read } from "./people.ts"

export const goodCard = "4242 4242 4242 4242"

/** A valid phone number and place of a booking. */
export const buyerContact = { buyerPhone: "01800000001", buyerLocation: "Mirpur, Dhaka" }

/** A booking of this buyer; answers its id. */
export async function bookProduct(buyer: Person, productId: string) {
  return (await read(Inserted, buyer.post("/api/bookings", { ...buyerContact, productId }))).insertedId
}

/** The client secret of a booking's open intent. */
export async function openIntent(buyer: Person, bookingId: string, sellingPrice = 62_000) {
  return (await read(ClientSecret, buyer.post("/api/create-payment-intent", { bookingId, sellingPrice })))
    .clientSecret
}

/** The id of the payment that a client secret opens: Stripe's come in this form, and the sandbox's. */
export function transactionOf(clientSecret: string) {
  const [id = ""] = clientSecret.split("_secret_")
  return id
}

/** What a browser sends to the sandbox provider. */
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

/** A card that is confirmed and holds the money; answers the transaction id. */
export async function confirmCard(buyer: Person, bookingId: string, sellingPrice?: number) {
  return holdMoney(buyer, await openIntent(buyer, bookingId, sellingPrice))
}

/** Pays for a booking; answers the transaction id. */
export async function payBooking(buyer: Person, bookingId: string, sellingPrice?: number) {
  const transactionId = await confirmCard(buyer, bookingId, sellingPrice)
  await read(Settled, buyer.post("/api/payments", { transactionId, bookingId }))
  return transactionId
}

/** Opens a payment that names no booking yet. */
export async function openUnboundIntent(buyer: Person, sellingPrice: number) {
  const opened = buyer.post("/api/create-payment-intent", { sellingPrice })
  const { clientSecret } = await read(ClientSecret, opened)
  return { id: transactionOf(clientSecret), clientSecret }
}

/** A card that is confirmed for a payment that names no booking yet; answers the transaction id. */
export async function confirmUnboundCard(buyer: Person, sellingPrice: number) {
  return holdMoney(buyer, (await openUnboundIntent(buyer, sellingPrice)).clientSecret)
}

/** Money that is held for a booking, of which the provider has told nobody yet; answers the transaction id. */
export async function holdWithoutEvent(db: Db, buyer: Person, bookingId: string) {
  const id = transactionOf(await openIntent(buyer, bookingId))
  await db.updateTable("sandbox.intents").set({ status: "requires_capture" }).where("id", "=", id).execute()
  return id
}

async function holdMoney(buyer: Person, clientSecret: string) {
  const { id } = await read(SandboxIntent, buyer.post("/api/sandbox/confirm", cardOf(clientSecret)))
  return id
}

/** Says that a paid product is here and fine: the deal is completed. */
export async function receiveProduct(buyer: Person, bookingId: string) {
  return read(Deal, buyer.post(`/api/deals/${bookingId}/received`))
}
