import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../db/tables.ts"

/** Jobs about one row, and how they differ from the library's defaults. */
const options = {
  // as many attempts as fit into the month that a refused mail is kept
  "send-mail": { maxAttempts: 130, priority: 0 },
  "send-digest": { maxAttempts: 25, priority: 0 },
  "make-notifications": { maxAttempts: 25, priority: 0 },
  "resume-claim": { maxAttempts: 25, priority: -1 },
  // a push service that does not answer must not keep mails waiting
  "send-push": { maxAttempts: 25, priority: 1 },
}

/** Whoever has begun a job this long ago is taken for dead, and it is done again (release-jobs.ts). */
export const leaseSeconds = 120

export type JobName = keyof typeof options

const immediately = sql`now()`

/** In the transaction of the act that it follows from. */
export async function addJob(db: Db, name: JobName, id: string, runAt?: Date) {
  await sql`select ${addJobSql(name, sql`${id}`, runAt && sql`${runAt}`)}`.execute(db)
}

/** A call for a statement that has the id. One job of a name waits for a row: another takes its place. */
export function addJobSql(name: JobName, id: RawBuilder<unknown>, runAt = immediately) {
  const { maxAttempts, priority } = options[name]
  return sql`graphile_worker.add_job(${name}, json_build_object('id', ${id}::uuid), run_at => ${runAt},
    max_attempts => ${maxAttempts}, job_key => ${keySql(name, id)}, priority => ${priority})`
}

export function keySql(name: JobName, id: RawBuilder<unknown>) {
  return sql`concat(${name}::text, ' ', ${id}::uuid)`
}
