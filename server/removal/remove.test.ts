import { expect, test } from "vitest"
import { Bookings } from "../../contract/bookings.ts"
import { Inserted } from "../../contract/fields.ts"
import { Product, Products } from "../../contract/products.ts"
import { UserRecord } from "../../contract/users.ts"
import { Wishes } from "../../contract/wishlist.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { testApp, appWithBooking, appWithClaim } from "../../test/test-app.ts"
import { settleBalance } from "../../test/acts/crediting.ts"
import { queueBehindLock } from "../../test/database.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { bookProduct, holdWithoutEvent, payBooking, receiveProduct } from "../../test/acts/paying.ts"
import {
  signUpUser,
  listProduct,
  password,
  type Person,
  problemOf,
  productOf,
  read,
} from "../../test/people.ts"

keepInvariants()

/** An app in which Rahim has one product sold to Ana and one that Tomal has booked and wished for. */
async function appWithTrade() {
  const product = await testApp()
  const { rahim, ana, tomal, admin, guitars } = product
  const [sold, unsold] = [await listProduct(rahim, guitars), await listProduct(rahim, guitars)]
  const paid = await bookProduct(ana, sold)
  await payBooking(ana, paid)
  await receiveProduct(ana, paid)
  await settleBalance(admin, rahim)
  const unpaid = await bookProduct(tomal, unsold)
  await tomal.post("/api/wishlist", { product: { _id: unsold } })
  return { ...product, sold, unsold, paid, unpaid }
}

test("the open offers of a removed buyer end with their bookings, of which the seller is told", async () => {
  const { admin, rahim, tomal, unpaid, db, context } = await appWithTrade()
  await tomal.post(`/api/bookings/${unpaid}/offers`, { amount: 50_000 })
  await admin.delete(`/api/users/buyer/${tomal.id}`)
  expect(await db.selectFrom("offers").select("state").execute()).toEqual([{ state: "withdrawn" }])
  expect((await notificationsOf(context, rahim))[0]).toMatchObject({ type: "booking-withdrawn" })
})

test("a removed seller is out at once; unsold products go, what was sold stays", async () => {
  const { admin, rahim, ana, tomal, nobody, sold, unsold } = await appWithTrade()
  expect((await admin.delete(`/api/users/seller/${rahim.id}`)).status).toBe(200)
  expect((await rahim.get(`/api/jwt?email=${rahim.email}`)).status).toBe(401)
  expect((await rahim.delete(`/api/products/${unsold}`)).status).toBe(401)
  const signIn = await nobody.post("/api/auth/sign-in/email", { email: rahim.email, password })
  expect(await signIn.json()).toMatchObject({ code: "auth/user-not-found" })
  expect((await read(Products, nobody.get("/api/products"))).map(({ _id }) => _id)).toEqual([sold])
  const left = await read(Product, nobody.get(`/api/products/${sold}`))
  expect(left).toMatchObject({ sellerName: "Former member", saleStatus: "SOLD", phoneNumber: "" })
  expect(await read(Product, admin.get(`/api/products/${sold}`))).toMatchObject({ sellerEmail: "" })
  const [booking] = await read(Bookings, tomal.get(`/api/bookings?email=${tomal.email}`))
  expect(booking).toMatchObject({ availability: "GONE" })
  const [wish] = await read(Wishes, tomal.get(`/api/wishlist?email=${tomal.email}`))
  expect(wish?.product.availability).toBe("GONE")
  const [bought] = await read(Bookings, ana.get(`/api/bookings?email=${ana.email}`))
  expect(bought).toMatchObject({ paid: true, sellerName: "Former member" })
})

test("a seller with a balance, or a payout under way, is not removed before it is settled", async () => {
  const { admin, rahim, ana, bookingId } = await appWithBooking()
  const remove = () => problemOf(admin.delete(`/api/users/seller/${rahim.id}`))
  await payBooking(ana, bookingId)
  expect(await remove()).toMatchObject({ status: 409, code: "deal-under-way" })
  const underWay = async ({ id }: { id: string }) =>
    (await read(UserRecord, admin.get(`/api/users/${id}`))).dealsUnderWay.map(({ _id }) => _id)
  for (const person of [rahim, ana]) expect(await underWay(person)).toEqual([bookingId])
  await receiveProduct(ana, bookingId)
  expect(await underWay(rahim)).toEqual([])
  expect(await remove()).toMatchObject({ status: 409, code: "balance-open" })
  const payout = admin.post("/api/payouts", { sellerId: rahim.id, amount: 62_000 })
  const { insertedId } = await read(Inserted, payout)
  expect(await remove()).toMatchObject({ code: "balance-open" })
  await admin.patch(`/api/payouts/${insertedId}`, { state: "paid", reference: "TX 1" })
  expect((await admin.delete(`/api/users/seller/${rahim.id}`)).status).toBe(200)
})

