import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"

export type Unfinished = {
  id: string
  name: string
  attempts: number
  maxAttempts: number
  runAt: Date
  lastError: string
}

export async function countByName(db: Db) {
  const { rows } = await sql<{ name: string; count: number }>`
    select task_identifier as name, count(*)::int as count from graphile_worker.jobs
    group by task_identifier order by task_identifier`.execute(db)
  return rows
}

export async function unfinished(db: Db) {
  const { rows } = await sql<Unfinished>`
    select id, task_identifier as name, attempts, max_attempts as "maxAttempts", run_at as "runAt",
      last_error as "lastError"
    from graphile_worker.jobs where last_error is not null
    order by attempts >= max_attempts desc, id desc limit 100`.execute(db)
  return rows
}

/** Makes failed jobs due again, all or one, with as many attempts as a new job. Returns how many. */
export async function runAgain(db: Db, only?: string) {
  const { rows } = await sql`
    select from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where last_error is not null
        and (${only ?? null}::text is null or id::text = ${only ?? null})), run_at => now(), attempts => 0
    )`.execute(db)
  return rows.length
}
