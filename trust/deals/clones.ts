import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"

/** In the order of their foreign keys. */
const tables = [
  "identity.user",
  "users",
  "products",
  "bookings",
  "paymentIntents",
  "payments",
  "sandbox.intents",
  "dealTerms",
  "shipments",
  "disputes",
  "disputeStatements",
  "ledgerEntries",
  "ledgerLines",
  "events",
]

/** Clones a deal `howMany` times: copies every row that contains one of its ids, with new ids. */
export async function cloneDeal(db: Db, bookingId: string, howMany: number) {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`create or replace function pg_temp.cloned(line text, ids text[], number integer) returns jsonb
      language plpgsql as $$ declare each text; begin
        foreach each in array ids loop
          -- it begins as before: a transaction of a card with "pi_"
          line := replace(line, each, case when each like '%@%' then number || '.' || each
            else left(each, 3) || substr(md5(each || number)::uuid::text, 4) end);
        end loop;
        return line::jsonb;
      end $$`.execute(tx)
    const ids = await idsOf(tx, bookingId)
    for (const table of tables)
      await sql`insert into ${sql.table(table)} select (jsonb_populate_record(null::${sql.table(table)},
          pg_temp.cloned(line, ${ids}::text[], number))).*
        from (select to_jsonb(kept)::text as line from ${sql.table(table)} as kept) as rows,
          generate_series(1, ${howMany}::integer) as number
        where exists (select from unnest(${ids}::text[]) as id where position(id in line) > 0)`.execute(tx)
  })
}

/** The ids of rows that belong to the deal alone; its seller is shared. */
async function idsOf(db: Db, bookingId: string) {
  const { rows } = await sql<{ id: string }>`
    with deal as (
      select bookings.id, "productId", "buyerId", "buyerEmail", "identityId" from bookings
      join users on users.id = "buyerId" where bookings.id = ${bookingId}
    )
    select unnest(array[id::text, "productId"::text, "buyerId"::text, "buyerEmail", "identityId"::text]) as id from deal
    union select unnest(array[payments.id::text, "transactionId"]) from payments join deal on deal.id = "bookingId"
    union select id from "paymentIntents" where "bookingId" = ${bookingId}
    union select id::text from disputes where "bookingId" = ${bookingId}
    union select id::text from "disputeStatements" where "bookingId" = ${bookingId}
    union select id::text from "ledgerEntries" where "bookingId" = ${bookingId}
    union select events.id::text from events, deal
      where subjects ->> 'booking' = deal.id::text or subjects ->> 'product' = "productId"::text
      or subjects ->> 'payment' in (select "transactionId" from payments where "bookingId" = deal.id)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
