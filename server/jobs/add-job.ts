import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../db/tables.ts"

type Options = {
  maxAttempts: number
  priority: number
  /** One that waits already stays due when it was. */
  keepsTime?: boolean
}

const options = {
  // as many attempts as fit into a month
  "send-mail": { maxAttempts: 130, priority: 0 },
  "send-digest": { maxAttempts: 25, priority: 0 },
  "mail-notification": { maxAttempts: 25, priority: 0, keepsTime: true },
  "make-notifications": { maxAttempts: 25, priority: 0 },
  "match-searches": { maxAttempts: 25, priority: 0 },
  "resume-claim": { maxAttempts: 25, priority: -1 },
  "send-refund": { maxAttempts: 130, priority: -1 },
  // a push service that does not answer must not keep mails waiting
  "send-push": { maxAttempts: 25, priority: 1 },
} satisfies Record<string, Options>

/** Whoever has not renewed the lock of a job for so long is taken for dead, and it is done again (release-jobs.ts). */
export const leaseSeconds = 120

export type JobName = keyof typeof options

const immediately = sql`now()`

/** In the transaction of the act that it follows from. */
export async function addJob(db: Db, name: JobName, id: string, runAt?: Date) {
  await sql`select ${addJobSql(name, sql`${id}`, runAt && sql`${runAt}`)}`.execute(db)
}

/** One that waits for a row under the id that it had before stays due when it was. */
export async function addJobs(
  db: Db,
  name: JobName,
  rows: { id: string; before: string | null }[],
  runAt: Date,
) {
  const ids = rows.map(({ id }) => id)
  const before = rows.map((row) => row.before)
  const due = sql`coalesce((select run_at from graphile_worker.jobs where key = ${keySql(name, sql`before`)}), ${runAt})`
  await sql`select ${addJobSql(name, sql`it.id`, due)}
    from unnest(${ids}::uuid[], ${before}::uuid[]) as it (id, before)`.execute(db)
}

/** A call for a statement that has the id. One job of a name waits for a row: another takes its place, or its time. */
export function addJobSql(name: JobName, id: RawBuilder<unknown>, runAt = immediately) {
  const { maxAttempts, priority, keepsTime }: Options = options[name]
  const mode = keepsTime ? "preserve_run_at" : "replace"
  return sql`graphile_worker.add_job(${name}, json_build_object('id', ${id}::uuid), run_at => ${runAt},
    max_attempts => ${maxAttempts}, job_key => ${keySql(name, id)}, priority => ${priority}, job_key_mode => ${mode})`
}

export function keySql(name: JobName, id: RawBuilder<unknown>) {
  return sql`concat(${name}::text, ' ', ${id}::uuid)`
}
