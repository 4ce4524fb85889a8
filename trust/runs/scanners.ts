import { rm } from "node:fs/promises"
import { temporaryFolder } from "../../test/temporary-folder.ts"
import type { Context } from "../context.ts"
import type { Ask } from "../fuzz/ask.ts"
import { atLeast, none, outcomeOf } from "../outcome.ts"
import { runWapiti, runSqlmap } from "../scanners/programs.ts"
import { samplesOf } from "../scanners/requests.ts"

/** Runs public vulnerability scanners: one on every parameter, one on every page. */
export async function scanners({ product: open, seed, say }: Context) {
  const product = await open()
  const folder = await temporaryFolder("backline-trust-scanners-")
  const reads: Ask[] = []
  const found: string[] = []
  const cut: string[] = []
  const counts = { operations: 0, done: 0, parameters: 0 }
  for await (const { ask, isDone } of samplesOf(product, seed)) {
    const verdict = await runSqlmap(folder, product.address, ask)
    if (isDone && ask.method === "GET") reads.push(ask)
    if (!verdict.isWhole) cut.push(ask.operation.name)
    counts.operations += 1
    counts.done += Number(isDone)
    counts.parameters += verdict.tried
    found.push(...verdict.found)
    say(`${ask.operation.name}: ${verdict.tried} parameters, ${isDone ? "done" : "refused"} before`)
  }
  const pages = await runWapiti(folder, product.address, reads)
  await rm(folder, { recursive: true })
  return outcomeOf({
    "parameters tried by sqlmap": counts.parameters,
    operations: counts.operations,
    "done before": counts.done,
    "not tried to the end": none(cut),
    "pages and forms tried by wapiti": atLeast(pages.places, 1),
    findings: none([...found, ...pages.found]),
  })
}
