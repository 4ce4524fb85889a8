import { Agent } from "node:http"
import type { Product } from "../../test/product.ts"
import { type Ask, nextAsk, send } from "../fuzz/ask.ts"
import { Callers } from "../fuzz/callers.ts"
import { type Operation, readDocument } from "../fuzz/document.ts"
import { Memory } from "../fuzz/memory.ts"
import { Random } from "../random.ts"
import { parsed } from "../unforeseen.ts"

/** How often people do one thing or another until this one of them has worked. */
const patience = 1500

/** A request as the document has it, and whether it was done or refused. */
export type Sample = { ask: Ask; isDone: boolean }

/** One request for each operation, by people who have just joined, so that what was done before ends nothing. */
export async function* samplesOf(product: Product, seed: number): AsyncGenerator<Sample> {
  const { operations, parts } = await readDocument(product.address)
  const known = { random: new Random(seed), memory: new Memory(), parts }
  const people = new Callers(product, known.memory)
  const agent = new Agent({ keepAlive: true })
  const ordinary = operations.filter(isOrdinary)
  for (const operation of operations) {
    await people.join()
    yield await sampleOf(operation)
  }
  agent.destroy()

  async function sampleOf(wanted: Operation) {
    let refused: Ask | undefined
    for (let turn = 0; turn < patience; turn += 1) {
      const operation = turn % 3 === 0 ? wanted : known.random.pick(ordinary)
      const ask = nextAsk(operation, people.pick(operation, known.random), known)
      if (!ask.isWhole) continue
      if (operation === wanted) refused = ask
      const { status, text } = await send(product.address, agent, ask)
      if (status >= 400) continue
      if (operation === wanted) return { ask, isDone: true }
      known.memory.learn(operation.path, parsed(text), ask.caller.name)
      await known.memory.learnFromMails(product)
    }
    if (!refused) throw new Error(`${wanted.name} was never asked for as its document says`)
    return { ask: refused, isDone: false }
  }
}

/** What people do all the time: it tells of things, or makes them, and ends nothing. */
function isOrdinary({ method, path }: Operation) {
  return method !== "DELETE" && !/\/auth\/|\/admin\//.test(path)
}
