import { type QueryExecutorProvider, sql } from "kysely"

/** Payments at gateways that were given up and asked about for two days only: they may have been paid since. */
export async function up(db: QueryExecutorProvider) {
  await sql`update payments set "askAt" = now()
    where state = 'released' and provider <> 'card' and "askAt" is null and not exists (
      select from payments as counted
      where counted."transactionId" = payments."transactionId" and counted.state <> 'released')`.execute(db)
}
