import { expect, test } from "vitest"
import type { DealState } from "../../contract/deal-states.ts"
import { ProblemDetails } from "../../contract/problem.ts"
import { appWithPaid, deal, dealOf, inHours, sendByCourier } from "../../test/acts/dealing.ts"
import { complaint } from "../../test/acts/disputing.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { askCheckout } from "../../test/gateways/checkout-calls.ts"
import { bookProduct, confirmUnboundCard, payBooking } from "../../test/acts/paying.ts"
import { listProduct, type Person } from "../../test/people.ts"
import { appWithBooking } from "../../test/test-app.ts"

keepInvariants()

type Press = { who: "ana" | "rahim" | "admin"; body?: object }

/** Every act of a deal's page, My Orders, Sales, the handover page and the money page. */
const presses: Record<string, Press> = {
  cash: { who: "ana" },
  "take-back": { who: "ana" },
  accept: { who: "rahim" },
  decline: { who: "rahim", body: {} },
  meeting: { who: "ana", body: { place: "Bashundhara City", at: inHours(3) } },
  "meeting/agree": { who: "ana", body: { version: 1 } },
  "lower-price": { who: "rahim", body: { sellingPrice: 50_000 } },
  code: { who: "ana", body: { seen: true, paid: true } },
  handover: { who: "rahim", body: { digits: "12345678" } },
  "no-show": { who: "ana" },
  object: { who: "ana" },
  send: { who: "rahim", body: { courier: "Pathao", trackingCode: "PTH-1" } },
  delivered: { who: "rahim" },
  received: { who: "ana" },
  refund: { who: "rahim", body: {} },
  cancel: { who: "ana", body: {} },
  dispute: { who: "ana", body: complaint },
  statement: { who: "rahim", body: { text: "It was whole." } },
  "withdraw-dispute": { who: "ana" },
  concede: { who: "rahim" },
  decide: { who: "admin", body: { outcome: "refund", reason: "The photos show it." } },
  clear: { who: "admin" },
}

test("whoever presses an old button of a deal that has ended is told how, or finds it done", async () => {
  const { ana, rahim, admin, guitars, bookingId } = await appWithPaid()
  const people = { ana, rahim, admin }
  await deal(rahim, bookingId, "refund", {})
  const cancelledId = await bookProduct(ana, await listProduct(rahim, guitars))
  await deal(ana, cancelledId, "cash")
  await deal(ana, cancelledId, "cancel", {})
  expect(await allPresses(people, bookingId)).toEqual(refusedBut({ refund: 200 }, "refunded"))
  expect(await allPresses(people, cancelledId)).toEqual(refusedBut({ cancel: 200 }, "cancelled"))
})

test("an old page that pays in any way, takes a price, offers or reviews is told that the deal has ended, and how", async () => {
  const { ana, rahim, bookingId } = await appWithPaid()
  await deal(rahim, bookingId, "refund", {})
  const { sellingPrice } = await dealOf(ana, bookingId)
  const transactionId = await confirmUnboundCard(ana, sellingPrice)
  const answers = [
    ana.post("/api/create-payment-intent", { bookingId, sellingPrice }),
    ana.post("/api/payments", { transactionId, bookingId }),
    askCheckout(ana, bookingId, "sandbox"),
    ana.post(`/api/deals/${bookingId}/cash`),
    ana.patch(`/api/bookings/${bookingId}`, { sellingPrice }),
    ana.patch(`/api/bookings/${bookingId}`, { delivery: "meet" }),
    ana.post(`/api/bookings/${bookingId}/offers`, { amount: 50_000 }),
    ana.put(`/api/deals/${bookingId}/review`, { stars: 5, tags: [], text: "" }),
  ]
  expect(await Promise.all(answers.map(resultOf))).toEqual(answers.map(() => "409 wrong-state, refunded"))
})

test(
  "whoever presses an outdated button of an open deal is told its state, and changes nothing",
  { tags: "full" },
  async () => {
    const { ana, rahim, admin, db, bookingId: id } = await appWithBooking()
    const steps: [DealState, () => Promise<unknown>][] = [
      ["booked", async () => undefined],
      ["requested", () => deal(ana, id, "cash")],
      ["reserved", () => deal(rahim, id, "accept")],
      ["paid", () => payBooking(ana, id)],
      ["sent", () => sendByCourier(db, id).then(() => deal(rahim, id, "send", presses["send"]?.body))],
      ["delivered", () => deal(rahim, id, "delivered")],
      ["disputed", () => deal(ana, id, "dispute", complaint)],
      ["completed", () => deal(ana, id, "withdraw-dispute")],
    ]
    for (const [state, step] of steps) {
      await step()
      const before = await dealOf(ana, id)
      expect(before.state).toBe(state)
      const results = await stalePresses({ ana, rahim, admin }, id)
      // an act whose effect already exists is answered 200
      const refused = Object.entries(results).filter(([, result]) => result !== 200)
      expect(refused.length).toBeGreaterThan(10)
      // acts on meetings check the meeting's version first
      const asItIs = [`409 wrong-state, ${state}`, "409 conflict, undefined"]
      for (const [act, result] of refused) expect(asItIs, act).toContain(result)
      expect((await dealOf(ana, id)).events).toEqual(before.events)
    }
  },
)

/** The results of acts that the person's page no longer offers. */
async function stalePresses(people: Record<Press["who"], Person>, id: string) {
  const results: Record<string, unknown> = {}
  for (const [act, { who, body }] of Object.entries(presses)) {
    const { may } = await dealOf(people[who], id)
    if (may.some((each) => each === (namedOtherwise.get(act) ?? act))) continue
    results[act] = await resultOf(people[who].post(`/api/deals/${id}/${act}`, body))
  }
  return results
}

const namedOtherwise = new Map([
  ["meeting", "propose-meeting"],
  ["meeting/agree", "agree-to-meeting"],
  ["code", "show-code"],
])

/** The result of each act: 200, or the code and state of its refusal. */
async function allPresses(people: Record<Press["who"], Person>, id: string) {
  const results: Record<string, unknown> = {}
  for (const [act, { who, body }] of Object.entries(presses)) {
    const pending = people[who].post(`/api/deals/${id}/${act}`, body)
    results[act] = await resultOf(pending)
  }
  return results
}

async function resultOf(pending: Promise<Response>) {
  const response = await pending
  if (response.ok) return 200
  const { status, code, state } = ProblemDetails.parse(await response.json())
  return `${status} ${code}, ${state}`
}

function refusedBut(done: Record<string, unknown>, state: DealState) {
  const refused = Object.keys(presses).map((act) => [act, `409 wrong-state, ${state}`])
  return { ...Object.fromEntries(refused), ...done }
}
