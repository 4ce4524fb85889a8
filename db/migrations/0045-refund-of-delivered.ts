import { type QueryExecutorProvider, sql } from "kysely"

/** What a buyer was handed can be given back before the deal is completed, by its seller or an admin. */
export async function up(db: QueryExecutorProvider) {
  await sql`insert into "dealMoves" values ('delivered', 'refunded') on conflict do nothing`.execute(db)
}
