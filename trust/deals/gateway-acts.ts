import { CheckoutSession, type GatewayName } from "../../contract/gateways.ts"
import { noticeOf } from "../../test/gateways/sslcommerz-server.ts"
import { read } from "../../test/people.ts"
import { type Scene, until, untilPaid } from "./scene.ts"
import { price } from "./participants.ts"

/** What somebody does by a gateway elsewhere, and the product dies at its steps. */
export const gatewayActs = {
  "claim for bKash": async (scene: Scene) => () => opens(scene, "bkash"),
  "payment by bKash": async (scene: Scene) => {
    const comesBack = await agreesAtBkash(scene)
    return async () => {
      await comesBack()
      await untilPaid(scene)
    }
  },
  "refund by bKash": async (scene: Scene) => {
    const comesBack = await agreesAtBkash(scene)
    await comesBack()
    await untilPaid(scene)
    return () => refunds(scene)
  },
  "claim for SSLCommerz": async (scene: Scene) => () => opens(scene, "sslcommerz"),
  "payment by SSLCommerz": async (scene: Scene) => {
    const tells = await paysAtSslCommerz(scene)
    return async () => {
      await tells()
      await untilPaid(scene)
    }
  },
  "refund by SSLCommerz": async (scene: Scene) => {
    const tells = await paysAtSslCommerz(scene)
    await tells()
    await untilPaid(scene)
    return () => refunds(scene)
  },
}

/** The gateway's page. */
async function opens({ buyer, bookingId }: Scene, gateway: GatewayName) {
  const asked = buyer.post(`/api/deals/${bookingId}/checkout`, { gateway, sellingPrice: price })
  return (await read(CheckoutSession, asked)).url
}

/** Answers how the browser comes back. */
async function agreesAtBkash(scene: Scene) {
  const page = new URL(await opens(scene, "bkash"))
  const paymentID = page.searchParams.get("paymentId") ?? ""
  scene.gateways.bkash.agree(paymentID)
  const path = `/api/payments/return/bkash?paymentID=${paymentID}&status=success`
  return () => fetch(new URL(path, scene.place.products[0].address), { redirect: "manual" })
}

/** Answers how the gateway tells of it. */
async function paysAtSslCommerz(scene: Scene) {
  const { sslcommerz } = scene.gateways
  await opens(scene, "sslcommerz")
  const attempt = sslcommerz.pay(sslcommerz.lastOpened())
  const address = new URL("/api/payments/notice/sslcommerz", scene.place.products[0].address)
  return () => fetch(address, { method: "POST", body: noticeOf(attempt) })
}

async function refunds(scene: Scene) {
  await scene.seller.post(`/api/deals/${scene.bookingId}/refund`, {})
  await until(scene, `select from refunds where "bookingId" = $1 and "providerRef" is not null`)
}
