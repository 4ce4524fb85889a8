import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  await sql`alter table payments add column "sessionUrl" text`.execute(db)
  await sql`create index "payments to ask about" on payments ("askAt") where "askAt" is not null`.execute(db)
  await sql`create index "payments of a buyer" on payments ("buyerId", "claimedAt") where provider <> 'card'`.execute(
    db,
  )
  await sql`create index "payments by session" on payments ("sessionRef") where "sessionRef" is not null`.execute(
    db,
  )
}
