import { type Kysely, sql } from "kysely"

/** Channel notified on commit of any change to public pages; clears the response caches. */
export const pagesChangedChannel = "shown"

export async function up(db: Kysely<unknown>) {
  for (const statement of shown) await statement.execute(db)
}

const shown = [
  sql`create function "tell of what is shown"() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shown', '');
      return null;
    end
  $$`,
  sql`create trigger "tell of what is shown" after insert or update or delete or truncate on products
    for each statement execute function "tell of what is shown"()`,
  sql`create trigger "tell of what is shown" after insert or update or delete or truncate on categories
    for each statement execute function "tell of what is shown"()`,
  // a new user or photo is on no page yet
  sql`create trigger "tell of what is shown" after update or delete or truncate on users
    for each statement execute function "tell of what is shown"()`,
  sql`create trigger "tell of what is shown" after update of sizes or truncate on images
    for each statement execute function "tell of what is shown"()`,
]
