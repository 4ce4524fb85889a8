import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { givenByBank as givenByBankSql, isWithBank } from "../payments/with-bank.ts"
import type { Event } from "./notification-draft.ts"

/** In poisha: what the bank of the deal's buyer has taken back for good. */
export async function lostToBank(db: Db, event: Event) {
  return (await heldByBank(db, event)).lost || undefined
}

/** In poisha: what it asks for, and has not decided yet; once it has that, also of how much. */
export async function askedByBank(db: Db, event: Event) {
  const { asked, taken, paid } = await heldByBank(db, event)
  if (taken > 0) return { price: taken, wasPrice: paid }
  return asked > 0 ? { price: asked } : undefined
}

type Held = Record<"lost" | "asked" | "taken" | "paid", number>

/** A bank can ask more than once for parts of a payment. */
async function heldByBank(db: Db, { subjects }: Event) {
  const { rows } = await sql<Held>`
    select sum(amount) filter (where state = 'lost')::float8 as lost,
      sum(amount) filter (where state = 'open')::float8 as asked,
      sum(amount) filter (where state = 'open' and ${isWithBank})::float8 as taken,
      (select "sellingPrice" + "deliveryFee" from bookings where bookings.id = "bookingId")::float8 as paid
    from chargebacks where "bookingId" = ${subjects.booking ?? null}::uuid
    group by "bookingId"`.execute(db)
  return rows[0] ?? { lost: 0, asked: 0, taken: 0, paid: 0 }
}

/** In poisha: of what the buyer of a refunded deal gets back, what comes from their bank. */
export async function givenByBank(db: Db, { subjects }: Event) {
  const deal = await db
    .selectFrom("bookings")
    .select(givenByBankSql.as("amount"))
    .where("id", "=", subjects.booking ?? null)
    .executeTakeFirst()
  return deal?.amount || undefined
}
