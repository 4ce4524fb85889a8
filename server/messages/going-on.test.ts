import { expect, test } from "vitest"
import { blockedBySeller } from "../../texts/en/problems.ts"
import { agreeToMeet, appWithCashDeal, appWithPaid, deal, dealOf } from "../../test/acts/dealing.ts"
import { complaint } from "../../test/acts/disputing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { bookProduct, buyerContact, payBooking } from "../../test/acts/paying.ts"
import { listProduct, problemOf } from "../../test/people.ts"
import { appWithConversation, conversationOf, messagesOf, say, writeAbout } from "../../test/acts/talking.ts"
import { appWithBooking } from "../../test/test-app.ts"

test("whoever is blocked cannot write, nor can who blocked, and both read on", async () => {
  const { rahim, ana, id, productId } = await appWithConversation()
  expect(await (await rahim.put(`/api/blocks/${ana.id}`)).json()).toEqual({ modifiedCount: 1 })
  expect(await (await rahim.put(`/api/blocks/${ana.id}`)).json()).toEqual({ modifiedCount: 0 })
  for (const person of [rahim, ana])
    expect(await problemOf(say(person, id, "Hello?"))).toMatchObject({ status: 403, code: "forbidden" })
  expect(await problemOf(ana.post("/api/conversations", { productId, text: "Hello?" }))).toMatchObject({
    status: 403,
  })
  expect((await conversationOf(rahim, id)).writing).toBe("blocked-by-you")
  expect((await conversationOf(ana, id)).writing).toBe("blocked")
  expect(await messagesOf(ana, id)).toHaveLength(1)
  expect((await ana.delete(`/api/blocks/${rahim.id}`)).status).toBe(404)
  expect(await (await rahim.delete(`/api/blocks/${ana.id}`)).json()).toEqual({ deletedCount: 1 })
  expect((await say(ana, id, "Hello again")).status).toBe(201)
})

test("whoever a seller has blocked asks for nothing new of theirs, and what is under way goes on", async () => {
  const { rahim, ana, guitars, bookingId } = await appWithBooking()
  const [asked, other] = [await listProduct(rahim, guitars), await listProduct(rahim, guitars)]
  const under = await bookProduct(ana, asked)
  await deal(ana, under, "cash")
  await rahim.put(`/api/blocks/${ana.id}`)
  const refused = [
    () => ana.post("/api/bookings", { ...buyerContact, productId: other }),
    () => ana.post(`/api/bookings/${bookingId}/offers`, { amount: 60_000 }),
    () => ana.post(`/api/deals/${bookingId}/cash`),
  ]
  for (const ask of refused)
    expect(await problemOf(ask())).toMatchObject({ status: 403, detail: blockedBySeller })
  expect((await dealOf(ana, bookingId)).may).not.toContain("cash")
  expect((await deal(rahim, under, "accept")).state).toBe("reserved")
  await agreeToMeet(rahim, ana, under)
  await deal(rahim, under, "delivered")
  await deal(ana, under, "received")
  const review = { stars: 5, tags: ["friendly"], text: "Just as described." }
  expect((await ana.put(`/api/deals/${under}/review`, review)).status).toBe(200)
  await rahim.delete(`/api/blocks/${ana.id}`)
  expect((await ana.post("/api/bookings", { ...buyerContact, productId: other })).status).toBe(201)
})

test("a conversation about what is sold goes on with who bought it, and rests while the product is withdrawn", async () => {
  const { rahim, ana, tomal, id, productId } = await appWithConversation()
  const others = await writeAbout(tomal, productId)
  await rahim.patch(`/api/myProducts/${productId}`, { withdrawn: true })
  expect(await problemOf(say(ana, id, "Still?"))).toMatchObject({ code: "no-longer-available" })
  expect(await conversationOf(ana, id)).toMatchObject({ writing: "withdrawn", state: "withdrawn" })
  await rahim.patch(`/api/myProducts/${productId}`, { withdrawn: false })
  await payBooking(ana, await bookProduct(ana, productId))
  expect((await say(ana, id, "Thank you!")).status).toBe(201)
  expect(await conversationOf(rahim, id)).toMatchObject({ state: "sold", isBought: true, writing: "open" })
  expect(await problemOf(say(tomal, others, "Oh."))).toMatchObject({ status: 409, code: "already-sold" })
  expect((await conversationOf(tomal, others)).writing).toBe("sold")
})

test("a seller and a buyer who pays in cash go on talking once it is handed over", async () => {
  const { rahim, ana, bookingId, productId } = await appWithCashDeal()
  const id = await writeAbout(ana, productId)
  await deal(rahim, bookingId, "delivered")
  expect(await conversationOf(ana, id)).toMatchObject({ state: "sold", isBought: true, writing: "open" })
  for (const person of [ana, rahim]) expect((await say(person, id, "Thank you!")).status).toBe(201)
})

test("those between whom a refunded product goes back see each other's phone and go on talking", async () => {
  const { rahim, ana, tomal, bookingId, productId } = await appWithPaid()
  const id = await writeAbout(ana, productId)
  await deal(rahim, bookingId, "delivered")
  await deal(ana, bookingId, "dispute", complaint)
  await deal(rahim, bookingId, "concede")
  expect(await dealOf(ana, bookingId)).toMatchObject({
    state: "refunded",
    phones: { seller: expect.any(String) },
  })
  expect((await say(ana, id, "When shall I bring it?")).status).toBe(201)
  expect(await conversationOf(rahim, id)).toMatchObject({ state: "withdrawn", writing: "open" })
  await rahim.patch(`/api/myProducts/${productId}`, { withdrawn: false })
  expect(await conversationOf(ana, id)).toMatchObject({
    state: "available",
    isBought: false,
    writing: "open",
  })
  await rahim.patch(`/api/myProducts/${productId}`, { withdrawn: true })
  expect((await conversationOf(ana, id)).writing).toBe("withdrawn")
  await rahim.patch(`/api/myProducts/${productId}`, { withdrawn: false })
  await payBooking(tomal, await bookProduct(tomal, productId))
  expect(await problemOf(say(ana, id, "Oh."))).toMatchObject({ status: 409, code: "already-sold" })
})

test("whoever talks about a product is told when its card changes", async () => {
  const { rahim, ana, tomal, productId, context, db } = await appWithConversation()
  const told = async () => {
    await runDueJobs(context)
    const position = db.selectFrom("streamPositions").select("position").where("userId", "=", ana.id)
    return (await position.executeTakeFirstOrThrow()).position
  }
  const setWithdrawn = (withdrawn: boolean) => rahim.patch(`/api/myProducts/${productId}`, { withdrawn })
  const acts = [
    () => rahim.patch(`/api/products/${productId}`, { sellingPrice: 55_000 }),
    () => rahim.patch(`/api/products/${productId}`, { sellingPrice: 62_000 }),
    () => setWithdrawn(true),
    () => setWithdrawn(false),
    async () => payBooking(tomal, await bookProduct(tomal, productId)),
  ]
  for (const act of acts) {
    const before = await told()
    await act()
    expect(await told()).toBeGreaterThan(before)
  }
})
