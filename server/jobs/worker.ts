import { setTimeout } from "node:timers/promises"
import { type CronItem, parseCronItems, run, type Runner } from "graphile-worker"
import { sql } from "kysely"
import { type ClientConfig, Pool } from "pg"
import type { Db } from "../../db/tables.ts"
import type { JobContext } from "./job.ts"
import { scheduledJobs, tasksOf } from "./jobs.ts"
import { jobLogger, logError } from "./logger.ts"

const concurrency = 4
const pollIntervalMs = 5_000
const queryTimeoutMs = 10_000
const restartDelayMs = 1_000
const shutdownTimeoutMs = 5_000

/** Several processes share the jobs. Returns a stop function. */
export function startWorker(context: JobContext, clientConfig: ClientConfig) {
  const pool = openPool(clientConfig)
  const stopping = new AbortController()
  const running = superviseWorker(context, pool, stopping.signal)
  return async () => {
    stopping.abort()
    await Promise.race([running, setTimeout(shutdownTimeoutMs, undefined, { ref: false })])
    await Promise.race([pool.end(), setTimeout(restartDelayMs, undefined, { ref: false })])
  }
}

function openPool(clientConfig: ClientConfig) {
  const pool = new Pool({
    ...clientConfig,
    // no timeout: if the library gets no connection to complete a job, nothing handles its error
    connectionTimeoutMillis: 0,
    query_timeout: queryTimeoutMs,
    max: concurrency,
  })
  // each query reports its own error; without this listener the process would exit
  pool.on("error", () => undefined)
  pool.on("connect", (client) => client.on("error", () => undefined))
  return pool
}

/** Restarts the worker, which the library ends when it cannot store the result of a job. */
async function superviseWorker(context: JobContext, pool: Pool, stopping: AbortSignal) {
  while (!stopping.aborted) {
    try {
      await addScheduledJobs(context.db)
      await runUntilStopped(await start(context, pool), stopping)
    } catch (error) {
      if (stopping.aborted) return
      logError(context.log, "the worker ended, and starts again", error)
      await setTimeout(restartDelayMs, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
}

function start(context: JobContext, pool: Pool) {
  return run({
    pgPool: pool,
    schema: "graphile_worker",
    taskList: tasksOf(context),
    parsedCronItems: parseCronItems(cronItems),
    concurrency,
    pollInterval: pollIntervalMs,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: 1,
    logger: jobLogger(context.log),
  })
}

// with a key, a new run replaces an earlier one that is not done
const cronItems: CronItem[] = Object.entries(scheduledJobs).map(([task, { schedule }]) => ({
  task,
  match: schedule,
  identifier: task,
  options: { jobKey: task, priority: -1 },
}))

export async function addScheduledJobs(db: Db) {
  await sql`select graphile_worker.add_job(name, job_key => name, priority => -1)
    from unnest(${Object.keys(scheduledJobs)}::text[]) as name`.execute(db)
}

async function runUntilStopped(runner: Runner, stopping: AbortSignal) {
  const stop = () => void runner.stop().catch(() => undefined)
  if (stopping.aborted) stop()
  stopping.addEventListener("abort", stop, { once: true })
  await runner.promise.finally(() => stopping.removeEventListener("abort", stop))
}
