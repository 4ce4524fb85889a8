import cluster, { type Worker } from "node:cluster"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import type { Logger } from "pino"

/** Between the death of a process and the next one in its place, in milliseconds. */
const breath = 500
/** How long a process may take to finish what is under way. */
const patience = 20_000

/**
 * Keeps so many processes serving at one address. One that dies is replaced; SIGUSR2 replaces all of them, each once its
 * successor serves. Answers, when all serve, at which address, and how to stop.
 */
export async function startProcesses(count: number, log: Logger) {
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
    await Promise.all(workers.map(end))
  }
}

/**
 * What one of several processes does before it ends. A connection that the first one has just handed over would be lost
 * with it, and never answered; this way it goes to another process. It happens once in 270,000 requests while processes
 * are replaced (trust/runs/rolling-restart.ts): no smaller test shows it.
 */
export async function leave() {
  if (!cluster.worker?.isConnected()) return
  const gone = once(process, "disconnect")
  cluster.worker.disconnect()
  await gone
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

async function end(worker: Worker) {
  if (worker.isDead()) return
  const gone = once(worker, "exit")
  worker.process.kill("SIGTERM")
  const timer = setTimeout(() => worker.process.kill("SIGKILL"), patience)
  await gone
  clearTimeout(timer)
}
