import type { Job } from "graphile-worker"
import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { hour, second } from "../process/durations.ts"
import { leaseSeconds } from "./add-job.ts"

/** Several renewals fit into the lease of release-jobs.ts. */
const renewedEach = (leaseSeconds / 4) * second
/** A job that takes longer counts as hanging, and is run again. */
const longest = hour

/** Renews the lock of a job while it runs, so that no other process runs it. */
export async function keepLock<Result>(
  db: Db,
  job: Pick<Job, "id" | "locked_by">,
  work: () => Promise<Result>,
) {
  const until = Date.now() + longest
  const timer = setInterval(() => {
    if (Date.now() > until) clearInterval(timer)
    // the database may be unreachable: the next renewal may come in time
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
