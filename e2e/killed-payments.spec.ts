import { bkashServer } from "../test/gateways/bkash-server.ts"
import type { CallLine } from "../test/gateways/manners.ts"
import { noticeOf, sslCommerzServer } from "../test/gateways/sslcommerz-server.ts"
import { askGatewaysNow, openCheckoutAt, refundsOf } from "./at-gateways.ts"
import { expect, fullRun, type Product, test, withProduct } from "./product.ts"

for (const [moment, isHeard] of [
  ["before a gateway hears what is asked of it", false],
  ["before it reads the gateway's answer", true],
] as const) {
  test(`a product that is killed ${moment} charges a buyer by bKash once`, fullRun, async () => {
    const gateway = await bkashServer()
    await withProduct({ DEMO: "off", ...gateway.settings }, async (product) => {
      const { rahim, id, state, url } = await openCheckoutAt(product, "bkash")
      const paymentID = new URL(url).searchParams.get("paymentId") ?? ""
      gateway.agree(paymentID)
      const back = `/api/payments/return/bkash?paymentID=${paymentID}&status=success`
      await killAtCall(product, gateway.line, /^execute$/, isHeard, () =>
        fetch(new URL(back, product.address)),
      )
      await askGatewaysNow(product)
      await expect.poll(state).toBe("paid")
      expect(gateway.takings()).toMatchObject([{ amount: 6_200_000 }])

      const asks = () => rahim.post(`/api/deals/${id}/refund`, {})
      await killAtCall(product, gateway.line, /^payment\/refund$/, isHeard, asks)
      await askGatewaysNow(product)
      if (isHeard) await expect.poll(() => refundsOf(product)).toEqual(["done"])
      expect(gateway.takings()).toMatchObject([{ amount: isHeard ? 0 : 6_200_000 }])
      // a refund that bKash never received cannot be found there; admins are told after three days
      if (!isHeard) expect(await refundsOf(product)).toEqual(["sent"])
    })
    gateway.stop()
  })

  test(`a product that is killed ${moment} takes a payment by SSLCommerz once`, fullRun, async () => {
    const gateway = await sslCommerzServer()
    await withProduct({ DEMO: "off", ...gateway.settings }, async (product) => {
      const { rahim, id, state } = await openCheckoutAt(product, "sslcommerz")
      const attempt = gateway.pay(gateway.lastOpened())
      const notice = new URL("/api/payments/notice/sslcommerz", product.address)
      const tells = () => fetch(notice, { method: "POST", body: noticeOf(attempt) })
      await killAtCall(product, gateway.line, /validationserverAPI/, isHeard, tells)
      await askGatewaysNow(product)
      await expect.poll(state).toBe("paid")

      const asks = () => rahim.post(`/api/deals/${id}/refund`, {})
      await killAtCall(product, gateway.line, /refund_amount/, isHeard, asks)
      await askGatewaysNow(product)
      // the gateway cannot be asked whether it received the refund: never sent again automatically
      await expect.poll(() => refundsOf(product)).toEqual(["failed"])
      expect(gateway.refunds.size).toBe(isHeard ? 1 : 0)
    })
    gateway.stop()
  })
}

/** Kills the product at a call of this kind to a gateway, and starts it again. */
async function killAtCall(
  product: Product,
  line: CallLine,
  kind: RegExp,
  isHeard: boolean,
  act: () => Promise<unknown>,
) {
  const passes = line.letsPass
  let isDead = false
  line.letsPass = (path) => {
    if (!kind.test(path)) return true
    line.letsPass = passes
    isDead = true
    process.kill(product.pid, "SIGKILL")
    return isHeard
  }
  // the response is cut off
  await act().catch(() => undefined)
  await expect.poll(() => isDead && !product.isAlive).toBe(true)
  await product.start()
}
