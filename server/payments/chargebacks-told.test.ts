import { afterAll, expect, test } from "vitest"
import { appWithChargeback, returned, taken } from "../../test/acts/charging-back.ts"
import { deal, dealOf } from "../../test/acts/dealing.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { deliverMails } from "../../test/mail.ts"
import { countUnread, markRead, notificationsOf } from "../../test/notifications.ts"
import type { Person } from "../../test/people.ts"
import { stripeServer } from "../../test/stripe/server.ts"
import type { TestApp } from "../../test/test-app.ts"

keepInvariants()

const stripe = await stripeServer()
afterAll(() => stripe.stop())

const ofAdmins = ["hold-to-clear", "chargeback-opened", "chargeback-closed"]
const types = [...ofAdmins, "deal-on-hold", "sale-charged-back", "sale-stands", "sale-lost"]

/** The notifications that a person has received about chargebacks. */
async function chargebackNotifications({ context }: TestApp, person: Person) {
  return (await notificationsOf(context, person)).filter(({ type }) => types.includes(type))
}

test("when a bank asks for what a seller has already, its seller and admins are told at once and once", async () => {
  const app = await appWithChargeback(stripe, true)
  const path = `/dashboard/deals/${app.bookingId}`
  for (const type of ["created", "updated"]) await app.tell(type)
  expect(await chargebackNotifications(app, app.rahim)).toMatchObject([
    { type: "sale-charged-back", price: 62_000, path },
  ])
  expect(await chargebackNotifications(app, app.admin)).toMatchObject([
    { type: "chargeback-opened", price: 62_000, path },
  ])
  expect(await chargebackNotifications(app, app.ana)).toMatchObject([{ type: "deal-on-hold" }])
})

test("when a bank asks for what is not handed over, its seller waits, and admins are told", async () => {
  const app = await appWithChargeback(stripe)
  await app.tell("created")
  expect(await chargebackNotifications(app, app.rahim)).toMatchObject([{ type: "deal-on-hold" }])
  expect(await chargebackNotifications(app, app.admin)).toMatchObject([{ type: "chargeback-opened" }])
})

test.each([true, false])(
  "when a bank decides before anyone was told that it asks, admins are told that it has, and once (received: %s)",
  async (isReceived) => {
    const app = await appWithChargeback(stripe, isReceived)
    await app.tell("created")
    stripe.decideDispute(app.id, { status: "won" })
    await app.tell("closed")
    expect(await chargebackNotifications(app, app.admin)).toMatchObject([
      { type: "chargeback-closed", price: 62_000 },
    ])
  },
)

test("when a bank asks for what has gone back already, admins are told, and nobody else", async () => {
  const app = await appWithChargeback(stripe)
  await deal(app.admin, app.bookingId, "refund", {})
  stripe.decideDispute(app.id, taken)
  await app.tell("created")
  expect(await chargebackNotifications(app, app.admin)).toMatchObject([{ type: "chargeback-opened" }])
  for (const person of [app.rahim, app.ana]) expect(await chargebackNotifications(app, person)).toEqual([])
  expect(await dealOf(app.admin, app.bookingId)).not.toHaveProperty("givenByBank")
})

const outcomes = [
  {
    state: "won",
    answer: { ...returned, status: "won" },
    news: { type: "sale-stands", price: 62_000 },
    by: "The bank decided for you",
  },
  {
    state: "lost",
    answer: { ...taken, status: "lost" },
    news: { type: "sale-lost", price: 58_900 },
    by: "The bank decided for the buyer",
  },
]

test.each(outcomes.flatMap((outcome) => [true, false].map((isToldBefore) => ({ ...outcome, isToldBefore }))))(
  "a seller whose money a bank asks for is told once that it is $state, in place of the news (told before: $isToldBefore)",
  async ({ state, answer, news, by, isToldBefore }) => {
    const app = await appWithChargeback(stripe, true)
    const { rahim, ana, bookingId, id, tell, context } = app
    stripe.decideDispute(id, taken)
    await tell("funds_withdrawn")
    expect(await dealOf(rahim, bookingId)).toMatchObject({
      chargeback: { amount: 62_000, state: "open", isWithdrawn: true },
    })
    if (isToldBefore) await chargebackNotifications(app, rahim)
    stripe.decideDispute(id, answer)
    for (const type of ["closed", "updated"]) await tell(type)
    const mails = (await deliverMails(context)).filter(({ subject }) => subject.startsWith(by))
    // at most one mail an hour about the same subject
    expect(mails).toHaveLength(isToldBefore ? 0 : 1)
    const path = `/dashboard/deals/${bookingId}`
    expect(await chargebackNotifications(app, rahim)).toMatchObject([{ ...news, path }])
    expect(await dealOf(rahim, bookingId)).toMatchObject({ chargeback: { state } })
    expect(await dealOf(ana, bookingId)).not.toHaveProperty("chargeback")
    await tell("closed")
    expect(await chargebackNotifications(app, rahim)).toHaveLength(1)
  },
)

test("a seller whose money was lost is told when it is won after all", async () => {
  const app = await appWithChargeback(stripe, true)
  const { rahim, id, tell } = app
  stripe.decideDispute(id, { ...taken, status: "lost" })
  await tell("closed")
  expect(await chargebackNotifications(app, rahim)).toMatchObject([{ type: "sale-lost" }])
  stripe.decideDispute(id, { ...returned, status: "won" })
  await tell("funds_reinstated")
  expect(await chargebackNotifications(app, rahim)).toMatchObject([{ type: "sale-stands" }])

  await deal(app.admin, app.bookingId, "clear")
  const toBuyer = (await deliverMails(app.context)).filter(({ recipient }) => recipient === app.ana.email)
  expect(toBuyer.at(-1)?.subject).toMatch(/^The deal stands/)
})

