import { type Kysely, sql } from "kysely"

/** PostgreSQL cannot count grapheme clusters (contract/text.ts): allows 48 bytes (16 UTF-16 code units) each. */
const limits = [
  ["users", "name", sql`100`],
  ["products", "productName", sql`120`],
  ["products", "timeUsed", sql`60`],
  ["products", "location", sql`120`],
  ["products", "productDescription", sql`2000`],
  ["bookings", "buyerLocation", sql`120`],
  ["contact", "name", sql`100`],
  ["contact", "message", sql`2000`],
] as const

export async function up(db: Kysely<unknown>) {
  // only names can come from outside the API (Google)
  await sql`update users set name = left(name, 100) where octet_length(name) > 4800`.execute(db)
  for (const [table, column, characters] of limits)
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(`${table}: length of ${column}`)}
      check (octet_length(${sql.ref(column)}) <= ${characters} * 48)`.execute(db)
}
