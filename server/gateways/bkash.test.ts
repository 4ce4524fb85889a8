import { afterAll, beforeEach, expect, test } from "vitest"
import { bkashServer } from "../../test/gateways/bkash-server.ts"
import { merchant } from "../../test/gateways/bkash-account.ts"
import type { Manners } from "../../test/gateways/manners.ts"
import { orderOf } from "../../test/gateways/order.ts"
import { testDatabase } from "../../test/database.ts"
import { createLog } from "../process/log.ts"
import { bkash } from "./bkash.ts"
import type { Timeouts } from "./gateway-call.ts"

const server = await bkashServer()
const { db } = await testDatabase()
const settings = { ...merchant, apiBase: server.base }
const connect = (timeouts?: Timeouts) => bkash(db, settings, createLog("silent"), timeouts)
const gateway = connect()
const impatient = connect({ ask: 400, execute: 400 })

beforeEach(async () => {
  server.behave("polite")
  server.refuseExecution(undefined)
  server.calls.length = 0
  await db.deleteFrom("gatewayTokens").execute()
})
afterAll(() => server.stop())

async function opened(changes: Parameters<typeof orderOf>[0] = {}) {
  const { transactionId, ...order } = orderOf(changes)
  const session = await gateway.open({ ...order, transactionId })
  if (session.state !== "open") throw new Error(session.state)
  return { transactionId, amount: order.amount, sessionRef: session.sessionRef, url: session.url }
}

test("money moves only when the buyer has agreed and we execute, and then once", async () => {
  const payment = await opened()
  expect(await gateway.ask(payment)).toEqual({ state: "pending" })
  expect(await gateway.execute?.(payment)).toEqual({ state: "pending" })
  server.agree(payment.sessionRef)
  expect(await gateway.ask(payment)).toEqual({ state: "agreed" })
  const paid = { state: "paid", amount: 6_215_000, currency: "BDT", isRisky: false }
  expect(await gateway.execute?.(payment)).toMatchObject(paid)
  expect(await gateway.execute?.(payment)).toMatchObject(paid)
  expect(await gateway.ask(payment)).toMatchObject(paid)
})

test.each(["2062", "2117", "503"])(
  "after an execution that bKash answers with %s, the product asks for the payment's status",
  async (code) => {
    const [payment, unpaid] = [await opened(), await opened()]
    server.agree(payment.sessionRef)
    await gateway.execute?.(payment)
    server.agree(unpaid.sessionRef)
    server.refuseExecution(code)
    expect(await gateway.execute?.(payment)).toMatchObject({ state: "paid" })
    // the payment may be executed again
    expect(await gateway.execute?.(unpaid)).toEqual({ state: "agreed" })
  },
)

test("after an execution whose answer is lost, the product asks for the payment's status", async () => {
  const payment = await opened()
  server.agree(payment.sessionRef)
  server.behave("forgets", "execute")
  expect(await gateway.execute?.(payment)).toMatchObject({ state: "paid" })
})

test.each(["silent", "away", "busy", "nonsense", "redirects"] satisfies Manners[])(
  "a bKash that is %s leaves the outcome unknown",
  async (manners) => {
    const payment = await opened()
    server.agree(payment.sessionRef)
    server.behave(manners)
    expect(await impatient.ask(payment)).toEqual({ state: "unknown" })
    expect(await impatient.execute?.(payment)).toEqual({ state: "unknown" })
    // without execution no payment could be completed
    expect(await impatient.open(orderOf())).toEqual({ state: "refused" })
  },
)

test("a payment for another order, or of another amount, does not count for this one", async () => {
  const [one, other] = [await opened(), await opened()]
  server.agree(other.sessionRef, { amount: "1.00" })
  await gateway.execute?.(other)
  expect(await gateway.ask({ ...one, sessionRef: other.sessionRef })).toEqual({ state: "unknown" })
  expect(await gateway.ask(other)).toMatchObject({ state: "paid", amount: 100 })
  expect(await gateway.ask({ ...one, sessionRef: null })).toEqual({ state: "failed" })
})

