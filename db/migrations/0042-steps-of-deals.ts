import { type QueryExecutorProvider, sql } from "kysely"

/** Numbers the steps of a deal, because times and ids come from several clocks. */
export async function up(db: QueryExecutorProvider) {
  await sql`alter table bookings add column steps integer not null default 0`.execute(db)
  await sql`update bookings set steps = (select count(*) from events
    where type = 'deal moved' and subjects ->> 'booking' = bookings.id::text) where state <> 'booked'`.execute(
    db,
  )
}
