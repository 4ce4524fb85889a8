import { type Kysely, sql } from "kysely"

/** The list of a category is read by one index, however much or little is in it (docs/decisions/0032). */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  // both columns in one direction, so that a place in the list is one comparison
  sql`create index "list of a category" on products ("categoryId", id) where "deletedAt" is null`,
  sql`drop index "products of a category"`,
]
