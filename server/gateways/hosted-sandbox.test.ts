import { expect, test } from "vitest"
import { CheckoutSession } from "../../contract/gateways.ts"
import { makeQuestionsDue, openCheckout } from "../../test/gateways/checkout-calls.ts"
import {
  appWithCheckout,
  appWithTwoBookings,
  moneyProblems,
  paymentOf,
  stateOf,
} from "../../test/gateways/hosted.ts"
import { appWithCashDeal, deal, dealOf, ageDeal } from "../../test/acts/dealing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { read } from "../../test/people.ts"
import type { TestApp } from "../../test/test-app.ts"
import { moveDue } from "../deals/move-due.ts"
import { bindContext } from "../process/app-context.ts"
import { askGateways } from "./ask-gateways.ts"
import { askAboutRefunds } from "./refunds.ts"
import { hostedSandboxRoutes } from "./sandbox-page.ts"

async function opened() {
  const app = await appWithCheckout({}, "sandbox")
  const page = new URL(app.url).pathname
  const pages = bindContext(hostedSandboxRoutes, app.context)
  return { ...app, page, press: (act: string) => pages.request(`${page}/${act}`, { method: "POST" }), pages }
}

async function clock(app: TestApp) {
  await makeQuestionsDue(app)
  await askGateways(app.context)
  await askAboutRefunds(app.context)
}

test("without an account anywhere someone pays at a test gateway, and is told by its notice alone", async () => {
  const app = await opened()
  const shown = await (await app.pages.request(app.page)).text()
  expect(shown).toContain("62,000 BDT")
  const { transactionId } = await paymentOf(app, app.bookingId)
  const answer = await app.press("pay")
  expect(answer.status).toBe(303)
  expect(answer.headers.get("Location")).toContain(`/api/payments/return/sandbox/en?tran_id=${transactionId}`)
  await app.context.hostedSandbox?.delivered()
  expect(await stateOf(app, app.bookingId)).toBe("paid")
  // each page accepts one decision
  await app.press("cancel")
  await clock(app)
  expect(await stateOf(app, app.bookingId)).toBe("paid")
  expect(await moneyProblems(app)).toEqual([])
})

test("who pays from a Bangla page reads Bangla there and on the way back, with a phone that is set to English", async () => {
  const { api, context, ana, bookingId } = await appWithTwoBookings({})
  const pages = bindContext(hostedSandboxRoutes, context)
  const choice = { gateway: "sandbox", sellingPrice: 62_000 }
  const response = ana.post(`/api/deals/${bookingId}/checkout`, choice, { "Accept-Language": "bn" })
  const { pathname } = new URL((await read(CheckoutSession, response)).url)
  const headers = { "Accept-Language": "en-GB" }
  expect(await (await pages.request(pathname, { headers })).text()).toContain('lang="bn"')
  const back = await pages.request(`${pathname}/pay`, { method: "POST", headers })
  const { pathname: path, search } = new URL(back.headers.get("Location") ?? "")
  const answer = await api.request(path + search, { headers })
  expect(answer.headers.get("Location")).toBe(`/bn/dashboard/payment/${bookingId}`)
})

test.each(["fail", "cancel"])("who presses %s there has paid nothing, and may try again", async (act) => {
  const app = await opened()
  await app.press(act)
  await app.context.hostedSandbox?.delivered()
  expect(await stateOf(app, app.bookingId)).toBe("booked")
  // Tomal waited for the product and is notified; Ana let it go and is not
  for (const [person, times] of [
    [app.tomal, 1],
    [app.ana, 0],
  ] as const) {
    const notifications = await notificationsOf(app.context, person)
    expect(notifications.filter(({ type }) => type === "available-again")).toHaveLength(times)
  }
  await openCheckout(app.ana, app.bookingId, "sandbox")
  expect(await moneyProblems(app)).toEqual([])
})

test("a payment at a gateway that comes to nothing leaves cash at handover as it was agreed", async () => {
  const app = await appWithCashDeal()
  const { pathname } = new URL(await openCheckout(app.ana, app.bookingId, "sandbox"))
  await bindContext(hostedSandboxRoutes, app.context).request(`${pathname}/cancel`, { method: "POST" })
  await app.context.hostedSandbox?.delivered()
  const kept = await dealOf(app.ana, app.bookingId)
  expect(kept).toMatchObject({ state: "reserved", method: "cash" })
  expect(kept.may).not.toContain("cash")
  await ageDeal(app.db, app.bookingId, "157 hours")
  await moveDue(app.context)
  expect((await notificationsOf(app.context, app.ana))[0]).toMatchObject({ type: "deal-expiring" })
})

test("who asked for cash, and then paid nothing at a gateway either, may have it sent by courier", async () => {
  const app = await opened()
  await app.press("cancel")
  await app.context.hostedSandbox?.delivered()
  await app.rahim.patch(`/api/products/${app.productId}`, { courierFee: 150 })
  await deal(app.ana, app.bookingId, "cash")
  const { pathname } = new URL(await openCheckout(app.ana, app.bookingId, "sandbox"))
  await app.pages.request(`${pathname}/cancel`, { method: "POST" })
  await app.context.hostedSandbox?.delivered()
  const courier = { delivery: "courier", address: "House 4, Road 7, Mirpur, Dhaka" }
  expect((await app.ana.patch(`/api/bookings/${app.bookingId}`, courier)).status).toBe(200)
})

test("what a slow bank pays later is found by the clock", async () => {
  const app = await opened()
  await app.press("later")
  await clock(app)
  expect(await stateOf(app, app.bookingId)).toBe("paying")
  await app.db.updateTable("sandbox.sessions").set({ paidAt: new Date() }).execute()
  await clock(app)
  expect(await stateOf(app, app.bookingId)).toBe("paid")
})

test("a refund there takes a minute, and a page that is not there is none", async () => {
  const app = await opened()
  await app.press("pay")
  await app.context.hostedSandbox?.delivered()
  expect((await app.rahim.post(`/api/deals/${app.bookingId}/refund`, {})).status).toBe(200)
  await runDueJobs(app.context)
  const refund = () => app.db.selectFrom("refunds").select("state").executeTakeFirst()
  expect(await refund()).toEqual({ state: "sent" })
  const before = new Date(Date.now() - 61_000)
  await app.db.updateTable("sandbox.refunds").set({ createdAt: before }).execute()
  await clock(app)
  expect(await refund()).toEqual({ state: "done" })
  expect(await moneyProblems(app)).toEqual([])
  expect((await app.pages.request("/sandbox/pay/guessed")).status).toBe(404)
  expect((await app.pages.request("/sandbox/pay/guessed/pay", { method: "POST" })).status).toBe(404)
})

test("a forged notice of the test gateway is refused", async () => {
  const app = await opened()
  const { transactionId } = await paymentOf(app, app.bookingId)
  const body = new URLSearchParams({ tran_id: transactionId, status: "paid", verify_sign_sha2: "00" })
  expect((await app.api.request("/api/payments/notice/sandbox", { method: "POST", body })).status).toBe(400)
})
