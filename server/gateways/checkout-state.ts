import { sql } from "kysely"
import type { GatewayName } from "../../contract/gateways.ts"
import { isWithin } from "../../contract/amount-limits.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { findDeal, unknownDeal } from "../bookings/find-deal.ts"
import type { Gateways } from "./gateways.ts"
import type { HostedPayment } from "./hosted-payments.ts"

export type FoundCheckout = Awaited<ReturnType<typeof findCheckoutState>>

export async function findCheckoutState(
  { db, gateways }: { db: Db; gateways: Gateways },
  buyer: { id: string },
  bookingId: string,
) {
  const deal = await findDeal(db, bookingId)
  if (!deal || deal.buyerId !== buyer.id) throw unknownDeal
  const amount = deal.sellingPrice + deal.deliveryFee
  const ways = [...gateways.values()].filter(({ limits }) => isWithin(limits, amount))
  return { ways: ways.map(({ name, limits }) => ({ name, limits })), last: await findLast(db, bookingId) }
}

/** Whether a payment of the same transaction counts for the deal; a stray payment beside it is not shown. */
const isCounted = sql`exists (select from payments as counted
  where counted."transactionId" = payments."transactionId" and counted.kind = 'deal' and counted.state <> 'released')`

type Last = HostedPayment & { provider: GatewayName }

function findLast(db: Db, bookingId: string): Promise<Last | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("bookingId", "=", bookingId)
    .where("provider", "<>", "card")
    .where(sql<boolean>`(kind = 'deal' or not ${isCounted})`)
    .orderBy("id", "desc")
    .limit(limitLiteral(1))
    .$narrowType<{ provider: GatewayName }>()
    .executeTakeFirst()
}
