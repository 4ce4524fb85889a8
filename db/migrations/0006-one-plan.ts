import { type Kysely, sql } from "kysely"

/** docs/decisions/0020 */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  // same direction as the id, so that the cursor is a row comparison
  sql`create index "list of a category" on products ("categoryId", id) where "deletedAt" is null`,
  sql`drop index "products of a category"`,
]
