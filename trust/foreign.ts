import { z } from "zod"
import { Inserted } from "../contract/fields.ts"
import { Session } from "../contract/identity.ts"
import { ClientSecret } from "../contract/payments.ts"
import { transactionOf } from "../test/paying.ts"
import { type Person, read, stranger } from "../test/people.ts"
import type { Product } from "../test/product.ts"
import { type Crowd, crowd } from "./people.ts"
import { listsAnother, prepares, type Purchase, showsCard } from "./sales.ts"
import type { Seeded } from "./seeded.ts"

type Asker = Pick<Person, "get" | "post" | "patch" | "delete"> & { name: string }
type Method = "get" | "post" | "patch" | "delete"
/** `refusal` is the status where it is another than for a want of rights. */
export type Probe = { asker: Asker; method: Method; path: string; body?: unknown; refusal?: number }
export type Neighbours = Awaited<ReturnType<typeof neighbours>>

const productsEach = 24

/** Sellers and buyers with things of their own, a stranger, and messages to the admin. */
export async function neighbours(product: Product) {
  const crowds: Crowd[] = []
  for (const place of ["Dhaka", "Sylhet", "Khulna", "Bogura"])
    crowds.push(await crowd(product, 2, ` of ${place}`))
  const houses = await Promise.all(crowds.map(furnished))
  const [first] = crowds
  if (!first) throw new Error("nobody came")
  const message = { name: "Mina", email: "mina@example.org", message: "Hello" }
  const messageIds: string[] = []
  while (messageIds.length < 40)
    messageIds.push((await read(Inserted, first.nobody.post("/api/contact", message))).insertedId)
  const nobody = { ...stranger(first.api), name: "a stranger" }
  const [sellers, buyers] = [houses.map(({ seller }) => seller), houses.flatMap((house) => house.buyers)]
  return { api: first.api, sellers, buyers, nobody, messageIds, everyone: [...sellers, ...buyers] }
}

/** Each buyer has booked half of the seller's products and wished for them, and paid for one. */
async function furnished({ rahim, buyers, template }: Crowd) {
  const productIds: string[] = []
  while (productIds.length < productsEach) productIds.push(await listsAnother({ rahim, template }))
  const half = productsEach / 2
  const bought = buyers.map((buyer, place) => buys(buyer, productIds.slice(place * half, (place + 1) * half)))
  const sessionId = await sessionOf(rahim)
  return { seller: { ...rahim, template, productIds, sessionId }, buyers: await Promise.all(bought) }
}

async function buys(buyer: Person, productIds: string[]) {
  const purchases: Purchase[] = []
  const wishIds: string[] = []
  for (const _id of productIds) {
    purchases.push(await prepares(buyer, _id))
    wishIds.push((await read(Inserted, buyer.post("/api/wishlist", { product: { _id } }))).insertedId)
  }
  if (purchases[0]) await showsCard(purchases[0])
  // names no booking yet
  const spare = buyer.post("/api/create-payment-intent", { sellingPrice: 62_000 })
  const spareId = transactionOf((await read(ClientSecret, spare)).clientSecret)
  return { ...buyer, purchases, wishIds, spareId, sessionId: await sessionOf(buyer) }
}

async function sessionOf(person: Person) {
  const [session] = await read(z.array(Session), person.get("/api/auth/list-sessions"))
  return session?._id ?? ""
}

/** A call about what is someone else's: whole, by someone who is signed in rightly but has no right to it. */
export function foreignCall(place: Neighbours, random: Seeded): Probe {
  return random.pick([...ofSellers(place, random), ...ofBuyers(place, random), ...ofPeople(place, random)])
}

function ofSellers({ sellers, nobody, everyone }: Neighbours, random: Seeded): Probe[] {
  const seller = random.pick(sellers)
  // of a wrong role, of the right one, of none
  const asker = random.pick<Asker>([...everyone, nobody].filter((each) => each !== seller))
  const rival = random.pick(sellers.filter((each) => each !== seller))
  const { template } = seller
  const id = random.pick(seller.productIds)
  const theirs = { sellerEmail: asker.name, sellerId: rival.id, productPhoto: rival.template.productPhoto }
  return [
    { asker, method: "delete", path: `/api/products/${id}` },
    { asker, method: "patch", path: `/api/myProducts/${id}`, body: { ad: "ADVERTISED", ...theirs } },
    { asker, method: "get", path: `/api/myProducts?email=${seller.email}` },
    // a seller may list, but not with this photo
    { asker: rival, method: "post", path: "/api/products", body: template, refusal: 422 },
  ]
}

function ofBuyers({ buyers, nobody, everyone }: Neighbours, random: Seeded): Probe[] {
  const buyer = random.pick(buyers)
  const asker = random.pick<Asker>([...everyone, nobody].filter((each) => each !== buyer))
  const rival = random.pick(buyers.filter((each) => each !== buyer))
  const { bookingId, transactionId } = random.pick(buyer.purchases)
  const own = random.pick(rival.purchases).bookingId
  const intent = { bookingId, sellingPrice: 62_000 }
  const spare = { bookingId, transactionId: rival.spareId }
  return [
    { asker, method: "get", path: `/api/bookings?email=${buyer.email}` },
    { asker, method: "get", path: `/api/bookings/${bookingId}` },
    { asker, method: "delete", path: `/api/bookings/${bookingId}` },
    { asker, method: "get", path: `/api/wishlist?email=${buyer.email}` },
    { asker, method: "delete", path: `/api/wishlist/${random.pick(buyer.wishIds)}` },
    { asker, method: "post", path: "/api/create-payment-intent", body: intent },
    {
      asker,
      method: "post",
      path: "/api/payments",
      body: { bookingId, transactionId, buyerEmail: buyer.email },
    },
    // someone else's money for one's own booking, and one's own for theirs
    { asker: rival, method: "post", path: "/api/payments", body: { bookingId: own, transactionId } },
    { asker: rival, method: "post", path: "/api/payments", body: spare },
  ]
}

function ofPeople({ sellers, buyers, nobody, everyone, messageIds }: Neighbours, random: Seeded): Probe[] {
  const [seller, buyer, owner] = [random.pick(sellers), random.pick(buyers), random.pick(everyone)]
  const asker = random.pick<Asker>([...everyone, nobody])
  const other = random.pick<Asker>([...everyone, nobody].filter((each) => each !== owner))
  const list = random.pick(["/api/users/buyer", "/api/users/seller", "/api/contact", "/api/community"])
  return [
    { asker: other, method: "get", path: `/api/jwt?email=${owner.email}` },
    { asker: other, method: "post", path: "/api/auth/revoke-session", body: { id: owner.sessionId } },
    { asker, method: "get", path: random.pick([list, "/api/audit"]) },
    { asker, method: "patch", path: `/api/users/seller/${seller.id}`, body: { status: "VERIFIED" } },
    { asker, method: "patch", path: `/api/users/admin/${owner.id}`, body: {} },
    { asker, method: "delete", path: `/api/users/${owner.id}/sessions` },
    { asker, method: "delete", path: `/api/users/seller/${seller.id}` },
    { asker, method: "delete", path: `/api/users/buyer/${buyer.id}` },
    { asker, method: "delete", path: `/api/contact/${random.pick(messageIds)}` },
  ]
}
