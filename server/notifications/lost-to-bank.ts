import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import type { Event } from "./notification-draft.ts"

/** In poisha: what the bank of the deal's buyer has taken back for good. */
export async function lostToBank(db: Db, event: Event) {
  const newest = await newestChargeback(db, event)
  return newest?.state === "lost" ? newest.amount : undefined
}

/** In poisha: what it asks for, and has not decided yet. */
export async function askedByBank(db: Db, event: Event) {
  const newest = await newestChargeback(db, event)
  return newest?.state === "open" ? newest.amount : undefined
}

function newestChargeback(db: Db, { subjects }: Event) {
  return db
    .selectFrom("chargebacks")
    .select(["amount", "state"])
    .where("bookingId", "=", subjects.booking ?? null)
    .orderBy("createdAt", "desc")
    .limit(limitLiteral(1))
    .executeTakeFirst()
}

/** In poisha: of what the buyer of a refunded deal gets back, what their bank took, and does not come from us. */
export async function givenByBank(db: Db, { subjects }: Event) {
  const { rows } = await sql<{ amount: number }>`
    select least(sum(chargebacks.amount), payments.amount - coalesce((
      select sum(refunds.amount) from refunds
      where refunds."bookingId" = payments."bookingId" and "paymentId" = payments.id), 0))::float8 as amount
    from chargebacks join payments on payments.id = "paymentId"
    where chargebacks."bookingId" = ${subjects.booking ?? null}::uuid
      and chargebacks.state <> 'won' and "withdrawnAt" is not null and "returnedAt" is null
    group by payments.id`.execute(db)
  const amount = rows[0]?.amount ?? 0
  return amount > 0 ? amount : undefined
}
