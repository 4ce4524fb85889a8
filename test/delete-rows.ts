import { sql } from "kysely"
import type { Db } from "../db/tables.ts"

/** Deletes every row, with triggers off that protect money and events: ten times as fast as truncating. */
export async function deleteRows(db: Db) {
  await sql`do $$ declare each text; begin
    perform set_config('session_replication_role', 'replica', true);
    for each in select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname in ('public', 'identity', 'sandbox', 'search')
        and tablename not like 'kysely%' and tablename not in ('progress', 'dealMoves') or tablename = '_private_jobs'
    loop execute 'delete from ' || each; end loop;
    -- as long as no product has been counted
    delete from search.progress;
    insert into search.progress default values;
  end $$`.execute(db)
}
