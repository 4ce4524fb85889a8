import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { addJobSql } from "../jobs/add-job.ts"

/** Keeps a mail for the digest that is made then. */
export async function hold(db: Db, id: string, until: Date) {
  await sql`
    with held as (
      update mails set state = 'held', "heldUntil" = ${until} where id = ${id} returning id
    )
    select ${addJobSql("send-digest", sql`held.id`, sql`${until}`)} from held`.execute(db)
}
