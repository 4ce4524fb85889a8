import { expect, test } from "vitest"
import { Booking, Bookings } from "../../contract/bookings.ts"
import { SandboxIntent, Settled } from "../../contract/payments.ts"
import { Product } from "../../contract/products.ts"
import { Wishes } from "../../contract/wishlist.ts"
import { appWithBooking } from "../../test/test-app.ts"
import { deliverMails } from "../../test/mail.ts"
import { sendByCourier } from "../../test/acts/dealing.ts"
import { bookProduct, cardOf, confirmCard, openIntent, payBooking } from "../../test/acts/paying.ts"
import { problemOf, read } from "../../test/people.ts"
import { violations } from "../invariants/violations.ts"

test("a buyer pays, and everyone sees the product sold", async () => {
  const { ana, nobody, db, context, productId, bookingId } = await appWithBooking()
  const transactionId = await payBooking(ana, bookingId)
  const booking = await read(Booking, ana.get(`/api/bookings/${bookingId}`))
  expect(booking).toMatchObject({ paid: true, transactionId })
  expect(await read(Product, nobody.get(`/api/products/${productId}`))).toMatchObject({ saleStatus: "SOLD" })
  expect(await violations(db, context.cards)).toEqual([])
})

test("a payment that is sent again, or twice at once, is the same payment, of which seller and buyer hear once", async () => {
  const { rahim, ana, bookingId, db, context } = await appWithBooking()
  await deliverMails(context)
  const payment = { transactionId: await confirmCard(ana, bookingId), bookingId }
  const twice = await Promise.all([1, 2, 3].map(() => read(Settled, ana.post("/api/payments", payment))))
  const again = await read(Settled, ana.post("/api/payments", payment))
  await context.sandbox?.delivered()
  expect(new Set([...twice, again].map(({ insertedId }) => insertedId)).size).toBe(1)
  expect(await db.selectFrom("payments").selectAll().execute()).toHaveLength(1)
  const mails = await deliverMails(context)
  expect(mails.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted()).toEqual([
    `${ana.email}: Your receipt for “\u2068Fender Player Stratocaster\u2069”`,
    `${rahim.email}: Sold: “\u2068Fender Player Stratocaster\u2069”`,
  ])
  const receipt = mails.find(({ recipient }) => recipient === ana.email)
  expect(receipt?.text).toContain("62,000 BDT")
  expect(receipt?.text).toContain(payment.transactionId)
  expect(receipt?.text).toContain("Phone: 01700000001\nPlace:")
  expect(receipt?.text).toContain("agree where and when to take it over")
})

test.each([
  {
    language: "en",
    buyer: "sends it to you by courier. There is nothing for you to do until it is sent",
    seller: "Send it by courier to the address that the deal shows",
  },
  {
    language: "bn",
    buyer: "বিক্রেতা পণ্যটি কুরিয়ারে পাঠাবেন। পাঠানোর আগে আপনাকে কিছু করতে হবে না",
    seller: "দেখানো ঠিকানায় কুরিয়ারে পাঠিয়ে দিন",
  },
] as const)(
  "of what goes by courier, mails say that it is sent: $language",
  async ({ language, ...says }) => {
    const { rahim, ana, bookingId, db, context } = await appWithBooking()
    await sendByCourier(db, bookingId)
    await db.updateTable("users").set({ language }).execute()
    await deliverMails(context)
    await payBooking(ana, bookingId)
    const mails = await deliverMails(context)
    const textTo = (email: string) => mails.find(({ recipient }) => recipient === email)?.text
    expect(textTo(ana.email)).toContain(says.buyer)
    expect(textTo(rahim.email)).toContain(says.seller)
    for (const { text } of mails) expect(text).not.toMatch(/where and when|কোথায় আর কখন/)
  },
)

test("a paid booking that is taken off the list is found among the removed ones, with its transaction", async () => {
  const { ana, rahim, bookingId, productId } = await appWithBooking()
  const transactionId = await payBooking(ana, bookingId)
  await ana.delete(`/api/bookings/${bookingId}`)
  const bookings = (more: string) => read(Bookings, ana.get(`/api/bookings?email=${ana.email}${more}`))
  expect(await bookings("")).toEqual([])
  // the product's page and the wishlist show it as bought
  expect(await bookings(`&productId=${productId}`)).toMatchObject([{ _id: bookingId, state: "paid" }])
  await ana.post("/api/wishlist", { product: { _id: productId } })
  const wishes = read(Wishes, ana.get(`/api/wishlist?email=${ana.email}`))
  expect(await wishes).toMatchObject([{ bookingId, bought: true, product: { availability: "SOLD" } }])
  expect(await bookings("&removed=true")).toMatchObject([{ _id: bookingId, removed: true, transactionId }])
  const receipt = await read(Booking, ana.get(`/api/bookings/${bookingId}`))
  expect(receipt).toMatchObject({ transactionId, sellerPhone: "01700000001" })
  // the seller can still write about it
  const message = { productId, buyerId: ana.id, text: "When shall we meet?" }
  expect((await rahim.post("/api/conversations", message)).status).toBe(201)
})

