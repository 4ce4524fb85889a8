import { setTimeout as pause } from "node:timers/promises"
import { apiOf } from "../test/people.ts"
import type { Product } from "../test/product.ts"
import { percentile } from "./counter.ts"

type Manner = { paths: string[]; seconds: number; every: number }

/** Asks for one of these after the other, with so many ms between, for so many seconds: how long an answer took. */
export async function timedClient(product: Product, { paths, seconds, every }: Manner) {
  const { request } = apiOf(product)
  const times: number[] = []
  let failed = 0
  const end = performance.now() + seconds * 1_000
  for (let turn = 0; performance.now() < end; turn += 1) {
    const began = performance.now()
    const asked = request(paths[turn % paths.length] ?? "/", { signal: AbortSignal.timeout(10_000) })
    const isDone = asked.then(async (answer) => (await answer.arrayBuffer(), answer.status === 200))
    failed += Number(!(await isDone.catch(() => false)))
    times.push(performance.now() - began)
    await pause(every)
  }
  return { answers: times.length, failed, p99: percentile(times, 0.99) }
}
