import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>) {
  await sql`alter table identity."user" add column "deviceGeneration" integer not null default 0`.execute(db)
}
