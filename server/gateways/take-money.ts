import type { Logger } from "pino"
import { v7 as uuidv7 } from "uuid"
import { GatewayName } from "../../contract/gateways.ts"
import { currency } from "../../contract/payments.ts"
import type { Tx } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { mayBePaid } from "../bookings/may-be-paid.ts"
import type { Actor } from "../bookings/move.ts"
import type { Config } from "../config/config.ts"
import { queueSaleMails } from "./hosted-mails.ts"
import { type HostedPayment, hasLivePayment } from "./hosted-payments.ts"
import type { Paid } from "./hosted-gateway.ts"
import { captureHosted, claimHosted, releaseHosted, recordStray } from "./hosted-steps.ts"

export type TakeDeps = { log: Logger; config: Pick<Config, "commissionBps"> }

type Taken = { deal: Deal; payment: HostedPayment; paid: Paid; by: Actor }

/** Applies money that the gateway has taken: it pays for the product, or is refunded in full. */
export async function takeMoney(deps: TakeDeps, tx: Tx, { deal, payment, paid, by }: Taken) {
  const isOwed = paid.currency === currency && paid.amount === payment.amount
  if (payment.state === "claimed" && isOwed) return capture(deps, tx, { deal, payment, paid, by })
  if (payment.state === "claimed") await releaseHosted(tx, deal, payment, by)
  const isLate = payment.state === "released"
  const again = isOwed && isLate ? await claimAgain(tx, deal, payment, by) : undefined
  if (again) return capture(deps, tx, { deal: { ...deal, state: "paying" }, payment: again, paid, by })
  await refundStray(deps, tx, { deal, payment, paid, by })
}

async function capture({ log, config }: TakeDeps, tx: Tx, { deal, payment, paid, by }: Taken) {
  const { transactionId } = payment
  await captureHosted(tx, deal, payment, paid, by, config.commissionBps.online)
  await queueSaleMails(tx, transactionId)
  if (paid.isRisky)
    log.error({ transactionId }, "alarm: the gateway calls a payment risky, and its deal is on hold")
}

export async function refundStray({ log }: TakeDeps, tx: Tx, { deal, payment, paid, by }: Taken) {
  const stray = await recordStray(tx, deal, payment, paid, by)
  if (!stray) return
  const { transactionId, amount } = stray
  log.error({ transactionId, amount }, "alarm: money came that pays for nothing, and goes back")
}

/** Claims anew for money that came after the release. Returns undefined if the product is not free any more. */
async function claimAgain(tx: Tx, deal: Deal, late: HostedPayment, by: Actor) {
  const { provider, transactionId, amount, sessionRef } = late
  const isSameAmount = deal.sellingPrice + deal.deliveryFee === amount
  if (!isSameAmount || !mayBePaid(deal) || (await hasLivePayment(tx, deal.productId))) return undefined
  const claimed = await claimHosted(tx, deal, GatewayName.parse(provider), uuidv7(), { transactionId, by })
  await tx.updateTable("payments").set({ sessionRef }).where("id", "=", claimed.id).execute()
  return { ...claimed, sessionRef }
}
