import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import webPush from "web-push"
import { bkashServer } from "../test/gateways/bkash-server.ts"
import { noticeOf, sslCommerzServer } from "../test/gateways/sslcommerz-server.ts"
import { bookProduct, openIntent } from "../test/acts/paying.ts"
import { pushHost, pushServer } from "../test/servers/push-server.ts"
import { routeToLocalPort } from "../test/routed-here.ts"
import { keySettings, stripeServer } from "../test/stripe/server.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { expect, fullRun, test, withProduct } from "./product.ts"
import { newProduct, newUser } from "./signed-in.ts"
import { askGatewaysNow, createBooking, openCheckoutAt, refundsOf } from "./at-gateways.ts"

test(
  "a buyer pays at SSLCommerz, whose notice comes before the browser, and gets the money back",
  fullRun,
  async () => {
    const gateway = await sslCommerzServer()
    await withProduct({ DEMO: "off", ...gateway.settings }, async (product) => {
      const { rahim, id, state, url } = await openCheckoutAt(product, "sslcommerz")
      expect(url).toContain(gateway.base)
      const transactionId = gateway.lastOpened()
      const fields = gateway.fieldsOf(transactionId)
      const attempt = gateway.pay(transactionId)
      const notice = fields?.get("ipn_url") ?? ""
      const forged = noticeOf(attempt, "sha256", "guessed")
      expect((await fetch(notice, { method: "POST", body: forged })).status).toBe(400)
      expect((await fetch(notice, { method: "POST", body: noticeOf(attempt) })).status).toBe(200)
      expect(await state()).toBe("paid")
      const back = await fetch(fields?.get("success_url") ?? "", {
        method: "POST",
        body: noticeOf(attempt),
        headers: { Origin: "null", "Sec-Fetch-Site": "cross-site" },
        redirect: "manual",
      })
      expect([back.status, back.headers.get("Location")]).toEqual([303, `/dashboard/payment/${id}`])

      expect((await rahim.post(`/api/deals/${id}/refund`, {})).status).toBe(200)
      await expect.poll(() => gateway.refunds.size).toBe(1)
      expect([...gateway.refunds.values()]).toMatchObject([{ amount: "62000.00", status: "processing" }])
      for (const refund of gateway.refunds.keys()) gateway.finish(refund, "refunded")
      await expect.poll(() => refundsOf(product)).toEqual(["sent"])
      await askGatewaysNow(product)
      await expect.poll(() => refundsOf(product)).toEqual(["done"])
    })
    gateway.stop()
  },
)

test(
  "a buyer agrees at bKash, is charged once on coming back, twice, and gets the money back",
  fullRun,
  async () => {
    const gateway = await bkashServer()
    await withProduct({ DEMO: "off", ...gateway.settings }, async (product) => {
      const { rahim, id, state, url } = await openCheckoutAt(product, "bkash")
      const page = new URL(url)
      expect(page.origin).toBe(new URL(gateway.base).origin)
      page.pathname = "/confirm"
      const agreed = await fetch(page, { redirect: "manual" })
      expect(gateway.count("execute")).toBe(0)
      for (let tab = 0; tab < 2; tab += 1) {
        const back = await fetch(agreed.headers.get("Location") ?? "", { redirect: "manual" })
        expect([back.status, back.headers.get("Location")]).toEqual([303, `/dashboard/payment/${id}`])
      }
      expect(await state()).toBe("paid")
      expect([gateway.count("execute"), gateway.count("token/grant")]).toEqual([1, 1])

      expect((await rahim.post(`/api/deals/${id}/refund`, {})).status).toBe(200)
      await expect.poll(() => refundsOf(product)).toEqual(["done"])
      const [payment] = gateway.payments.values()
      expect(payment?.refunds).toMatchObject([{ amount: "62000.00" }])
    })
    gateway.stop()
  },
)

test("a card is settled by Stripe's signed event alone, and the money goes back", fullRun, async () => {
  const stripe = await stripeServer()
  await withProduct({ DEMO: "off", ...keySettings, STRIPE_API_BASE: stripe.base }, async (product) => {
    const { rahim, ana, id, state } = await createBooking(product)
    const { payload: body, headers } = stripe.event(stripe.confirm(await openIntent(ana, id)))
    const tell = async (sent: string) =>
      (await fetch(`${product.address}/api/payments/webhook`, { method: "POST", body: sent, headers })).status
    expect(await tell(body.replace("requires_capture", "succeeded"))).toBe(400)
    expect(await state()).toBe("booked")
    expect(await tell(body)).toBe(200)
    await expect.poll(state).toBe("paid")
    expect((await rahim.post(`/api/deals/${id}/refund`, {})).status).toBe(200)
    await expect.poll(() => refundsOf(product)).toEqual(["done"])
  })
  stripe.stop()
})

test("a seller's browser is pushed what happens by its own push service", fullRun, async () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const service = await pushServer(publicKey)
  const certificate = join(await temporaryFolder("backline-e2e-"), "push.pem")
  await writeFile(certificate, service.cert)
  const settings = {
    DEMO: "off",
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: "mailto:help@backline.example",
    NODE_EXTRA_CA_CERTS: certificate,
    ...routeToLocalPort(pushHost, service.port),
  }
  await withProduct(settings, async (product) => {
    const rahim = await newUser(product, "Rahim", "Seller")
    const browser = await service.browserOf(rahim)
    const ana = await newUser(product, "Ana", "Buyer")
    await bookProduct(ana, await newProduct(product, "Korg Monologue", rahim))
    await expect
      .poll(() => browser.shown)
      .toMatchObject([{ path: "/dashboard/myproducts", body: "Ana booked your “Korg Monologue”." }])
  })
  service.stop()
})
