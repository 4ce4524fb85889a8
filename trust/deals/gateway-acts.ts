import type { GatewayName } from "../../contract/gateways.ts"
import { openCheckout } from "../../test/gateways/checkout-calls.ts"
import { noticeOf } from "../../test/gateways/sslcommerz-server.ts"
import { type Scene, until, untilPaid } from "./scene.ts"

/** Pays at a gateway; returns the request that tells the product. */
type Pays = (scene: Scene) => Promise<() => Promise<Response>>

function actsAt(gateway: GatewayName, pays: Pays) {
  return {
    claim:
      async ({ buyer, bookingId }: Scene) =>
      () =>
        openCheckout(buyer, bookingId, gateway),
    payment: async (scene: Scene) => {
      const tells = await pays(scene)
      return async () => {
        await tells()
        await untilPaid(scene)
      }
    },
    refund: async (scene: Scene) => {
      const tells = await pays(scene)
      await tells()
      await untilPaid(scene)
      return () => refunds(scene)
    },
  }
}

const bkash = actsAt("bkash", agreesAtBkash)
const sslcommerz = actsAt("sslcommerz", paysAtSslCommerz)

/** Acts at external gateways during which the product is killed. */
export const gatewayActs = {
  "claim for bKash": bkash.claim,
  "payment by bKash": bkash.payment,
  "refund by bKash": bkash.refund,
  "claim for SSLCommerz": sslcommerz.claim,
  "payment by SSLCommerz": sslcommerz.payment,
  "refund by SSLCommerz": sslcommerz.refund,
}

/** The browser's return from bKash. */
async function agreesAtBkash(scene: Scene) {
  const page = new URL(await openCheckout(scene.buyer, scene.bookingId, "bkash"))
  const paymentID = page.searchParams.get("paymentId") ?? ""
  scene.gateways.bkash.agree(paymentID)
  const path = `/api/payments/return/bkash?paymentID=${paymentID}&status=success`
  return () => fetch(new URL(path, scene.place.products[0].address), { redirect: "manual" })
}

/** The server notice of SSLCommerz. */
async function paysAtSslCommerz(scene: Scene) {
  const { sslcommerz } = scene.gateways
  await openCheckout(scene.buyer, scene.bookingId, "sslcommerz")
  const attempt = sslcommerz.pay(sslcommerz.lastOpened())
  const address = new URL("/api/payments/notice/sslcommerz", scene.place.products[0].address)
  return () => fetch(address, { method: "POST", body: noticeOf(attempt) })
}

async function refunds(scene: Scene) {
  await scene.seller.post(`/api/deals/${scene.bookingId}/refund`, {})
  await until(scene, `select from refunds where "bookingId" = $1 and "providerRef" is not null`)
}
