import { sql } from "kysely"
import { leaseSeconds } from "./add-job.ts"
import { everyMinute, type JobContext, type ScheduledJob } from "./job.ts"

export const releaseJobs: ScheduledJob = { schedule: everyMinute, run: release }

/** The library waits four hours for a dead process. Processes that live renew their locks (keep-lock.ts). */
async function release({ db }: JobContext) {
  const isLost = sql`locked_at < now() - make_interval(secs => ${leaseSeconds})`
  // no key: another job of the same name replaced it while it ran
  await sql`delete from graphile_worker._private_jobs
    where key is null and (locked_at is null or ${isLost})`.execute(db)
  await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null where ${isLost}`.execute(
    db,
  )
}
