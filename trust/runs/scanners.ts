import { rm } from "node:fs/promises"
import { temporaryFolder } from "../../test/temporary-folder.ts"
import type { Ask } from "../fuzz/ask.ts"
import { engines, type Run } from "../run.ts"
import { samplesOf } from "../scanners/requests.ts"
import { trySql } from "../scanners/sqlmap.ts"
import { crawl } from "../scanners/wapiti.ts"
import { chosenSeed } from "../seeded.ts"

/** What strangers' programs find that look for known mistakes: one in every parameter, one on every page. */
export const scanners: Run = {
  engines,
  async run({ product: open, say }) {
    const seed = chosenSeed(say)
    const product = await open()
    const folder = await temporaryFolder("backline-trust-scanners-")
    const reads: Ask[] = []
    const found: string[] = []
    const cut: string[] = []
    let operations = 0
    let done = 0
    let parameters = 0
    for await (const { ask, isDone } of samplesOf(product, seed)) {
      const verdict = await trySql(folder, product.address, ask)
      if (isDone && ask.method === "GET") reads.push(ask)
      if (!verdict.isWhole) cut.push(ask.operation.name)
      operations += 1
      done += Number(isDone)
      parameters += verdict.tried
      found.push(...verdict.found)
      say(`${ask.operation.name}: ${verdict.tried} parameters, ${isDone ? "done" : "refused"} before`)
    }
    const pages = await crawl(folder, product.address, reads)
    await rm(folder, { recursive: true })
    const all = [...found, ...pages.found]
    return {
      measured: `sqlmap: ${parameters} parameters of ${operations} operations (${done} of them were done before), ${cut.length} not tried to the end${listed(cut)}; wapiti: ${pages.places} pages and forms; ${all.length} findings${listed(all)}`,
      held: all.length + cut.length === 0 && pages.places > 0,
    }
  },
}

function listed(names: string[]) {
  return names.length > 0 ? ` (${names.slice(0, 10).join("; ")})` : ""
}