test.each([
  { status: "won", answer: returned, chargeback: undefined, price: undefined },
  { status: "lost", answer: taken, chargeback: { amount: 62_000, state: "lost" }, price: 62_000 },
])(
  "how a bank decides of what was not completed, its people are told once the deal is cleared ($status)",
  async ({ status, answer, chargeback, price }) => {
    const app = await appWithChargeback(stripe)
    const { rahim, ana, admin, bookingId, context } = app
    await app.tell("created")
    stripe.decideDispute(app.id, { ...answer, status })
    await app.tell("closed")
    expect(await chargebackNotifications(app, rahim)).toMatchObject([{ type: "deal-on-hold" }])
    expect(await dealOf(ana, bookingId)).not.toHaveProperty("chargeback")
    await deal(admin, bookingId, "clear")
    const by = price ? "The bank decided for the buyer" : "The deal stands"
    const mails = (await deliverMails(context)).filter(({ subject }) => subject.startsWith(by))
    expect(mails.map(({ text }) => /whatever waited goes on/i.test(text))).toEqual([!price, !price])
    for (const person of [rahim, ana]) {
      const [cleared] = await notificationsOf(context, person)
      expect({ type: cleared?.type, price: cleared?.price }).toEqual({ type: "deal-cleared", price })
      expect((await dealOf(person, bookingId)).chargeback).toEqual(
        chargeback && { ...chargeback, isWithdrawn: true },
      )
    }
    await deal(ana, bookingId, "received")
    const notifications = await notificationsOf(context, rahim)
    expect(notifications.find(({ type }) => type === "deal-completed")?.price).toBe(price)
  },
)

const clearedBefore = [
  { status: "lost", answer: taken, isToldAgain: true },
  { status: "lost", answer: taken, isToldAgain: true, isCompleted: true },
  { status: "won", answer: returned, isToldAgain: false },
]

test.each(clearedBefore)(
  "when a bank decides of a deal that was cleared before, its two people are told what it changes, and admins that it has ($status, completed: $isCompleted)",
  async ({ status, answer, isToldAgain, isCompleted = false }) => {
    const app = await appWithChargeback(stripe)
    const { rahim, ana, admin, bookingId, context } = app
    stripe.decideDispute(app.id, taken)
    await app.tell("funds_withdrawn")
    await deal(admin, bookingId, "clear")
    const told = { type: "deal-cleared", path: `/dashboard/deals/${bookingId}` }
    const chargeback = { amount: 62_000, state: "open", isWithdrawn: true }
    for (const person of [rahim, ana]) {
      expect((await notificationsOf(context, person))[0]).toMatchObject(told)
      // the amount they would not receive from us if they ended the deal
      expect(await dealOf(person, bookingId)).toMatchObject({ chargeback })
    }
    await markRead(rahim, { all: true })
    stripe.decideDispute(app.id, { ...answer, status })
    for (const type of ["closed", "updated"]) await app.tell(type)
    for (const person of [rahim, ana]) {
      const [newest, ...earlier] = await notificationsOf(context, person)
      expect(newest).toMatchObject({ ...told, ...(isToldAgain && { price: 62_000 }) })
      expect(newest?.price).toBe(isToldAgain ? 62_000 : undefined)
      expect(earlier.filter(({ type }) => type === told.type)).toEqual([])
    }
    expect(await countUnread(rahim)).toBe(isToldAgain ? 1 : 0)
    expect(await chargebackNotifications(app, admin)).toMatchObject([
      { type: "chargeback-closed", price: 62_000, path: told.path },
      { type: "chargeback-opened" },
    ])
    if (!isToldAgain) return

    // an appeal: the earlier outcome no longer holds
    if (isCompleted) await deal(ana, bookingId, "received")
    stripe.decideDispute(app.id, { ...returned, status: "won" })
    await app.tell("funds_reinstated")
    // the seller of a completed deal is told that the sale stands
    for (const person of isCompleted ? [ana] : [rahim, ana])
      expect((await notificationsOf(context, person))[0]).toMatchObject({ ...told, wasPrice: 62_000 })
  },
)

test.each([
  { bank: 62_000, rest: false },
  { bank: 15_000, rest: true },
])(
  "a seller whose deal is completed while its bank decides about $bank reads which of it is theirs",
  async ({ bank, rest }) => {
    const app = await appWithChargeback(stripe, false, bank * 100)
    const { rahim, ana, admin, bookingId, context } = app
    stripe.decideDispute(app.id, { moves: [-bank * 100] })
    await app.tell("funds_withdrawn")
    await deal(admin, bookingId, "clear")
    await deal(ana, bookingId, "received")
    const mail = (await deliverMails(context)).find(({ subject }) =>
      subject.startsWith("The buyer's bank asks"),
    )
    const notifications = await notificationsOf(context, rahim)
    expect(notifications.filter(({ type }) => type === "deal-completed")).toEqual([])
    const news = notifications.find(({ type }) => type === "sale-charged-back")
    expect(news).toMatchObject({ price: bank, wasPrice: 62_000 })
    expect(mail?.text).toContain("is completed")
    expect(mail?.text).not.toContain("leaves your balance")
    expect(mail?.text.includes("rest is yours")).toBe(rest)
    stripe.decideDispute(app.id, { moves: [-bank * 100, bank * 100], status: "won" })
    await app.tell("funds_reinstated")
    expect(await chargebackNotifications(app, rahim)).toMatchObject([{ type: "sale-stands" }])
  },
)
