import { type QueryExecutorProvider, sql } from "kysely"

/** The last agreed meeting stands until both agree to another, whatever is proposed meanwhile. */
export async function up(db: QueryExecutorProvider) {
  await sql`alter table meetings add column "agreedFor" timestamptz`.execute(db)
  await sql`update meetings set "agreedFor" = at where "agreedAt" is not null`.execute(db)
  await sql`alter table meetings add constraint "meetings: agreed for its time"
    check ("agreedAt" is null or "agreedFor" is not distinct from at)`.execute(db)
}
