import { deal } from "../../test/acts/dealing.ts"
import { payBooking } from "../../test/acts/paying.ts"
import { openCheckout } from "../../test/gateways/checkout-calls.ts"
import { gatewayActs } from "./gateway-acts.ts"
import { price } from "./participants.ts"
import { type Scene, until, untilPaid } from "./scene.ts"

/** Prepares a scene; returns the act during which the product is killed. */
type InterruptedAct = (scene: Scene) => Promise<() => Promise<unknown>>

/** Acts that move money or decide whose it is. */
export const interruptedActs = {
  claim: async (scene) => () => openPage(scene),
  capture: async (scene) => {
    const page = await openPage(scene)
    return async () => {
      const paid = await fetch(`${page}/pay`, { method: "POST", redirect: "manual" })
      await fetch(new URL(paid.headers.get("Location") ?? "/", page), { redirect: "manual" })
      await untilPaid(scene)
    }
  },
  "refund of a card": async (scene) => {
    await payBooking(scene.buyer, scene.bookingId, price)
    return async () => {
      await scene.seller.post(`/api/deals/${scene.bookingId}/refund`, {})
      await until(scene, `select from refunds where "bookingId" = $1 and state = 'done'`)
    }
  },
  "refund at a gateway": async (scene) => {
    await paysAtGateway(scene)
    return async () => {
      await scene.seller.post(`/api/deals/${scene.bookingId}/refund`, {})
      await until(scene, `select from refunds where "bookingId" = $1 and "providerRef" is not null`)
    }
  },
  payout: async (scene) => {
    await payBooking(scene.buyer, scene.bookingId, price)
    await deal(scene.buyer, scene.bookingId, "received")
    const { admin, seller } = scene
    const key = { "Idempotency-Key": crypto.randomUUID() }
    const begins = () => admin.post("/api/payouts", { sellerId: seller.id, amount: price }, key)
    return async () => {
      const { insertedId }: { insertedId: string } = await (await begins()).json()
      await admin.patch(`/api/payouts/${insertedId}`, { state: "paid", reference: "8N7A" })
    }
  },
  ...gatewayActs,
} as const satisfies Record<string, InterruptedAct>

export type InterruptedActName = keyof typeof interruptedActs

/** Opens the gateway's page at the current address of the product. */
async function openPage({ buyer, bookingId, place }: Scene) {
  const url = await openCheckout(buyer, bookingId, "sandbox")
  return new URL(new URL(url).pathname, place.products[0].address).href
}

async function paysAtGateway(scene: Scene) {
  const page = await openPage(scene)
  const paid = await fetch(`${page}/pay`, { method: "POST", redirect: "manual" })
  await fetch(new URL(paid.headers.get("Location") ?? "/", page), { redirect: "manual" })
  await untilPaid(scene)
}
