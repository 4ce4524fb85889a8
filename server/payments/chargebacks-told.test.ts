import { afterAll, expect, test } from "vitest"
import { cardDispute } from "../../test/charging-back.ts"
import { deal } from "../../test/dealing.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { notified } from "../../test/notified.ts"
import type { Person } from "../../test/people.ts"
import { stripeServer } from "../../test/stripe/server.ts"
import type { TestApp } from "../../test/test-app.ts"

keepInvariants()

const stripe = await stripeServer()
afterAll(() => stripe.stop())

const types = ["deal-on-hold", "hold-to-clear", "chargeback-opened", "chargeback-closed", "sale-charged-back"]

/** What someone is told of a bank that asks for money back. */
async function toldOfBank({ context }: TestApp, person: Person) {
  return (await notified(context, person)).filter(({ type }) => types.includes(type))
}

test("when a bank asks for what a seller has already, its seller and admins are told at once and once", async () => {
  const app = await cardDispute(stripe, true)
  const path = `/dashboard/deals/${app.bookingId}`
  for (const type of ["created", "updated"]) await app.tell(type)
  expect(await toldOfBank(app, app.rahim)).toMatchObject([{ type: "sale-charged-back", price: 62_000, path }])
  expect(await toldOfBank(app, app.admin)).toMatchObject([{ type: "chargeback-opened", price: 62_000, path }])
  expect(await toldOfBank(app, app.ana)).toMatchObject([{ type: "deal-on-hold" }])
})

test("when a bank asks for what is not handed over, its seller waits, and admins are told", async () => {
  const app = await cardDispute(stripe)
  await app.tell("created")
  expect(await toldOfBank(app, app.rahim)).toMatchObject([{ type: "deal-on-hold" }])
  expect(await toldOfBank(app, app.admin)).toMatchObject([{ type: "chargeback-opened" }])
})

test.each([true, false])(
  "when a bank decides before anyone was told that it asks, admins are told that it has, and once (received: %s)",
  async (isReceived) => {
    const app = await cardDispute(stripe, isReceived)
    await app.tell("created")
    stripe.decideDispute(app.id, { status: "won" })
    await app.tell("closed")
    expect(await toldOfBank(app, app.admin)).toMatchObject([{ type: "chargeback-closed", price: 62_000 }])
  },
)

test("when a bank asks for what has gone back already, admins are told, and nobody else", async () => {
  const app = await cardDispute(stripe)
  await deal(app.admin, app.bookingId, "refund", {})
  await app.tell("created")
  expect(await toldOfBank(app, app.admin)).toMatchObject([{ type: "chargeback-opened" }])
  for (const person of [app.rahim, app.ana]) expect(await toldOfBank(app, person)).toEqual([])
})
