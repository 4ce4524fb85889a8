import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { givenByBank as givenByBankSql, isWithBank } from "../payments/with-bank.ts"
import type { Event } from "./notification-draft.ts"

/** Returns the sum of the deal's lost chargebacks, in poisha; undefined if there are none. */
export async function lostToChargebacks(db: Db, event: Event) {
  return (await sumChargebacks(db, event)).lost || undefined
}

/** Returns the sum of the deal's open chargebacks, in poisha; once it was withdrawn, with the price paid as `wasPrice`. */
export async function openChargebacks(db: Db, event: Event) {
  const { asked, taken, paid } = await sumChargebacks(db, event)
  if (taken > 0) return { price: taken, wasPrice: paid }
  return asked > 0 ? { price: asked } : undefined
}

type ChargebackSums = Record<"lost" | "asked" | "taken" | "paid", number>

/** Adds up chargebacks, since a bank may claim parts of a payment one by one. */
async function sumChargebacks(db: Db, { subjects }: Event) {
  const { rows } = await sql<ChargebackSums>`
    select sum(amount) filter (where state = 'lost')::float8 as lost,
      sum(amount) filter (where state = 'open')::float8 as asked,
      sum(amount) filter (where state = 'open' and ${isWithBank})::float8 as taken,
      (select "sellingPrice" + "deliveryFee" from bookings where bookings.id = "bookingId")::float8 as paid
    from chargebacks where "bookingId" = ${subjects.booking ?? null}::uuid
    group by "bookingId"`.execute(db)
  return rows[0] ?? { lost: 0, asked: 0, taken: 0, paid: 0 }
}

/** Returns the part of a refund that comes from the buyer's bank, in poisha; undefined if there is none. */
export async function givenByBank(db: Db, { subjects }: Event) {
  const deal = await db
    .selectFrom("bookings")
    .select(givenByBankSql.as("amount"))
    .where("id", "=", subjects.booking ?? null)
    .executeTakeFirst()
  return deal?.amount || undefined
}