test.each(["https://evil.example/", "https://bkash.com.evil.example/", "http://payment.bkash.com/"])(
  "a buyer is never sent to %s",
  async (url) => {
    server.sendTo(url)
    expect(await gateway.open(orderOf())).toEqual({ state: "refused" })
    server.sendTo("")
  },
)

test("many processes use one token, and renew it before it ends, at most twice an hour", async () => {
  const processes = Array.from({ length: 8 }, connect)
  const opens = await Promise.all(processes.map((each) => each.open(orderOf())))
  expect(opens.map(({ state }) => state)).toEqual(opens.map(() => "open"))
  expect(server.count("token/grant")).toBe(1)
  const age = (minutes: number, renewed: number) => {
    const expiresAt = new Date(Date.now() + minutes * 60_000)
    const renewedAt = [new Date(Date.now() - renewed * 60_000)]
    return db.updateTable("gatewayTokens").set({ expiresAt, renewedAt }).execute()
  }
  await age(6, 54)
  await gateway.open(orderOf())
  expect(server.count("token/refresh")).toBe(0)
  await age(4, 56)
  await Promise.all(processes.map((each) => each.open(orderOf())))
  expect(server.count("token/refresh")).toBe(1)
  // both tokens of this hour are used up: the current one is used until it expires
  await db
    .updateTable("gatewayTokens")
    .set({ expiresAt: new Date(Date.now() + 60_000) })
    .execute()
  expect(await gateway.open(orderOf())).toMatchObject({ state: "open" })
  expect(server.count("token/refresh") + server.count("token/grant")).toBe(2)
})

test("a merchant whose keys are wrong opens nothing, and is not blocked by trying", async () => {
  const other = bkash(db, { ...settings, appSecret: "wrong" }, createLog("silent"))
  for (let tries = 0; tries < 2; tries += 1) expect(await other.open(orderOf())).toEqual({ state: "refused" })
  expect(server.count("token/grant")).toBe(1)
})

const read = (query: string) => gateway.readReturn(new URLSearchParams(query))

test("a return names the payment, and is only a hint", () => {
  expect(read("paymentID=TR1&status=success")).toEqual({ sessionRef: "TR1", outcome: "agreed" })
  expect(read("paymentID=TR1&status=cancel")).toEqual({ sessionRef: "TR1", outcome: "failed" })
  expect(read("paymentID=TR1&status=constructor")).toEqual({ sessionRef: "TR1", outcome: undefined })
  expect(read("status=success")).toBeUndefined()
})

test("a refund goes back once, and one whose answer was lost is found by the same pair", async () => {
  const payment = await opened()
  server.agree(payment.sessionRef)
  const paid = await gateway.execute?.(payment)
  if (paid?.state !== "paid") throw new Error(paid?.state)
  const refund = {
    id: crypto.randomUUID(),
    payment: { ...payment, reference: paid.reference },
    amount: 100_000,
    others: [],
  }
  expect(await gateway.refundStatus(refund)).toEqual({ state: "unknown" })
  server.behave("forgets", "payment/refund")
  expect(await gateway.refund(refund)).toEqual({ state: "unknown" })
  server.behave("polite")
  const found = await gateway.refundStatus(refund)
  if (found.state !== "done") throw new Error(found.state)
  // asked by payment, bKash gives this answer for every refund of it
  const { refundRef } = found
  const next = { ...refund, id: crypto.randomUUID(), others: [refundRef] }
  for (const each of [
    next,
    { ...next, others: [null] },
    { ...refund, amount: 1 },
    { ...refund, refundRef: "A" },
  ])
    expect(await gateway.refundStatus(each)).toEqual({ state: "unknown" })
  expect(await gateway.refundStatus({ ...refund, refundRef, others: [null] })).toEqual(found)
  expect(await gateway.refund({ ...refund, amount: payment.amount })).toEqual({ state: "refused" })
  Object.assign(server.payments.get(payment.sessionRef)?.refunds[0] ?? {}, { amount: null })
  expect(await gateway.refundStatus(refund)).toEqual(found)
})
