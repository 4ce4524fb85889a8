import { Pool } from "pg"
import { runOnce } from "graphile-worker"
import { sql } from "kysely"
import { addScheduledJobs } from "../server/jobs/worker.ts"
import type { JobContext } from "../server/jobs/job.ts"
import { tasksOf } from "../server/jobs/jobs.ts"
import { jobLogger } from "../server/jobs/logger.ts"
import { testDatabase } from "./database.ts"

/** Runs all due jobs, one after the other, including those that become due meanwhile. */
export async function runDueJobs(context: JobContext) {
  const { clientConfig } = await testDatabase()
  // no timeout: graphile-worker does not handle the error of a failed connection
  const pool = new Pool({ ...clientConfig, connectionTimeoutMillis: 0 })
  pool.on("error", () => undefined)
  pool.on("connect", () => undefined)
  await runOnce({
    pgPool: pool,
    schema: "graphile_worker",
    taskList: tasksOf(context),
    noHandleSignals: true,
    logger: jobLogger(context.log),
  })
  await pool.end()
}

export async function runScheduledJobs(context: JobContext) {
  await addScheduledJobs(context.db)
  await runDueJobs(context)
}

/** Makes all waiting jobs due. */
export async function makeJobsDue({ db }: Pick<JobContext, "db">) {
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db)
}
