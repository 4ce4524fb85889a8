import { expect, test } from "vitest"
import { Settled } from "../../contract/payments.ts"
import { cast } from "../../test/cast.ts"
import { received } from "../../test/mail.ts"
import { books, confirms, meeting } from "../../test/paying.ts"
import { joins, lists, read } from "../../test/people.ts"

test("the seller hears of a booking once, with what is needed to call; not of one that was refused", async () => {
  const { rahim, ana, guitars, house } = await cast()
  const productId = await lists(rahim, guitars)
  await books(ana, productId)
  expect((await ana.post("/api/bookings", { ...meeting, productId })).status).toBe(409)
  const mails = await received(house)
  expect(mails).toMatchObject([
    { recipient: rahim.email, subject: "Ana Gomes booked your Fender Player Stratocaster" },
  ])
  expect(mails[0]?.text).toContain("62,000 BDT")
  expect(mails[0]?.text).toContain("01800000001")
  expect(mails[0]?.text).not.toContain(ana.email)
})

test("a sale tells the seller and gives the buyer a receipt, once, however often it is settled", async () => {
  const { rahim, ana, tomal, guitars, house } = await cast()
  const productId = await lists(rahim, guitars)
  const [bookingId, rival] = [await books(ana, productId), await books(tomal, productId)]
  await received(house)
  const transactionId = await confirms(ana, bookingId)
  const payment = { transactionId, bookingId }
  await Promise.all([1, 2, 3].map(() => read(Settled, ana.post("/api/payments", payment))))
  await house.sandbox?.delivered()
  const late = await confirms(tomal, rival).catch(() => undefined)
  if (late) await tomal.post("/api/payments", { transactionId: late, bookingId: rival })
  const mails = await received(house)
  expect(mails.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted()).toEqual([
    `${ana.email}: Your receipt for Fender Player Stratocaster`,
    `${rahim.email}: Sold: Fender Player Stratocaster`,
  ])
  const receipt = mails.find(({ recipient }) => recipient === ana.email)
  expect(receipt?.text).toContain("62,000 BDT")
  expect(receipt?.text).toContain(transactionId)
})

test("a new person is asked to confirm the address, and the link does it", async () => {
  const { api, nobody, house, db } = await cast()
  const mina = await joins(api, "Mina Khatun", "Buyer")
  const [mail] = await received(house)
  expect(mail).toMatchObject({ recipient: mina.email, subject: "Welcome to Backline" })
  const [, token] = /confirm-email#(\S+)/.exec(mail?.text ?? "") ?? []
  const isConfirmed = async () =>
    db
      .selectFrom("identity.user")
      .select("emailVerified")
      .where("email", "=", mina.email)
      .executeTakeFirstOrThrow()
  expect(await isConfirmed()).toEqual({ emailVerified: false })
  expect((await nobody.post("/api/auth/verify-email", { token: `${token}x` })).status).toBe(409)
  expect((await nobody.post("/api/auth/verify-email", { token })).status).toBe(200)
  expect(await isConfirmed()).toEqual({ emailVerified: true })
})
