import { type Kysely, sql } from "kysely"

/** Collation of names as in browsers: accents and case count last, "No. 2" comes before "No. 10". */
export async function up(db: Kysely<unknown>) {
  await sql`create collation alphabetical (provider = icu, locale = 'en-u-kn-true')`.execute(db)
}