test("before someone is removed an admin sees what would go with the account", async () => {
  const { admin, rahim, ana, tomal } = await appWithTrade()
  const goesWith = ({ id }: Person) => read(UserRecord, admin.get(`/api/users/${id}`))
  expect(await goesWith(rahim)).toMatchObject({ email: rahim.email, products: 1, bookings: 0 })
  expect(await goesWith(tomal)).toMatchObject({ email: tomal.email, products: 0, bookings: 1 })
  expect(await goesWith(ana)).toMatchObject({ email: ana.email, products: 0, bookings: 0 })
})

test("a removed buyer's unpaid bookings and wishes go; what was paid stays on record", async () => {
  const { admin, ana, tomal, sold, db, nobody } = await appWithTrade()
  for (const buyer of [ana, tomal])
    expect((await admin.delete(`/api/users/buyer/${buyer.id}`)).status).toBe(200)
  expect(await db.selectFrom("wishlist").selectAll().execute()).toEqual([])
  const live = await db
    .selectFrom("bookings")
    .select(["buyerName", "productId"])
    .where("removedAt", "is", null)
    .execute()
  expect(live).toEqual([{ buyerName: "Former member", productId: sold }])
  expect(await read(Product, nobody.get(`/api/products/${sold}`))).toMatchObject({ saleStatus: "SOLD" })
})

test("whoever was removed may sign up again, as someone new", async () => {
  const { admin, ana, api } = await appWithTrade()
  await admin.delete(`/api/users/buyer/${ana.id}`)
  const again = await signUpUser(api, ana.name, "Seller")
  expect(again.id).not.toBe(ana.id)
  expect((await again.get(`/api/myProducts?email=${again.email}`)).status).toBe(200)
})

const endings: [string, (product: Traded) => Promise<Response>][] = [
  ["removed", ({ admin, rahim }) => admin.delete(`/api/users/seller/${rahim.id}`)],
  ["made an admin", ({ admin, rahim }) => admin.patch(`/api/users/admin/${rahim.id}`)],
]

test.each(endings)("a seller who is %s while listing products leaves none behind", async (_, end) => {
  const all = await appWithTrade()
  const { rahim, guitars, db } = all
  const product = await productOf(rahim, guitars, { productName: "Late" })
  const listing = Array.from({ length: 20 }, () => rahim.post("/api/products", product))
  const [removed, ...listed] = await Promise.all([end(all), ...listing])
  expect(removed.status).toBe(200)
  expect(listed.filter(({ status }) => ![201, 401, 403].includes(status))).toEqual([])
  const left = await db
    .selectFrom("products")
    .select("id")
    .where("productName", "=", "Late")
    .where("deletedAt", "is", null)
    .execute()
  expect(left).toEqual([])
})

test("nobody is removed in the middle of a payment", async () => {
  const { admin, rahim, ana } = await appWithClaim()
  for (const path of [`seller/${rahim.id}`, `buyer/${ana.id}`])
    expect(await problemOf(admin.delete(`/api/users/${path}`))).toMatchObject({
      status: 409,
      code: "payment-under-way",
    })
})

type Traded = Awaited<ReturnType<typeof appWithTrade>>

/** Tomal's concurrent act, and the statuses that the admin may get. */
const acts: [string, number[], (product: Traded) => Promise<() => Promise<Response>>][] = [
  [
    "pays",
    [200, 409],
    async ({ tomal, unpaid, db }) => {
      const payment = { transactionId: await holdWithoutEvent(db, tomal, unpaid), bookingId: unpaid }
      return () => tomal.post("/api/payments", payment)
    },
  ],
  [
    "opens a payment",
    [200],
    async ({ tomal, unpaid }) => {
      const intent = { bookingId: unpaid, sellingPrice: 62_000 }
      return () => tomal.post("/api/create-payment-intent", intent)
    },
  ],
]

test.each(acts)(
  "a buyer who %s and an admin who removes this buyer, then the seller, do not wait for each other",
  async (_, allowed, prepare) => {
    const product = await appWithTrade()
    const { admin, rahim, tomal, unpaid, db } = product
    const act = await prepare(product)
    const [acted, ...removed] = await queueBehindLock(
      db,
      (tx) => tx.selectFrom("bookings").select("id").where("id", "=", unpaid).forUpdate().execute(),
      act,
      () => admin.delete(`/api/users/buyer/${tomal.id}`),
      () => admin.delete(`/api/users/seller/${rahim.id}`),
    )
    expect(acted?.status).toBe(200)
    for (const { status } of removed) expect(allowed).toContain(status)
  },
)

test("a buyer and a seller who are removed at once do not wait for each other", async () => {
  const { admin, rahim, tomal, unsold, unpaid, db } = await appWithTrade()
  expect((await tomal.delete(`/api/bookings/${unpaid}`)).status).toBe(200)
  await bookProduct(tomal, unsold)
  const removed = await queueBehindLock(
    db,
    (tx) => tx.selectFrom("wishlist").select("id").where("buyerId", "=", tomal.id).forUpdate().execute(),
    () => admin.delete(`/api/users/buyer/${tomal.id}`),
    () => admin.delete(`/api/users/seller/${rahim.id}`),
  )
  expect(removed.map(({ status }) => status)).toEqual([200, 200])
})
