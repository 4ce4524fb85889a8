import { type RawBuilder, sql } from "kysely"
import { payoutDays } from "../../contract/payouts.ts"
import { toBdt } from "../../contract/poisha.ts"
import { inOrder, type PageRequest } from "../../db/list.ts"
import type { Db, Row, Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { suspensionEnd } from "../users/suspended.ts"

export type Sums = { inEscrow: number; available: number; inTransit: number; paidOut: number }

/** Returns a seller's sums in poisha, as everywhere in this file. */
export async function ofSeller(db: Db, sellerId: string) {
  const { since, ...sums } = await db
    .selectNoFrom([...sumsOf(sql`${sellerId}::uuid`), firstMonthOf(sellerId).as("since")])
    .executeTakeFirstOrThrow()
  return { ...sums, since }
}

/** Throws `conflict` unless a locked seller's balance is what the admin was shown. */
export async function assertBalance(tx: Tx, sellerId: string, shown: number) {
  const { available } = await tx
    .selectNoFrom(credit(sql`${sellerId}::uuid`, "seller").as("available"))
    .executeTakeFirstOrThrow()
  const balance = toBdt(available)
  if (available !== shown) throw new Problem("conflict", (say) => say.otherBalance(balance), { balance })
}

function sumsOf(sellerId: RawBuilder<string>) {
  return [
    inEscrow(sellerId).as("inEscrow"),
    credit(sellerId, "seller").as("available"),
    credit(sellerId, "transit").as("inTransit"),
    paidOut(sellerId).as("paidOut"),
  ] as const
}

/** The seller's credit in the ledger. A float holds every sum of poisha exactly up to 2^53. */
function credit(sellerId: RawBuilder<string>, account: "seller" | "transit") {
  return sql<number>`(select coalesce(-sum(amount), 0)::float8 from "ledgerLines" as lines
    where lines."sellerId" = ${sellerId} and account = ${account})`
}

function inEscrow(sellerId: RawBuilder<string>) {
  return sql<number>`(select coalesce(-sum(lines.amount), 0)::float8
    from products join bookings on bookings."productId" = products.id
    join "ledgerLines" as lines on lines."bookingId" = bookings.id and account = 'escrow'
    where products."sellerId" = ${sellerId})`
}

function paidOut(sellerId: RawBuilder<string>) {
  return sql<number>`(select coalesce(sum(amount), 0)::float8 from payouts
    where payouts."sellerId" = ${sellerId} and payouts.state = 'paid')`
}

function firstMonthOf(sellerId: string) {
  return sql<string | null>`(select to_char(min("createdAt") at time zone 'Asia/Dhaka', 'YYYY-MM')
    from "ledgerEntries" join "ledgerLines" as lines on "entryId" = "ledgerEntries".id
    where lines."sellerId" = ${sellerId}::uuid)`
}

/** `payoutDays` after the oldest handover or returned chargeback since the last payout that arrived. */
function dueAt(sellerId: RawBuilder<string>) {
  return sql<Date | null>`(select min(case kind when 'release' then coalesce("deliveredAt", entries."createdAt")
        else entries."createdAt" end) + make_interval(days => ${payoutDays})
    from "ledgerLines" as lines join "ledgerEntries" as entries on entries.id = lines."entryId"
    left join bookings on bookings.id = entries."bookingId"
    where lines."sellerId" = ${sellerId} and entries.kind in ('release', 'chargeback-returned') and entries."createdAt" > coalesce(
      (select max("createdAt") from payouts as paid where paid."sellerId" = ${sellerId} and paid.state = 'paid'), '-infinity'))`
}

function lastReference(sellerId: RawBuilder<string>) {
  return sql<string | null>`(select reference from payouts as paid
    where paid."sellerId" = ${sellerId} and paid.state = 'paid' order by "createdAt" desc limit 1)`
}

const never = 8_640_000_000_000

export function all(db: Db, page: PageRequest<"dueAt">) {
  const id = sql.ref<string>("owed.sellerId")
  const owed = db
    .selectFrom("ledgerLines")
    .select("sellerId")
    .where("sellerId", "is not", null)
    .groupBy("sellerId")
    .having(
      sql<boolean>`sum(amount) filter (where account = 'seller') <> 0 or sum(amount) filter (where account = 'transit') <> 0`,
    )
  const rows = db
    .selectFrom(owed.as("owed"))
    .innerJoin("users", "users.id", "owed.sellerId")
    .leftJoin("payoutAccounts", "payoutAccounts.sellerId", "owed.sellerId")
    .leftJoin("payouts", (join) =>
      join
        .onRef("payouts.sellerId", "=", "owed.sellerId")
        .on("payouts.state", "=", sql<"pending">`'pending'`),
    )
    .select(["users.id", "users.name", "users.email", "users.deletedAt"])
    .select(["users.suspensionReason", suspensionEnd().as("suspendedUntil")])
    .select(["method", "holder", "number", "bank", "routing", "changedAt"])
    .select(["payouts.id as payoutId", "payouts.amount as payoutAmount", "payouts.createdAt as payoutMadeAt"])
    .select([...sumsOf(id), dueAt(id).as("dueAt"), lastReference(id).as("lastReference")])
  const listed = db.selectFrom(rows.as("balances")).selectAll()
  const order = { dueAt: sql<number>`coalesce(extract(epoch from "dueAt")::float8, ${never}::float8)` }
  return inOrder(listed, "id", order, page).execute()
}

export type BalanceRow = Awaited<ReturnType<typeof all>>[number]
export type AccountRow = Row<"payoutAccounts">
