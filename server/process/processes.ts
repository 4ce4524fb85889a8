import cluster, { type Worker } from "node:cluster"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import type { Logger } from "pino"
import type { Config } from "../config/config.ts"

/** Between the death of a process and the next one in its place, in milliseconds. */
const breath = 500
/** How long a process may take to finish what is under way, once it has drained. */
const patience = 15_000
/** What the processes are told before all of them stop. */
const allStop = "all stop"

type Wanted = Pick<Config, "processes" | "drainTime">

/**
 * Keeps so many processes serving at one address. One that dies is replaced; SIGUSR2 replaces all of them, each once its
 * successor serves. Answers, when all serve, at which address, and how to stop.
 */
export async function startProcesses({ processes: count, drainTime }: Wanted, log: Logger) {
  // each accepts by itself: one that we hand over to a process that is killed at that moment is never answered
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let isStopping = false
  let rolling = Promise.resolve()
  const wanted = new Set<Worker>()

  cluster.on("exit", (worker, code, signal) => {
    if (!wanted.delete(worker) || isStopping) return
    log.error({ code, signal }, "a process died")
    void replace()
  })
  process.on("SIGUSR2", () => {
    rolling = rolling.then(roll).catch((error: unknown) => log.error({ err: error }, "not all were replaced"))
  })

  const addresses = await Promise.all(Array.from({ length: count }, start))
  return { address: addresses[0] ?? "", stop }

  async function replace() {
    await pause(breath)
    if (isStopping || wanted.size >= count) return
    await start().catch((error: unknown) => log.fatal({ err: error }, "a process does not start"))
  }

  async function start() {
    const worker = cluster.fork()
    wanted.add(worker)
    const address = await servingAt(worker)
    if (isStopping) await end(worker)
    return address
  }

  async function roll() {
    for (const old of Array.from(wanted)) {
      if (isStopping) return
      await start()
      if (wanted.delete(old)) await end(old)
    }
    log.info("all processes were replaced")
  }

  async function stop() {
    isStopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    // one that is just ending hears of nothing
    for (const worker of workers) worker.send(allStop, () => undefined)
    await Promise.all(workers.map(end))
  }

  async function end(worker: Worker) {
    if (worker.isDead()) return
    const gone = once(worker, "exit")
    worker.process.kill("SIGTERM")
    const timer = setTimeout(() => worker.process.kill("SIGKILL"), drainTime + patience)
    await gone
    clearTimeout(timer)
  }
}

/** For one of several processes: answers whether others go on serving at its address when it ends. */
export function watchOthers() {
  let doOthersServe = true
  const end = () => {
    doOthersServe = false
  }
  process.on("message", (message) => {
    if (message === allStop) end()
  })
  process.once("disconnect", end)
  return () => doOthersServe
}

/** Answers once it serves. Throws when it ends before. */
async function servingAt(worker: Worker) {
  const giveUp = new AbortController()
  const gone = once(worker, "exit", { signal: giveUp.signal }).then(() => {
    throw new Error("It ended before it served.")
  })
  const [address] = await Promise.race([once(worker, "message", { signal: giveUp.signal }), gone])
  gone.catch(() => undefined)
  giveUp.abort()
  return String(address)
}
