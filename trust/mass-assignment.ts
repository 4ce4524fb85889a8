import { Inserted } from "../contract/fields.ts"
import { ClientSecret, Settled } from "../contract/payments.ts"
import { Product as ProductSchema } from "../contract/products.ts"
import type { Db } from "../db/tables.ts"
import { cardOf, transactionOf } from "../test/acts/paying.ts"
import { type Api, cookieOf, password, type Person, read, stranger } from "../test/people.ts"
import type { Crowd } from "./people.ts"
import type { Random } from "./random.ts"
import { listAnother } from "./sales.ts"

// fields that nobody may set, even of what they own
const more = {
  _id: "018f0000-0000-7000-8000-000000000001",
  id: "018f0000-0000-7000-8000-000000000002",
  role: "admin",
  status: "VERIFIED",
  state: "released",
  amount: 1,
  emailVerified: true,
  sellerVerified: true,
  paid: true,
  paidAt: "2026-01-01T00:00:00Z",
  soldAt: "2026-01-01T00:00:00Z",
  saleStatus: "SOLD",
  deletedAt: "2026-01-01T00:00:00Z",
  previousPrice: 1,
  withdrawnAt: "2026-01-01T00:00:00Z",
  createdAt: "2001-01-01T00:00:00Z",
}

type More = Record<string, unknown>

/** Calls in each turn of {@link excessGranted}. */
export const callsPerTurn = 12

type TestApp = { api: Api; rahim: Seller; sadia: Seller; ana: Person; tomal: Person }
type Seller = Person & { template: Crowd["template"] }

/** Effects of valid calls that only their additional fields asked for. */
export async function excessGranted(db: Db, { api, rahim, sadia, ana, tomal }: TestApp, random: Random) {
  const extra = Object.fromEntries(Object.entries(more).filter(() => random.chance(0.6)))
  const theirs = { ...extra, sellerId: sadia.id, sellerEmail: sadia.email, buyerId: tomal.id }
  const productId = await listAnother({ rahim, template: { ...rahim.template, ...theirs } })
  const wrong = {
    ...(await excessOfProducts(rahim, sadia, productId, theirs)),
    ...(await excessOfMoney(db, ana, productId, { ...theirs, buyerEmail: tomal.email })),
    ...(await excessOfNewcomer(db, api, `mina.${random.below(2 ** 31)}`, extra)),
  }
  return Object.entries(wrong).flatMap(([what, isSo]) => (isSo ? [what] : []))
}

function isMadeUp(id: string) {
  return id === more._id || id === more.id
}

async function excessOfProducts(rahim: Seller, sadia: Seller, productId: string, theirs: More) {
  const listed = await read(ProductSchema, rahim.get(`/api/products/${productId}`))
  const own = await listAnother({ rahim: sadia, template: sadia.template })
  const { productPhoto } = rahim.template
  await sadia.patch(`/api/myProducts/${own}`, { ad: "ADVERTISED", ...theirs, productPhoto, sellingPrice: 1 })
  await sadia.patch(`/api/products/${own}`, { location: "Sylhet", ...theirs })
  await sadia.patch("/api/users/me", { ...theirs, location: "Sylhet" })
  const priced = await read(ProductSchema, sadia.get(`/api/products/${own}`))
  return {
    "the id of a product": isMadeUp(productId),
    "someone else's product": listed.sellerId !== rahim.id,
    "a product that is sold": listed.saleStatus !== "AVAILABLE",
    "a seller's check mark": listed.sellerVerified || priced.sellerVerified,
    "the day of a product": listed.postingDate.includes("2001"),
    "another price": priced.sellingPrice !== 62_000 || priced.previousPrice !== undefined,
    "someone else's product by an edit": priced.sellerId !== sadia.id || priced.saleStatus !== "AVAILABLE",
    "someone else's photo": priced.productPhoto !== sadia.template.productPhoto,
  }
}

async function excessOfMoney(db: Db, ana: Person, productId: string, theirs: More) {
  const place = { buyerPhone: "01800000001", buyerLocation: "Sylhet" }
  const inserted = await read(Inserted, ana.post("/api/bookings", { ...theirs, ...place, productId }))
  await ana.patch(`/api/bookings/${inserted.insertedId}`, { ...theirs, sellingPrice: 62_000 })
  const order = { ...theirs, sellingPrice: 62_000, bookingId: inserted.insertedId }
  const opened = ana.post("/api/create-payment-intent", { ...order, currency: "USD" })
  const { clientSecret } = await read(ClientSecret, opened)
  const payment = { ...order, sellingPrice: 1, transactionId: transactionOf(clientSecret) }
  const early = await ana.post("/api/payments", { ...payment, state: "captured" })
  const bookings = db.selectFrom("bookings").selectAll().where("id", "=", inserted.insertedId)
  const booked = await bookings.executeTakeFirstOrThrow()
  const intents = db.selectFrom("sandbox.intents").selectAll().where("clientSecret", "=", clientSecret)
  const intent = await intents.executeTakeFirstOrThrow()
  await ana.post("/api/sandbox/confirm", { ...theirs, ...cardOf(clientSecret) })
  await read(Settled, ana.post("/api/payments", payment))
  const payments = db.selectFrom("payments").selectAll().where("transactionId", "=", intent.id)
  const paid = await payments.executeTakeFirstOrThrow()
  return {
    "a booking for someone else": booked.buyerId !== ana.id || booked.productId !== productId,
    "a booking that is paid": booked.paidAt !== null,
    "an intent of another amount": intent.amount !== 6_200_000 || intent.currency !== "bdt",
    "a payment without a card": early.ok || intent.status !== "requires_payment_method",
    "a payment of someone else": paid.buyerId !== ana.id || paid.bookingId !== booked.id,
    "a payment of another amount": paid.amount !== 6_200_000 || paid.state !== "captured",
  }
}

async function excessOfNewcomer(db: Db, api: Api, name: string, extra: More) {
  const email = `${name}@backline.example`
  const signUp = { ...extra, name, email, password }
  const cookie = cookieOf(await stranger(api).post("/api/auth/sign-up/email", signUp))
  const headers = { cookie, "Content-Type": "application/json" }
  const body = JSON.stringify({ ...extra, name, email, role: "Buyer" })
  await read(Inserted, api.request("/api/users", { method: "POST", headers, body }))
  const identities = db.selectFrom("identity.user").selectAll().where("email", "=", email)
  const identity = await identities.executeTakeFirstOrThrow()
  const user = await db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirstOrThrow()
  return {
    "the id of an account": isMadeUp(identity.id) || isMadeUp(user.id),
    "a confirmed address": identity.emailVerified,
    "the day of an account": [identity, user].some(({ createdAt }) => createdAt.getUTCFullYear() === 2001),
    "another role": user.role !== "Buyer",
    "a check mark of a newcomer's own": user.status !== null,
  }
}
