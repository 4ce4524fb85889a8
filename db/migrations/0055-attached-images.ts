import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  await sql`alter table images rename column "keptAt" to "attachedAt"`.execute(db)
  await sql`alter index "images nobody keeps yet" rename to "unattached images"`.execute(db)
}
