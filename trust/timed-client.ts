import { setTimeout as pause } from "node:timers/promises"
import { apiOf } from "../test/people.ts"
import type { Product } from "../test/product.ts"
import { percentile } from "./counter.ts"

type Manner = { paths: string[]; every: number } & ({ seconds: number } | { until: AbortSignal })

/** Requests these paths in turn, pausing `every` milliseconds, until the end; returns latencies in milliseconds. */
export async function timedClient(product: Product, { paths, every, ...long }: Manner) {
  const { request } = apiOf(product)
  const times: number[] = []
  let failed = 0
  const end = "until" in long ? long.until : AbortSignal.timeout(long.seconds * 1_000)
  for (let turn = 0; !end.aborted; turn += 1) {
    const began = performance.now()
    const response = request(paths[turn % paths.length] ?? "/", { signal: AbortSignal.timeout(10_000) })
    const isDone = response.then(async (answer) => (await answer.arrayBuffer(), answer.status === 200))
    failed += Number(!(await isDone.catch(() => false)))
    times.push(performance.now() - began)
    await pause(every)
  }
  return { answers: times.length, failed, p95: percentile(times, 0.95), p99: percentile(times, 0.99) }
}
