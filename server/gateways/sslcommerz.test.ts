import { PassThrough } from "node:stream"
import { afterAll, beforeEach, expect, test } from "vitest"
import type { Manners } from "../../test/gateways/manners.ts"
import { orderOf } from "../../test/gateways/order.ts"
import { noticeOf, sslCommerzServer } from "../../test/gateways/sslcommerz-server.ts"
import { store } from "../../test/gateways/sslcommerz-account.ts"
import { createLog } from "../process/log.ts"
import { sslCommerz } from "./sslcommerz.ts"

const server = await sslCommerzServer()
beforeEach(() => server.behave("polite"))
afterAll(() => server.stop())

const settings = {
  storeId: store.id,
  storePassword: store.password,
  apiBase: server.base,
  operatorEmail: "hello@backline.example",
}
const gateway = sslCommerz(settings, createLog("silent"))
const impatient = sslCommerz(settings, createLog("silent"), { ask: 300, execute: 300 })

async function opened(changes: Parameters<typeof orderOf>[0] = {}) {
  const order = orderOf(changes)
  const session = await gateway.open(order)
  if (session.state !== "open") throw new Error(session.state)
  return { ...order, ...session }
}

test("a buyer is sent to SSLCommerz's page with fields that fit", async () => {
  const buyer = {
    name: "নাম 🎸".repeat(30),
    email: `${"a".repeat(60)}@example.org`,
    phone: "01800000001",
    location: "Road 11, Block C, ".repeat(10),
  }
  const product = { name: "🥁".repeat(200), category: "Drums" }
  const { transactionId, url } = await opened({ buyer, product, isSentByCourier: true })
  expect(url).toContain(server.base)
  const fields = server.fieldsOf(transactionId)
  expect(fields?.get("total_amount")).toBe("62150.00")
  expect(fields?.get("cus_email")).toBe("hello@backline.example")
  expect(fields?.get("product_name")?.isWellFormed()).toBe(true)
  expect(fields?.get("cus_name")?.length).toBeGreaterThan(45)
})

test.each([
  "https://evil.example/pay",
  "http://securepay.sslcommerz.com/pay",
  "https://sslcommerz.com.evil.example/",
  "javascript:alert(1)",
])("a buyer is never sent to %s, whatever the answer says", async (url) => {
  server.sendTo(url)
  expect(await gateway.open(orderOf())).toEqual({ state: "unknown" })
  server.sendTo("")
})

test("a buyer may be sent to any page of SSLCommerz's", async () => {
  server.sendTo("https://epay-gw.sslcommerz.com/abc")
  expect(await gateway.open(orderOf())).toMatchObject({
    state: "open",
    url: "https://epay-gw.sslcommerz.com/abc",
  })
  server.sendTo("")
})

test("nobody can pay what SSLCommerz refuses: another store, an amount out of range, the same id twice", async () => {
  const other = sslCommerz({ ...settings, storePassword: "wrong" }, createLog("silent"))
  expect(await other.open(orderOf())).toEqual({ state: "refused" })
  expect(await gateway.open(orderOf({ amount: 999 }))).toEqual({ state: "refused" })
  expect(await gateway.open(orderOf({ amount: 50_000_001 }))).toEqual({ state: "refused" })
  const { transactionId } = await opened()
  expect(await gateway.open(orderOf({ transactionId }))).toEqual({ state: "refused" })
})

test("a payment is pending, then paid, by its transaction id and by its validation id, however often one asks", async () => {
  const { transactionId, sessionRef } = await opened()
  const payment = { transactionId, sessionRef }
  expect(await gateway.ask(payment)).toEqual({ state: "pending" })
  server.fail(transactionId, "UNATTEMPTED")
  expect(await gateway.ask(payment)).toEqual({ state: "pending" })
  const { val_id: validationRef, bank_tran_id: reference } = server.pay(transactionId)
  const paid = { state: "paid", amount: 6_215_000, currency: "BDT", reference, isRisky: false }
  for (const asked of [payment, { ...payment, validationRef }, { ...payment, validationRef }, payment])
    expect(await gateway.ask(asked)).toEqual(paid)
})

test.each(["FAILED", "CANCELLED", "EXPIRED"])(
  "an attempt that ended with %s took nothing",
  async (status) => {
    const { transactionId, sessionRef } = await opened()
    server.fail(transactionId, status)
    expect(await gateway.ask({ transactionId, sessionRef })).toEqual({ state: "failed" })
    // a second attempt on the same page
    server.pay(transactionId)
    expect(await gateway.ask({ transactionId, sessionRef })).toMatchObject({ state: "paid" })
  },
)

