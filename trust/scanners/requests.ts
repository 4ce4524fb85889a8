import { Agent } from "node:http"
import type { Product } from "../../test/product.ts"
import { type Ask, nextAsk, send } from "../fuzz/ask.ts"
import { Callers } from "../fuzz/callers.ts"
import { type Operation, readDocument } from "../fuzz/document.ts"
import { Memory } from "../fuzz/memory.ts"
import { Random } from "../random.ts"
import { parsed } from "../unforeseen.ts"

/** Most attempts until a request of the wanted operation succeeds. */
const patience = 1500

/** A request as the document describes it, and whether it succeeded. */
export type Sample = { ask: Ask; isDone: boolean }

/** Yields one request for each operation, by new users, so that earlier requests have removed nothing of theirs. */
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

/** Operations that read or create: they end no account, session or role. */
function isOrdinary({ method, path }: Operation) {
  return method !== "DELETE" && !/\/auth\/|\/admin\//.test(path)
}
