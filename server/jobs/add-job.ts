import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../db/tables.ts"

type Options = {
  maxAttempts: number
  priority: number
  /** A job that already waits keeps its time. */
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
  // lower priority: a push service that does not answer must not delay mails
  "send-push": { maxAttempts: 25, priority: 1 },
} satisfies Record<string, Options>

/** A job whose lock was not renewed for this long is run again (release-jobs.ts). */
export const leaseSeconds = 120

export type JobName = keyof typeof options

const immediately = sql`now()`

/** Call it in the transaction of the act that the job follows. */
export async function addJob(db: Db, name: JobName, id: string, runAt?: Date) {
  await sql`select ${addJobSql(name, sql`${id}`, runAt && sql`${runAt}`)}`.execute(db)
}

/** A job that waits under a row's earlier id (`before`) passes on its time. */
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

/** Returns a call for a statement. A new job replaces one that waits for the same row; `keepsTime` keeps the time. */
export function addJobSql(name: JobName, id: RawBuilder<unknown>, runAt = immediately) {
  const { maxAttempts, priority, keepsTime }: Options = options[name]
  const mode = keepsTime ? "preserve_run_at" : "replace"
  return sql`graphile_worker.add_job(${name}, json_build_object('id', ${id}::uuid), run_at => ${runAt},
    max_attempts => ${maxAttempts}, job_key => ${keySql(name, id)}, priority => ${priority}, job_key_mode => ${mode})`
}

export function keySql(name: JobName, id: RawBuilder<unknown>) {
  return sql`concat(${name}::text, ' ', ${id}::uuid)`
}
