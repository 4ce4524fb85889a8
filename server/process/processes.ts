import cluster, { type Worker } from "node:cluster"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import type { Logger } from "pino"
import type { Config } from "../config/config.ts"

const restartDelayMs = 500
const finishTimeoutMs = 15_000
const stopAll = "all stop"

type Options = Pick<Config, "processes" | "drainTime">

/** Restarts dead workers; SIGUSR2 restarts them one by one. Resolves once all serve. */
export async function startProcesses({ processes: count, drainTime }: Options, log: Logger) {
  // with round-robin, a connection handed to a dying worker is never answered
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let isStopping = false
  let rolling = Promise.resolve()
  const active = new Set<Worker>()

  cluster.on("exit", (worker, code, signal) => {
    if (!active.delete(worker) || isStopping) return
    log.error({ code, signal }, "a process died")
    void replace()
  })
  process.on("SIGUSR2", () => {
    rolling = rolling.then(roll).catch((error: unknown) => log.error({ err: error }, "not all were replaced"))
  })

  const addresses = await Promise.all(Array.from({ length: count }, start))
  return { address: addresses[0] ?? "", stop }

  async function replace() {
    await pause(restartDelayMs)
    if (isStopping || active.size >= count) return
    await start().catch((error: unknown) => log.fatal({ err: error }, "a process does not start"))
  }

  async function start() {
    const worker = cluster.fork()
    active.add(worker)
    const address = await addressOnceServing(worker)
    if (isStopping) await terminate(worker)
    return address
  }

  async function roll() {
    for (const old of Array.from(active)) {
      if (isStopping) return
      await start()
      if (active.delete(old)) await terminate(old)
    }
    log.info("all processes were replaced")
  }

  async function stop() {
    isStopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    for (const worker of workers) worker.send(stopAll, () => undefined)
    await Promise.all(workers.map(terminate))
  }

  async function terminate(worker: Worker) {
    if (worker.isDead()) return
    const gone = once(worker, "exit")
    worker.process.kill("SIGTERM")
    const timer = setTimeout(() => worker.process.kill("SIGKILL"), drainTime + finishTimeoutMs)
    await gone
    clearTimeout(timer)
  }
}

export function watchSiblings() {
  let doOthersServe = true
  const noteStop = () => {
    doOthersServe = false
  }
  process.on("message", (message) => {
    if (message === stopAll) noteStop()
  })
  process.once("disconnect", noteStop)
  return () => doOthersServe
}

async function addressOnceServing(worker: Worker) {
  const race = new AbortController()
  const gone = once(worker, "exit", { signal: race.signal }).then(() => {
    throw new Error("It ended before it served.")
  })
  const [address] = await Promise.race([once(worker, "message", { signal: race.signal }), gone])
  gone.catch(() => undefined)
  race.abort()
  return String(address)
}
