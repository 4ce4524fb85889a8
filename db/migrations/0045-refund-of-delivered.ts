import { type QueryExecutorProvider, sql } from "kysely"

/** Lets a seller or admin refund a delivered deal before it is completed. */
export async function up(db: QueryExecutorProvider) {
  await sql`insert into "dealMoves" values ('delivered', 'refunded') on conflict do nothing`.execute(db)
}
