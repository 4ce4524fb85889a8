import { sql } from "kysely"
import { expect, test } from "vitest"
import { wordsOf } from "../../contract/notification-words.ts"
import { runScheduledJobs } from "../../test/jobs.ts"
import { countUnread, markRead, notificationsOf } from "../../test/notifications.ts"
import { bookProduct, payBooking, receiveProduct } from "../../test/acts/paying.ts"
import { listProduct } from "../../test/people.ts"
import { appWithConversation, say } from "../../test/acts/talking.ts"
import { appWithBooking, testApp } from "../../test/test-app.ts"
import { sentences as english } from "../../texts/en/notifications.ts"

test("a notification says who, what, when and where to go, and is read one by one or all", async () => {
  const { rahim, ana, tomal, productId, context } = await appWithBooking()
  await bookProduct(tomal, productId)
  const [newer, older] = await notificationsOf(context, rahim)
  expect(newer).toMatchObject({
    type: "booking-made",
    actor: { _id: tomal.id, name: tomal.name },
    product: { _id: productId, name: "Fender Player Stratocaster" },
    path: "/dashboard/myproducts",
  })
  expect(older?.actor?.name).toBe(ana.name)
  expect(newer && english["booking-made"](wordsOf(newer, String, String))).toBe(
    "Tomal Das booked your “Fender Player Stratocaster”.",
  )
  expect(await countUnread(rahim)).toBe(2)
  expect(await markRead(ana, { ids: [String(newer?._id)] })).toBe(0)
  // the newer one arrived after the list was loaded
  expect(await markRead(rahim, { all: true, upTo: String(older?._id) })).toBe(1)
  expect(await countUnread(rahim)).toBe(1)
  expect(await markRead(rahim, { ids: [String(newer?._id)] })).toBe(1)
  expect(await markRead(rahim, { all: true })).toBe(0)
  expect((await notificationsOf(context, rahim)).every(({ readAt }) => readAt)).toBe(true)
})

test("people are told who trades with them, and neither which admin acted nor who bought what they wished for", async () => {
  const { rahim, ana, tomal, admin, guitars, productId, bookingId, context } = await appWithBooking()
  await tomal.post("/api/wishlist", { product: { _id: productId } })
  await payBooking(ana, bookingId)
  await admin.patch(`/api/users/seller/${rahim.id}`, { status: "VERIFIED" })
  const unwanted = await listProduct(rahim, guitars)
  await bookProduct(tomal, unwanted)
  await admin.delete(`/api/products/${unwanted}`)
  const actorsOf = async (person: typeof ana) =>
    (await notificationsOf(context, person)).map(({ type, actor }) => [type, actor?.name])
  expect(await actorsOf(tomal)).toEqual([
    ["product-gone", undefined],
    ["product-sold", undefined],
  ])
  expect(await actorsOf(rahim)).toEqual([
    ["product-removed", undefined],
    ["booking-made", tomal.name],
    ["seller-verified", undefined],
    ["product-paid", ana.name],
    ["booking-made", ana.name],
  ])
})

test("of a conversation one is unread at a time, and is read with it", async () => {
  const { rahim, ana, id, context } = await appWithConversation()
  await say(ana, id, "And in which colour?")
  const [first, ...more] = await notificationsOf(context, rahim)
  expect(first).toMatchObject({ type: "message-written", actor: { name: ana.name }, path: `/messages/${id}` })
  expect(more).toEqual([])
  await rahim.put(`/api/conversations/${id}/read`, { number: 2 })
  expect(await countUnread(rahim)).toBe(0)
  expect(await markRead(rahim, { all: true })).toBe(0)
  await say(ana, id, "Hello?")
  const [again, ...others] = await notificationsOf(context, rahim)
  expect(again?._id).not.toBe(first?._id)
  expect(again?.readAt).toBeUndefined()
  expect(others).toEqual([])
  expect(await notificationsOf(context, ana)).toEqual([])
})

test("a notification that is repeated while unread moves to the top, with the new time", async () => {
  const { rahim, ana, admin, id, context } = await appWithConversation()
  const [first] = await notificationsOf(context, rahim)
  await admin.patch(`/api/users/seller/${rahim.id}`, { status: "VERIFIED" })
  await notificationsOf(context, rahim)
  await say(ana, id, "And in which colour?")
  const [newest, other, ...more] = await notificationsOf(context, rahim)
  expect([newest?.type, other?.type, ...more]).toEqual(["message-written", "seller-verified"])
  expect(Date.parse(String(newest?.createdAt))).toBeGreaterThan(Date.parse(String(first?.createdAt)))
  expect(await countUnread(rahim)).toBe(2)
})

test("when a seller goes nobody is told again of what was withdrawn or removed before", async () => {
  const { rahim, ana, tomal, admin, guitars, productId, context } = await appWithBooking()
  const [withdrawn, removed] = [await listProduct(rahim, guitars), await listProduct(rahim, guitars)]
  for (const id of [withdrawn, removed]) await tomal.post("/api/wishlist", { product: { _id: id } })
  await rahim.patch(`/api/myProducts/${withdrawn}`, { withdrawn: true })
  await rahim.delete(`/api/products/${removed}`)
  expect(await notificationsOf(context, tomal)).toHaveLength(2)
  await markRead(tomal, { all: true })
  await admin.delete(`/api/users/seller/${rahim.id}`)
  expect(await notificationsOf(context, ana)).toMatchObject([
    { type: "product-gone", product: { _id: productId } },
  ])
  expect(await countUnread(tomal)).toBe(0)
})

test("notifications older than 180 days are deleted, and those of a removed person at once", async () => {
  const { rahim, ana, admin, productId, bookingId, db, context } = await appWithBooking()
  await notificationsOf(context, rahim)
  await sql`update notifications set "createdAt" = now() - interval '181 days'`.execute(db)
  await payBooking(ana, bookingId)
  await receiveProduct(ana, bookingId)
  await runScheduledJobs(context)
  expect(await notificationsOf(context, rahim)).toMatchObject([
    { type: "deal-completed" },
    { type: "review-open" },
    { type: "product-paid" },
  ])
  expect(await notificationsOf(context, ana)).toHaveLength(1)
  await admin.delete(`/api/users/buyer/${ana.id}`)
  const told = { actor: { name: "Former member" }, product: { _id: productId } }
  expect(await notificationsOf(context, rahim)).toMatchObject([told, told, told])
  expect(await db.selectFrom("notifications").select("id").where("userId", "=", ana.id).execute()).toEqual([])
})

test("someone gets one notification of a price that changes repeatedly, until they read it", async () => {
  const { rahim, ana, productId, context } = await appWithBooking()
  for (const sellingPrice of [61_000, 60_000])
    await rahim.patch(`/api/products/${productId}`, { sellingPrice })
  expect(await notificationsOf(context, ana)).toMatchObject([{ type: "price-changed", price: 60_000 }])
})

test("someone reads the list of notifications page by page", async () => {
  const { rahim, ana, guitars, context } = await testApp()
  for (let count = 0; count < 3; count += 1) await bookProduct(ana, await listProduct(rahim, guitars))
  await notificationsOf(context, rahim)
  const response = await rahim.get("/api/notifications?limit=2")
  expect(await response.json()).toHaveLength(2)
  expect(response.headers.get("Link")).toContain('rel="next"')
})