test.each([
  ["4000 0000 0000 0002", "Your card was declined."],
  ["4000 0000 0000 9995", "Your card has insufficient funds."],
  ["4000 0000 0000 0069", "Your card has expired."],
  ["4000 0000 0000 0127", "Your card's security code is incorrect."],
  ["4242 4242 4242 4241", "Your card number is invalid."],
  ["5555 5555 5555 4444", "Your card was declined. In test mode only the test cards work."],
])("the card %s is told why it is not accepted", async (number, sentence) => {
  const { ana, bookingId } = await appWithBooking()
  const clientSecret = await openIntent(ana, bookingId)
  expect(await problemOf(ana.post("/api/sandbox/confirm", cardOf(clientSecret, { number })))).toEqual({
    status: 422,
    code: "card-declined",
    detail: sentence,
  })
  const { id } = await ana
    .post("/api/sandbox/confirm", cardOf(clientSecret))
    .then((response) => response.json())
  expect(id).toMatch(/^pi_/)
})

test("a bank that asks first can refuse, and approve the next time", async () => {
  const { ana, bookingId } = await appWithBooking()
  const clientSecret = await openIntent(ana, bookingId)
  const card = cardOf(clientSecret, { number: "4000 0025 0000 3155" })
  const confirmed = await ana.post("/api/sandbox/confirm", card).then((answer) => answer.json())
  expect(confirmed).toMatchObject({ status: "requires_action" })
  expect(
    await problemOf(ana.post("/api/payments", { transactionId: confirmed.id, bookingId })),
  ).toMatchObject({
    status: 409,
    code: "payment-incomplete",
  })
  const refused = await problemOf(ana.post("/api/sandbox/approve", { clientSecret, approved: false }))
  expect(refused.code).toBe("card-declined")
  await ana.post("/api/sandbox/confirm", card)
  const approved = await ana.post("/api/sandbox/approve", { clientSecret, approved: true })
  expect(await approved.json()).toEqual({ id: confirmed.id, status: "requires_capture" })
})

test("nobody pays with someone else's card payment, nor two bookings with one", async () => {
  const { ana, tomal, productId, bookingId } = await appWithBooking()
  const own = await bookProduct(tomal, productId)
  const transactionId = await confirmCard(ana, bookingId)
  expect((await tomal.post("/api/payments", { transactionId, bookingId: own })).status).toBe(404)
  expect((await ana.post("/api/payments", { transactionId, bookingId: own })).status).toBe(409)
  expect((await ana.post("/api/payments", { transactionId: "pi_guessed", bookingId })).status).toBe(404)
})

test("an id counts in capitals as it does in small letters", async () => {
  const { ana, db, context, bookingId } = await appWithBooking()
  const [booking, inCapitals] = [bookingId, bookingId.toUpperCase()]
  const transactionId = await confirmCard(ana, inCapitals)
  const paid = await read(Settled, ana.post("/api/payments", { transactionId, bookingId: inCapitals }))
  expect(await read(Settled, ana.post("/api/payments", { transactionId, bookingId: booking }))).toEqual(paid)
  expect(await violations(db, context.cards)).toEqual([])
})

test.each([
  [
    "product that is removed",
    "product",
    "The seller has taken this product away. Your card was not charged.",
  ],
  ["booking that is removed", "booking", "This booking has been removed. Your card was not charged."],
])("a %s while its buyer types the card is not charged", async (_, what, told) => {
  const { rahim, ana, productId, bookingId, db } = await appWithBooking()
  const clientSecret = await openIntent(ana, bookingId)
  const gone =
    what === "product" ? rahim.delete(`/api/products/${productId}`) : ana.delete(`/api/bookings/${bookingId}`)
  expect((await gone).status).toBe(200)
  const { id } = await read(SandboxIntent, ana.post("/api/sandbox/confirm", cardOf(clientSecret)))
  expect(await problemOf(ana.post("/api/payments", { transactionId: id, bookingId }))).toMatchObject({
    code: "no-longer-available",
    detail: expect.stringContaining(told),
  })
  const { status } = await db.selectFrom("sandbox.intents").select("status").executeTakeFirstOrThrow()
  expect(status).toBe("canceled")
})

test("an event that we did not sign, or that is not of now, is refused", async () => {
  const { api } = await appWithBooking()
  const body = JSON.stringify({ type: "x", data: { object: { id: "pi_1" } } })
  const now = Math.floor(Date.now() / 1000)
  for (const header of ["", `t=${now},v1=${"0".repeat(64)}`, `t=${now - 301},v1=${"a".repeat(64)}`, "t=1"]) {
    const headers = { "Sandbox-Signature": header }
    const response = await api.request("/api/payments/webhook", { method: "POST", body, headers })
    expect(response.status).toBe(400)
  }
})

test("nothing of money can be deleted", async () => {
  const { ana, bookingId, db } = await appWithBooking()
  await payBooking(ana, bookingId)
  await expect(db.deleteFrom("payments").execute()).rejects.toThrow("nothing of money is ever deleted")
})
