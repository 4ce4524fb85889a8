import { type QueryExecutorProvider, sql } from "kysely"

/** Asks again about gateway payments that were given up after two days: they may have been paid since. */
export async function up(db: QueryExecutorProvider) {
  await sql`update payments set "askAt" = now()
    where state = 'released' and provider <> 'card' and "askAt" is null and not exists (
      select from payments as counted
      where counted."transactionId" = payments."transactionId" and counted.state <> 'released')`.execute(db)
}