test("the validation id of another order proves nothing", async () => {
  const [one, other] = [await opened(), await opened()]
  const { val_id: validationRef } = server.pay(other.transactionId)
  const asked = { transactionId: one.transactionId, sessionRef: one.sessionRef }
  expect(await gateway.ask({ ...asked, validationRef })).toEqual({ state: "pending" })
  expect(await gateway.ask({ ...asked, validationRef: "unknown" })).toEqual({ state: "pending" })
})

test("the amount is what SSLCommerz says, to the poisha, and its currency and risk too", async () => {
  const { transactionId, sessionRef } = await opened()
  server.pay(transactionId, { amount: "62149.99", currency_type: "USD", risk_level: "1" })
  expect(await gateway.ask({ transactionId, sessionRef })).toMatchObject({
    state: "paid",
    amount: 6_214_999,
    currency: "USD",
    isRisky: true,
  })
  const odd = await opened()
  server.pay(odd.transactionId, { amount: "1e5" })
  expect(await gateway.ask({ transactionId: odd.transactionId, sessionRef: null })).toEqual({
    state: "unknown",
  })
})

test.each(["silent", "away", "busy", "nonsense", "redirects"] satisfies Manners[])(
  "an SSLCommerz that is %s leaves the outcome unknown, and nothing is taken for certain",
  async (manners) => {
    const { transactionId, sessionRef } = await opened()
    server.pay(transactionId)
    server.behave(manners)
    expect(await impatient.ask({ transactionId, sessionRef, validationRef: "any" })).toEqual({
      state: "unknown",
    })
    expect(await impatient.open(orderOf())).toEqual({ state: "unknown" })
    const payment = { transactionId, sessionRef, reference: "bank" }
    const refund = { id: crypto.randomUUID(), payment, amount: 100, others: [] }
    expect(await impatient.refund(refund)).toEqual({ state: "unknown" })
    expect(await impatient.refundStatus({ ...refund, refundRef: "any" })).toEqual({ state: "unknown" })
  },
)

test("a refund is on its way until SSLCommerz says refunded, and may still be cancelled", async () => {
  const { transactionId, sessionRef } = await opened()
  const { bank_tran_id: reference } = server.pay(transactionId)
  const payment = { transactionId, sessionRef, reference }
  for (const [status, state] of [
    ["refunded", "done"],
    ["cancelled", "refused"],
  ] as const) {
    const refund = { id: crypto.randomUUID(), payment, amount: 100_000, others: [] }
    const answer = await gateway.refund(refund)
    if (answer.state !== "accepted") throw new Error(answer.state)
    const { refundRef } = answer
    expect(await gateway.refundStatus({ ...refund, refundRef })).toEqual({ state: "accepted", refundRef })
    server.finish(refundRef, status)
    expect(await gateway.refundStatus({ ...refund, refundRef })).toMatchObject({ state })
  }
  const tooMuch = { id: crypto.randomUUID(), payment, amount: 6_215_001, others: [] }
  expect(await gateway.refund(tooMuch)).toEqual({ state: "refused" })
})

test("a notice counts by the proof of the store's password only", async () => {
  const { transactionId } = await opened()
  const attempt = server.pay(transactionId)
  const hint = { transactionId, validationRef: attempt.val_id }
  expect(gateway.readNotice?.(noticeOf(attempt))).toEqual(hint)
  expect(gateway.readNotice?.(noticeOf(attempt, "md5"))).toEqual(hint)
  const forged = [noticeOf(attempt, "sha256", "guessed"), noticeOf(attempt, "md5", "guessed")]
  const [changed, unnamed, unsigned] = [noticeOf(attempt), noticeOf(attempt), noticeOf(attempt)]
  changed.set("amount", "1.00")
  unnamed.delete("bank_tran_id")
  unsigned.delete("verify_sign_sha2")
  for (const fields of [
    ...forged,
    changed,
    unnamed,
    unsigned,
    new URLSearchParams({ tran_id: transactionId }),
  ])
    expect(() => gateway.readNotice?.(fields)).toThrow(/signature/i)
})

test("what goes wrong is logged without the store's password, addresses and people", async () => {
  const written = new PassThrough()
  const logged = sslCommerz(settings, createLog("info", written))
  server.behave("busy")
  await logged.open(orderOf())
  await logged.ask({ transactionId: "BL1", sessionRef: null })
  const log = String(written.read())
  expect(log).toContain('"step":"transaction"')
  for (const word of [store.password, store.id, server.base, "Ana", "ana@", "Mirpur"])
    expect(log).not.toContain(word)
})
