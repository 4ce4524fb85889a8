import { Pool } from "pg"
import { runOnce } from "graphile-worker"
import { sql } from "kysely"
import { addScheduledJobs } from "../server/jobs/worker.ts"
import type { JobContext } from "../server/jobs/job.ts"
import { tasksOf } from "../server/jobs/jobs.ts"
import { jobLogger } from "../server/jobs/logger.ts"
import { testDatabase } from "./database.ts"

/** Does what is due, and what becomes due by it, one after the other. */
export async function runDueJobs(context: JobContext) {
  const { clientConfig } = await testDatabase()
  // however busy the machine is: where the library gets no connection, its error is handled by nobody
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

/** The jobs of a clock, once. */
export async function runScheduledJobs(context: JobContext) {
  await addScheduledJobs(context.db)
  await runDueJobs(context)
}

/** As if all that waits had waited long enough. */
export async function makeJobsDue({ db }: Pick<JobContext, "db">) {
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db)
}
