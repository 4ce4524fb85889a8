import type { Job } from "graphile-worker"
import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { hour, second } from "../process/durations.ts"
import { leaseSeconds } from "./add-job.ts"

/** A lock is renewed several times before release-jobs.ts takes its process for dead. */
const renewedEach = (leaseSeconds / 4) * second
/** What takes longer hangs, and is done again. */
const longest = hour

/** Nobody else does a job while it runs, however long that takes. */
export async function keepLock<Result>(
  db: Db,
  job: Pick<Job, "id" | "locked_by">,
  work: () => Promise<Result>,
) {
  const until = Date.now() + longest
  const timer = setInterval(() => {
    if (Date.now() > until) clearInterval(timer)
    // the database may be away: the next one may come in time
    else renew(db, job).catch(() => undefined)
  }, renewedEach)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

function renew(db: Db, { id, locked_by: process }: Pick<Job, "id" | "locked_by">) {
  return sql`update graphile_worker._private_jobs set locked_at = now()
    where id = ${id}::bigint and locked_by = ${process}`.execute(db)
}
