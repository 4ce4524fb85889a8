import { v7 as uuidv7 } from "uuid"
import { isWithin, toBdtLimits } from "../../contract/amount-limits.ts"
import type { GatewayName } from "../../contract/gateways.ts"
import type { Language } from "../../contract/language.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { type Deal, unknownDeal } from "../bookings/find-deal.ts"
import { lockDeal } from "../bookings/lock-deal.ts"
import { type Obstacle, refusalToPay, type Wording } from "../bookings/may-be-paid.ts"
import { Problem } from "../http/problem.ts"
import type { Gateways } from "./gateways.ts"
import type { HostedGateway, HostedOrder } from "./hosted-gateway.ts"
import { findLive, type HostedPayment, hasLivePayment, keepSession } from "./hosted-payments.ts"
import { claimHosted, releaseHosted } from "./hosted-steps.ts"
import { assertCheckoutsLeft } from "./too-many-checkouts.ts"
import { openingTime, payTime } from "./waits.ts"

type Deps = { db: Db; gateways: Gateways; site: () => string }
type Buyer = { id: string }
/** `language` is part of the return URL, since the gateway does not tell it. */
type Choice = { gateway: GatewayName; sellingPrice: number; language: Language }

/** In seconds. */
const retryAfter = 30

/** Reserves the product and opens the gateway's page, or returns the page that is open. `sellingPrice` in poisha. */
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
  // nobody got the URL of its page, so it cannot be paid
  if (live) await releaseHosted(tx, deal, live, { role: "provider" })
  const free = live ? ((await lockDeal(tx, bookingId)) ?? deal) : deal
  await assertMayCheckout(tx, gateway, free, choice)
  return { deal: free, payment: await claimHosted(tx, free, gateway.name, uuidv7()) }
}

function isUnopened({ provider, sessionUrl, claimedAt }: HostedPayment, now: Date) {
  return provider !== "card" && !sessionUrl && claimedAt.getTime() < now.getTime() - openingTime
}

function sameOrRefuse(live: HostedPayment, gateway: HostedGateway, { dueAt }: Deal) {
  if (live.provider === gateway.name && live.sessionUrl) return live
  throw new Problem("payment-under-way", (say) => say.payingElsewhere(dueAt ?? new Date()))
}

async function assertMayCheckout(tx: Tx, gateway: HostedGateway, deal: Deal, { sellingPrice }: Choice) {
  const isPaidByOther = await hasLivePayment(tx, deal.productId, deal.id)
  const asked = { ...deal, priceShown: sellingPrice, isPaidByOther }
  const refusal = refusalToPay(asked, askedAtCheckout, notOpened)
  if (refusal) throw refusal
  const amount = deal.sellingPrice + deal.deliveryFee
  if (!isWithin(gateway.limits, amount))
    throw new Problem("amount-out-of-range", (say) => say.outOfRange(toBdtLimits(gateway.limits)))
  await assertCheckoutsLeft(tx, deal)
}

const askedAtCheckout: Obstacle[] = [
  "removed",
  "ended",
  "paid",
  "other state",
  "away",
  "suspended",
  "reserved",
  "sold",
  "price",
]

const notOpened: Partial<Wording> = {
  gone: (why) => (say) => say.notOpened[why],
  sold: (say) => say.notOpened.sold,
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
