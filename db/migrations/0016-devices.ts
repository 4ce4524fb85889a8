import { type Kysely, sql } from "kysely"

/** Counts up when an account's remembered devices end: a device counts only under the number it was remembered with. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table identity."user" add column "deviceGeneration" integer not null default 0`.execute(db)
}
