import { v7 as uuidv7 } from "uuid"
import { isPayable, toBdtLimits } from "../../contract/amount-limits.ts"
import type { GatewayName } from "../../contract/gateways.ts"
import type { Language } from "../../contract/language.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { type Deal, unknownDeal } from "../bookings/find-deal.ts"
import { isHeldForOther, reservedForOther } from "../bookings/hold.ts"
import { lockDeal } from "../bookings/lock-deal.ts"
import { wrongState } from "../bookings/move.ts"
import { priceChanged } from "../bookings/price-changed.ts"
import { Problem } from "../http/problem.ts"
import { stateOf, whyAway } from "../products/state.ts"
import { suspended } from "../users/suspended.ts"
import type { Gateways } from "./gateways.ts"
import type { HostedGateway, HostedOrder } from "./hosted-gateway.ts"
import { findLive, type HostedPayment, isPaidFor, keepSession } from "./hosted-payments.ts"
import { claimHosted, releaseHosted } from "./hosted-steps.ts"
import { refuseTooMany } from "./too-many-checkouts.ts"
import { openingTime, payTime } from "./waits.ts"

type Deps = { db: Db; gateways: Gateways; site: () => string }
type Buyer = { id: string }
/** The gateway's site says nothing about the language: the way back does. */
type Choice = { gateway: GatewayName; sellingPrice: number; language: Language }

/** In seconds. */
const retryAfter = 30

/**
 * Keeps the product for this buyer, then opens a page of the gateway's: nobody pays for what someone else is paying for.
 * Again while that lasts: the same page. `sellingPrice` in poisha.
 */
export async function checkout(deps: Deps, buyer: Buyer, bookingId: string, choice: Choice) {
  const gateway = deps.gateways.get(choice.gateway)
  if (!gateway) throw new Problem("unavailable", (say) => say.unknownGateway, { retryAfter })
  const claimed = await deps.db
    .transaction()
    .execute((tx) => claimOrFind(tx, gateway, buyer, bookingId, choice))
  if (claimed.payment.sessionUrl) return toSession(claimed)
  return open(deps, gateway, claimed, choice)
}

type Claimed = { deal: Deal; payment: HostedPayment }

async function claimOrFind(tx: Tx, gateway: HostedGateway, buyer: Buyer, bookingId: string, choice: Choice) {
  const deal = await lockDeal(tx, bookingId)
  if (!deal || deal.buyerId !== buyer.id) throw unknownDeal
  const live = await findLive(tx, bookingId)
  if (live && !isUnopened(live, deal.now)) return { deal, payment: sameOrRefuse(live, gateway, deal) }
  // its page was never known to anybody
  if (live) await releaseHosted(tx, deal, live, { role: "provider" })
  const free = live ? ((await lockDeal(tx, bookingId)) ?? deal) : deal
  await refuse(tx, gateway, free, choice)
  return { deal: free, payment: await claimHosted(tx, free, gateway.name, uuidv7()) }
}

function isUnopened({ provider, sessionUrl, claimedAt }: HostedPayment, now: Date) {
  return provider !== "card" && !sessionUrl && claimedAt.getTime() < now.getTime() - openingTime
}

function sameOrRefuse(live: HostedPayment, gateway: HostedGateway, { dueAt }: Deal) {
  if (live.provider === gateway.name && live.sessionUrl) return live
  throw new Problem("payment-under-way", (say) => say.payingElsewhere(dueAt ?? new Date()))
}

async function refuse(tx: Tx, gateway: HostedGateway, deal: Deal, { sellingPrice }: Choice) {
  const isReserved = deal.state === "reserved"
  if (deal.paidAt) throw new Problem("already-sold", (say) => say.alreadyPaid)
  if (deal.removedAt) throw new Problem("no-longer-available", (say) => say.notOpened.bookingRemoved)
  if (!isReserved && deal.state !== "booked" && deal.state !== "requested") throw wrongState(deal)
  if (stateOf({ ...deal, heldBy: null }) === "withdrawn")
    throw new Problem("no-longer-available", (say) => say.notOpened[whyAway(deal)])
  if (deal.buyerSuspendedUntil) throw suspended(deal.buyerSuspendedUntil)
  if (isHeldForOther(deal)) throw reservedForOther(deal)
  if (deal.soldAt || (await isPaidFor(tx, deal.productId, deal.id)))
    throw new Problem("already-sold", (say) => say.notOpened.sold)
  if (sellingPrice !== deal.sellingPrice || (!isReserved && deal.sellingPrice !== deal.priceToday))
    throw priceChanged(isReserved ? deal.sellingPrice : deal.priceToday)
  const amount = deal.sellingPrice + deal.deliveryFee
  if (!isPayable(gateway.limits, amount))
    throw new Problem("amount-out-of-range", (say) => say.outOfRange(toBdtLimits(gateway.limits)))
  await refuseTooMany(tx, deal)
}

async function open(deps: Deps, gateway: HostedGateway, claimed: Claimed, choice: Choice) {
  const { db } = deps
  const { deal, payment } = claimed
  const opened = await gateway.open(await orderOf(deps, claimed, choice))
  if (opened.state === "unknown") throw new Problem("unavailable", (say) => say.gatewayAway, { retryAfter })
  const isKept = opened.state === "open" && (await keepSession(db, payment.id, opened))
  if (opened.state === "open" && isKept) return toSession({ payment: { ...payment, sessionUrl: opened.url } })
  await db.transaction().execute(async (tx) => {
    const now = await lockDeal(tx, deal.id)
    if (now) await releaseHosted(tx, now, payment, { role: "provider" })
  })
  throw new Problem("payment-refused", (say) => say.gatewayRefused)
}

async function orderOf(
  { db, site }: Deps,
  { deal, payment }: Claimed,
  { gateway, language }: Choice,
): Promise<HostedOrder> {
  const { categoryName: category } = await db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "categoryId")
    .select("categoryName")
    .where("products.id", "=", deal.productId)
    .executeTakeFirstOrThrow()
  return {
    transactionId: payment.transactionId,
    bookingId: deal.id,
    amount: payment.amount,
    isSentByCourier: deal.delivery === "courier",
    product: { name: deal.productName, category },
    buyer: {
      name: deal.buyerName,
      email: deal.buyerEmail,
      phone: deal.buyerPhone,
      location: deal.buyerLocation,
    },
    returnUrl: `${site()}/api/payments/return/${gateway}/${language}`,
    noticeUrl: `${site()}/api/payments/notice/${gateway}`,
  }
}

function toSession({ payment }: Pick<Claimed, "payment">) {
  return { url: payment.sessionUrl ?? "", until: new Date(payment.claimedAt.getTime() + payTime) }
}
