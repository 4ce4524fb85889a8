import { sql } from "kysely"
import type { Tx } from "../../db/tables.ts"
import { type BasisPoints, commissionGivenBack, commissionOf } from "./commission.ts"
import * as entries from "./entries.ts"
import { postEntry } from "./post.ts"

/** A locked booking; `price` in poisha. */
export type Deal = {
  bookingId: string
  sellerId: string
  price: number
  commissionBps: BasisPoints
}

type By = { actorId?: string | undefined }

/** Releases the deal's escrow to the seller, less commission; later also what a bank returned. Idempotent. */
export async function releaseToSeller(tx: Tx, { price, commissionBps, ...deal }: Deal, by: By = {}) {
  const kept = await inEscrow(tx, deal.bookingId)
  if (kept <= 0) return
  const earlier = (await releaseOf(tx, deal.bookingId)) ?? { kept: 0, commission: 0, times: 0 }
  const commission = commissionOf(earlier.kept + kept, price, commissionBps) - earlier.commission
  await postEntry(tx, entries.releaseToSeller({ kept, commission }, { ...deal, ...by }, earlier.times))
}

type OfSeller = Pick<Deal, "bookingId" | "sellerId">

/** Posts a refund from escrow or, after the release, from the seller. Idempotent by the refund's id. */
export async function refund(tx: Tx, made: { id: string; amount: number }, deal: OfSeller, by: By = {}) {
  const released = await releaseOf(tx, deal.bookingId)
  const of = { ...deal, ...by }
  await postEntry(
    tx,
    released && (await inEscrow(tx, deal.bookingId)) < made.amount
      ? entries.refundAfterRelease(made, givenBack(made.amount, released), of)
      : entries.refundBeforeRelease(made, of),
  )
}

/** Posts a chargeback from escrow or the seller; the operator bears at least `loss`. Idempotent by the provider's id. */
export async function chargeback(
  tx: Tx,
  made: { id: string; provider: string; amount: number; loss: number },
  deal: OfSeller,
  by: By = {},
) {
  const released = await releaseOf(tx, deal.bookingId)
  const kept = Math.max(0, released ? released.kept : await inEscrow(tx, deal.bookingId))
  const share = Math.min(made.amount - made.loss, kept)
  const fromEscrow = released ? 0 : share
  // at most what refunds and other chargebacks have left of the seller's part
  const fromSeller = released
    ? Math.min(share - givenBack(share, released), Math.max(0, await broughtTo(tx, deal)))
    : 0
  const bearing = { fromEscrow, fromSeller, commission: made.amount - fromEscrow - fromSeller }
  await postEntry(tx, entries.chargeback({ ...made, ...bearing }, { ...deal, ...by }))
}

/** Posts the return of a chargeback's money. Idempotent. */
export async function returnChargeback(tx: Tx, id: string, bookingId: string, by: By = {}) {
  const lines = await tx
    .selectFrom("ledgerEntries")
    .innerJoin("ledgerLines", "entryId", "ledgerEntries.id")
    .select(["account", "provider", "sellerId", "ledgerLines.bookingId", "amount"])
    .where("key", "=", `chargeback:${id}`)
    .orderBy("line")
    .execute()
  const taken = lines.map(({ account, provider, sellerId, bookingId: of, amount }) => ({
    account,
    amount: Number(amount),
    ...(provider !== null && { provider }),
    ...(sellerId !== null && { sellerId }),
    ...(of !== null && { bookingId: of }),
  }))
  await postEntry(tx, entries.chargebackReturned(id, taken, { bookingId, ...by }))
}

/** Returns what a chargeback took from its seller's balance, in poisha. */
export async function sellerLost(tx: Tx, id: string) {
  const { sum } = await tx
    .selectFrom("ledgerLines")
    .innerJoin("ledgerEntries", "ledgerEntries.id", "entryId")
    .select(({ fn }) => fn.sum<string | null>("amount").as("sum"))
    .where("key", "=", `chargeback:${id}`)
    .where("account", "=", sql<"seller">`'seller'`)
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/** Returns what a deal has brought its seller so far, in poisha, before any recovery of debts. */
export async function broughtTo(tx: Tx, { bookingId, sellerId }: OfSeller) {
  const { sum } = await tx
    .selectFrom("ledgerLines")
    .innerJoin("ledgerEntries", "ledgerEntries.id", "entryId")
    .select(({ fn }) => fn.sum<string | null>("amount").as("sum"))
    .where("account", "=", sql<"seller">`'seller'`)
    .where("sellerId", "=", sellerId)
    .where("ledgerEntries.bookingId", "=", bookingId)
    .where("kind", "<>", sql<"debt-recovered">`'debt-recovered'`)
    .executeTakeFirstOrThrow()
  return -Number(sum)
}

/** Recovers debts of a locked seller, written off since a chargeback, from what its return brings them. Idempotent. */
export async function recoverDebt(tx: Tx, made: { id: string; amount: number }, deal: OfSeller) {
  const amount = Math.min(made.amount, await writtenOffSince(tx, made.id, deal.sellerId))
  if (amount > 0) await postEntry(tx, entries.debtRecovered({ id: made.id, amount }, deal))
}

/** In poisha, without what is recovered. */
async function writtenOffSince(tx: Tx, chargebackId: string, sellerId: string) {
  const { rows } = await sql<{ amount: number }>`
    select least(-sum(amount), coalesce(-sum(amount) filter (where kind = 'write-off' and entries."createdAt" > (
        select "createdAt" from "ledgerEntries" where key = ${`chargeback:${chargebackId}`})), 0))::float8 as amount
    from "ledgerLines" as lines join "ledgerEntries" as entries on entries.id = "entryId"
    where lines."sellerId" = ${sellerId}::uuid and account = 'seller' and kind in ('write-off', 'debt-recovered')`.execute(
    tx,
  )
  return rows[0]?.amount ?? 0
}

/** Charges the seller the commission on a deal that was paid in cash. Idempotent. */
export async function chargeCashCommission(tx: Tx, { price, commissionBps, ...deal }: Deal, by: By = {}) {
  const commission = commissionOf(price, price, commissionBps)
  await postEntry(tx, entries.cashCommission(commission, { ...deal, ...by }))
}

function givenBack(amount: number, { kept, commission }: entries.Released) {
  return commissionGivenBack(amount, commission, kept)
}

/** In poisha. */
export async function inEscrow(tx: Tx, bookingId: string) {
  const { sum } = await tx
    .selectFrom("ledgerLines")
    .select(({ fn }) => fn.sum<string | null>("amount").as("sum"))
    .where("account", "=", sql<"escrow">`'escrow'`)
    .where("bookingId", "=", bookingId)
    .executeTakeFirstOrThrow()
  return -Number(sum)
}

async function releaseOf(tx: Tx, bookingId: string) {
  const { rows } = await sql<entries.Released & { times: number }>`
    select coalesce(sum(amount) filter (where account = 'escrow'), 0)::float8 as kept,
      coalesce(-sum(amount) filter (where account = 'commission'), 0)::float8 as commission,
      count(distinct entries.id)::integer as times
    from "ledgerEntries" as entries join "ledgerLines" on "entryId" = entries.id
    where entries."bookingId" = ${bookingId}::uuid and kind = 'release'`.execute(tx)
  const [found] = rows
  return found && found.times > 0 ? found : undefined
}
