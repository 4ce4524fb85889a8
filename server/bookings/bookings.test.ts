import { expect, test } from "vitest"
import { Bookings } from "../../contract/bookings.ts"
import { Wishes } from "../../contract/wishlist.ts"
import type { Tx } from "../../db/tables.ts"
import { appWithBooking, testApp } from "../../test/test-app.ts"
import { deal } from "../../test/acts/dealing.ts"
import { queueBehindLock } from "../../test/database.ts"
import { deliverMails } from "../../test/mail.ts"
import { bookProduct, buyerContact, payBooking } from "../../test/acts/paying.ts"
import { listProduct, type Person, read } from "../../test/people.ts"

test("a buyer books a product once, also from two tabs, of which the seller hears once; others may book it too", async () => {
  const { rahim, ana, tomal, guitars, context } = await testApp()
  const productId = await listProduct(rahim, guitars)
  const book = () =>
    ana.post("/api/bookings", { ...buyerContact, productId, sellingPrice: 62_000, buyerName: "Forged" })
  const responses = await Promise.all([book(), book()])
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 409]))
  const refused = responses.find(({ status }) => status === 409)
  expect(await refused?.json()).toMatchObject({ code: "already-booked" })
  const mails = await deliverMails(context)
  expect(mails).toMatchObject([
    { recipient: rahim.email, subject: "New booking of “\u2068Fender Player Stratocaster\u2069”" },
  ])
  expect(mails[0]?.text).toContain("62,000 BDT")
  expect(mails[0]?.text).toContain(buyerContact.buyerPhone)
  expect(mails[0]?.text).not.toContain(ana.email)
  await bookProduct(tomal, productId)
  const [booking] = await read(Bookings, ana.get(`/api/bookings?email=${ana.email}`))
  expect(booking).toMatchObject({
    buyerName: ana.name,
    buyerEmail: ana.email,
    sellingPrice: 62_000,
    paid: false,
  })
})

test("a booking at another price, of a product that is gone, or without a phone number is refused", async () => {
  const { rahim, ana, guitars } = await testApp()
  const productId = await listProduct(rahim, guitars)
  const codeOf = async (body: object) => (await (await ana.post("/api/bookings", body)).json()).code
  expect(await codeOf({ ...buyerContact, productId, sellingPrice: 1 })).toBe("price-changed")
  expect(await codeOf({ ...buyerContact, productId, buyerPhone: "no" })).toBe("invalid")
  await rahim.delete(`/api/products/${productId}`)
  expect(await codeOf({ ...buyerContact, productId })).toBe("not-found")
})

const now = new Date()
/** A concurrent change to the product or its buyer. */
type Change = (tx: Tx, productId: string, buyer: Person) => Promise<unknown>

test.each<[string, string, Change]>([
  [
    "the product is sold",
    "already-sold",
    (tx, id) => tx.updateTable("products").set({ soldAt: now }).where("id", "=", id).execute(),
  ],
  [
    "the product is removed",
    "not-found",
    (tx, id) => tx.updateTable("products").set({ deletedAt: now }).where("id", "=", id).execute(),
  ],
  [
    "the buyer is removed",
    "not-signed-in",
    async (tx, _, { id }) => {
      await tx.selectFrom("users").select("id").where("id", "=", id).forUpdate().execute()
      await tx.updateTable("users").set({ deletedAt: now }).where("id", "=", id).execute()
    },
  ],
])("whoever books at the moment when %s is told so", async (_, code, change) => {
  const { rahim, ana, guitars, db, context } = await testApp()
  const productId = await listProduct(rahim, guitars)
  const [answer] = await queueBehindLock(
    db,
    (tx) => change(tx, productId, ana),
    // waits for the lock after it has read the product
    () => ana.post("/api/bookings", { ...buyerContact, productId }),
  )
  expect(await answer?.json()).toMatchObject({ code })
  expect(await db.selectFrom("bookings").select("id").execute()).toEqual([])
  expect(await deliverMails(context)).toEqual([])
})

test("who took a booking away may book again, of which the seller hears once", async () => {
  const { ana, productId, bookingId, context } = await appWithBooking()
  expect(await (await ana.delete(`/api/bookings/${bookingId}`)).json()).toEqual({ deletedCount: 1 })
  expect(await bookProduct(ana, productId)).not.toBe(bookingId)
  expect(await deliverMails(context)).toHaveLength(1)
})

test("who booked a product sees it sold to someone else, or gone", async () => {
  const { rahim, ana, tomal, guitars } = await testApp()
  const [sold, gone] = [await listProduct(rahim, guitars), await listProduct(rahim, guitars)]
  await bookProduct(tomal, sold)
  await bookProduct(tomal, gone)
  await payBooking(ana, await bookProduct(ana, sold))
  await rahim.delete(`/api/products/${gone}`)
  const found = await read(Bookings, tomal.get(`/api/bookings?email=${tomal.email}`))
  expect(found.map(({ availability }) => availability)).toEqual(["GONE", "SOLD"])
})

test("a wishlist keeps a product once, as it is now", async () => {
  const { rahim, ana, guitars } = await testApp()
  const productId = await listProduct(rahim, guitars)
  const wish = async () =>
    (await ana.post("/api/wishlist", { product: { _id: productId, productName: "x" } })).json()
  const [first, second] = await Promise.all([wish(), wish()])
  expect(second).toEqual(first)
  const bookingId = await bookProduct(ana, productId)
  const [kept] = await read(Wishes, ana.get(`/api/wishlist?email=${ana.email}`))
  expect(kept).toMatchObject({ bookingId, buyerEmail: ana.email, product: { availability: "AVAILABLE" } })
  await deal(ana, bookingId, "cancel", {})
  const wishes = () => read(Wishes, ana.get(`/api/wishlist?email=${ana.email}`))
  expect(await wishes()).toEqual([expect.not.objectContaining({ bookingId: expect.anything() })])
  const again = await bookProduct(ana, productId)
  expect(await wishes()).toEqual([expect.objectContaining({ bookingId: again })])
  await rahim.delete(`/api/products/${productId}`)
  const [marked] = await read(Wishes, ana.get(`/api/wishlist?email=${ana.email}`))
  expect(marked?.product.availability).toBe("GONE")
})
