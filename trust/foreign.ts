import { Bookings } from "../contract/bookings.ts"
import { Inserted } from "../contract/fields.ts"
import { Product as Goods } from "../contract/products.ts"
import { books, opens } from "../test/paying.ts"
import { lists, type Person, read, stranger } from "../test/people.ts"
import type { Product } from "../test/product.ts"
import { crowd } from "./people.ts"
import { listsAnother } from "./sales.ts"
import type { Seeded } from "./seeded.ts"

type Asker = Pick<Person, "get" | "post" | "patch" | "delete"> & { name: string }
type Method = "get" | "post" | "patch" | "delete"
export type Probe = { asker: Asker; method: Method; path: string; body?: unknown }
export type Neighbours = Awaited<ReturnType<typeof neighbours>>

/** Rahim and a buyer of his, with things of theirs, and everyone who has no right to them. */
export async function neighbours(product: Product) {
  const { api, rahim, buyers, template } = await crowd(product, 2)
  const { rahim: sadia } = await crowd(product, 0, " the other")
  const [ana, tomal] = buyers
  if (!ana || !tomal) throw new Error("not everyone came")
  const productId = await listsAnother({ rahim, template })
  const bookingId = await books(ana, productId)
  const wish = { product: { _id: productId } }
  const wishId = (await read(Inserted, ana.post("/api/wishlist", wish))).insertedId
  const own = await lists(sadia, template.categoryId)
  await opens(ana, bookingId)
  const nobody = { ...stranger(api), name: "a stranger" }
  return { rahim, sadia, ana, tomal, nobody, template, productId, bookingId, wishId, own }
}

/** A call about what is someone else's: whole, by someone who is signed in rightly but has no right to it. */
export function foreignCall(place: Neighbours, random: Seeded): Probe {
  const { rahim, sadia, ana, tomal, nobody, productId, bookingId, wishId, template } = place
  const { sellingPrice } = template
  // of a wrong role, of the right one, of none
  const [notSeller, notBuyer] = [random.pick([ana, sadia, nobody]), random.pick([rahim, tomal, nobody])]
  const notAdmin = random.pick([rahim, sadia, ana, tomal, nobody])
  const mail = random.pick([rahim, sadia, ana, tomal].filter((each) => each !== notAdmin))
  return random.pick<Probe>([
    { asker: notSeller, method: "delete", path: `/api/products/${productId}` },
    {
      asker: notSeller,
      method: "patch",
      path: `/api/myProducts/${productId}`,
      body: { ad: "ADVERTISED", sellerEmail: notSeller.name, sellerId: sadia.id },
    },
    { asker: notSeller, method: "get", path: `/api/myProducts?email=${rahim.email}` },
    { asker: notBuyer, method: "get", path: `/api/bookings?email=${ana.email}` },
    { asker: notBuyer, method: "get", path: `/api/bookings/${bookingId}` },
    { asker: notBuyer, method: "delete", path: `/api/bookings/${bookingId}` },
    { asker: notBuyer, method: "get", path: `/api/wishlist?email=${ana.email}` },
    { asker: notBuyer, method: "delete", path: `/api/wishlist/${wishId}` },
    {
      asker: notBuyer,
      method: "post",
      path: "/api/create-payment-intent",
      body: { bookingId, sellingPrice },
    },
    {
      asker: notBuyer,
      method: "post",
      path: "/api/payments",
      body: { bookingId, transactionId: `pi_${random.below(1e9)}`, buyerEmail: ana.email },
    },
    { asker: notAdmin, method: "get", path: `/api/jwt?email=${mail.email}` },
    { asker: notAdmin, method: "get", path: `/api/users/${random.pick(["buyer", "seller"])}` },
    { asker: notAdmin, method: "patch", path: `/api/users/seller/${rahim.id}`, body: { status: "VERIFIED" } },
    { asker: notAdmin, method: "patch", path: `/api/users/admin/${mail.id}`, body: {} },
    { asker: notAdmin, method: "delete", path: `/api/users/${ana.id}/sessions` },
    { asker: notAdmin, method: "delete", path: `/api/users/seller/${rahim.id}` },
    { asker: notAdmin, method: "delete", path: `/api/users/buyer/${ana.id}` },
    { asker: notAdmin, method: "get", path: random.pick(["/api/contact", "/api/community", "/api/audit"]) },
  ])
}

// what nobody may say of a thing of one's own
const more = {
  _id: "018f0000-0000-7000-8000-000000000001",
  id: "018f0000-0000-7000-8000-000000000002",
  role: "Admin",
  status: "VERIFIED",
  sellerVerified: true,
  paid: true,
  paidAt: "2026-01-01T00:00:00Z",
  soldAt: "2026-01-01T00:00:00Z",
  saleStatus: "SOLD",
  deletedAt: "2026-01-01T00:00:00Z",
  createdAt: "2001-01-01T00:00:00Z",
}

/** What a right call brought about that only its additional fields asked for. */
export async function wishesGranted(place: Neighbours, random: Seeded) {
  const { rahim, sadia, ana, tomal, own, template } = place
  const extra = Object.fromEntries(Object.entries(more).filter(() => random.chance(0.6)))
  const theirs = { ...extra, sellerId: sadia.id, sellerEmail: sadia.email, buyerId: tomal.id }
  const productId = await listsAnother({ rahim, template: { ...template, ...theirs } })
  const goods = await read(Goods, rahim.get(`/api/products/${productId}`))
  const booking = { productId, buyerPhone: "01800000001", buyerLocation: "Sylhet" }
  await ana.post("/api/bookings", { ...booking, ...theirs, buyerEmail: tomal.email })
  await sadia.patch(`/api/myProducts/${own}`, { ad: "ADVERTISED", ...theirs, sellingPrice: 1 })
  const priced = await read(Goods, sadia.get(`/api/products/${own}`))
  const [booked] = await read(Bookings, ana.get(`/api/bookings?email=${ana.email}`))
  const known = await (await tomal.post("/api/users", { ...tomal, ...extra, role: "Admin" })).text()
  const wrong = {
    "the id of a product": productId === more._id || productId === more.id,
    "someone else's product": goods.sellerId !== rahim.id,
    "a product that is sold": goods.saleStatus !== "AVAILABLE",
    "a seller's check mark": goods.sellerVerified,
    "the day of a product": goods.postingDate.includes("2001"),
    "another price": priced.sellingPrice === 1,
    "a booking for someone else": booked?.buyerEmail !== ana.email || booked.productId !== productId,
    "a booking that is paid": booked?.paid === true,
    "another role": known.includes('"Admin"'),
  }
  await rahim.delete(`/api/products/${productId}`)
  return Object.entries(wrong).flatMap(([what, isSo]) => (isSo ? [what] : []))
}
