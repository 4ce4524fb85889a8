import { Modified } from "../../contract/fields.ts"
import { RefundsToWatch } from "../../contract/refunds.ts"
import { bkashServer } from "../../test/gateways/bkash-server.ts"
import { sslCommerzServer } from "../../test/gateways/sslcommerz-server.ts"
import { type Person, read } from "../../test/people.ts"
import type { Takings } from "./books.ts"

/** External gateways, served by this process. */
export type Gateways = {
  bkash: Awaited<ReturnType<typeof bkashServer>>
  sslcommerz: Awaited<ReturnType<typeof sslCommerzServer>>
}

/** Runs `work` with both gateways and the settings for them. */
export async function withGateways<Result>(
  work: (gateways: Gateways, settings: NodeJS.ProcessEnv) => Promise<Result>,
) {
  const gateways = { bkash: await bkashServer(), sslcommerz: await sslCommerzServer() }
  try {
    return await work(gateways, { ...gateways.bkash.settings, ...gateways.sslcommerz.settings })
  } finally {
    gateways.bkash.stop()
    gateways.sslcommerz.stop()
  }
}

export function takingsOf({ bkash, sslcommerz }: Gateways): Takings[] {
  return [
    ...bkash.takings().map((taken) => ({ ...taken, provider: "bkash" })),
    ...sslcommerz.takings().map((taken) => ({ ...taken, provider: "sslcommerz" })),
  ]
}

/** Completes all refunds at SSLCommerz. */
export function completeRefunds({ sslcommerz }: Gateways) {
  for (const id of sslcommerz.refunds.keys()) sslcommerz.finish(id, "refunded")
}

/** An admin checks each failed refund on the gateway's page and marks it as paid, or has it sent again. */
export async function resolveFailedRefunds(admin: Person, { sslcommerz }: Gateways) {
  let seen = 0
  for (;;) {
    const failed = await read(RefundsToWatch, admin.get("/api/refunds?state=failed"))
    if (failed.length === 0) return seen
    seen += failed.length
    for (const { _id, transactionId } of failed) {
      const reference = sslcommerz.refundOfPayment(transactionId)
      const [act, body] = reference ? ["by-hand", { reference }] : ["retry"]
      await read(Modified, admin.post(`/api/refunds/${_id}/${act}`, body))
    }
  }
}
