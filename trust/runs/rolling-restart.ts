import { setTimeout as pause } from "node:timers/promises"
import { Inserted } from "../../contract/fields.ts"
import { type Api, stranger } from "../../test/people.ts"
import { childrenOf } from "../../test/processes.ts"
import type { Product } from "../../test/product.ts"
import { type Acknowledged, countLost } from "../acknowledged.ts"
import type { Context } from "../context.ts"
import { describeBreak, Counter } from "../counter.ts"
import { atLeast, none, outcomeOf } from "../outcome.ts"
import { message } from "../people.ts"

const clients = 50
/** In milliseconds: after that, a request counts as unanswered. */
const patience = 30_000
const paths = ["/", "/api/categories", "/api/products", "/healthz", "/favicon.svg"]

/** Many people read and write without a pause while all processes are replaced, repeatedly. */
export async function rollingRestart({ product: open, rounds, say }: Context) {
  const product = await open({ WEB_CONCURRENCY: "2" })
  const [rolls, requests] = [rounds(20), rounds(200_000)]
  const answers = new Counter()
  const acknowledged: Acknowledged[] = []
  const done = new AbortController()
  const visit = visitor(product, acknowledged)
  const asking = Array.from({ length: clients }, async (_, place) => {
    for (let turn = place; !done.signal.aborted; turn += 1)
      answers.add(await visit(turn).then(String, describeBreak))
  })
  for (let roll = 1; roll <= rolls; roll += 1) {
    await replaceAll(product)
    say(`replaced ${roll} of ${rolls} times, ${answers.total} answers`)
  }
  while (answers.total < requests) await pause(100)
  done.abort()
  await Promise.all(asking)
  return outcomeOf({
    "times replaced": rolls,
    [`requests of ${clients} clients`]: atLeast(answers.total, requests),
    errors: none(answers.except(/^20[01]$/)),
    "acknowledged messages": atLeast(acknowledged.length, rounds(10_000)),
    "of them lost": none(await countLost(product, acknowledged)),
  })
}

/** Reads one path after the other and writes every sixth time; returns the status. */
function visitor({ address }: Product, acknowledged: Acknowledged[]) {
  const api: Api = {
    request: (path, init) =>
      fetch(new URL(path, address), { ...init, signal: AbortSignal.timeout(patience) }),
  }
  const nobody = stranger(api)
  return async (turn: number) => {
    const path = paths[turn % (paths.length + 1)]
    const response = await (path ? nobody.get(path) : nobody.post("/api/contact", message))
    const text = await response.text()
    if (!path && response.ok)
      acknowledged.push({ kind: "contact", id: Inserted.parse(JSON.parse(text)).insertedId })
    return response.status
  }
}

async function replaceAll({ pid }: Product) {
  const workers = () => childrenOf(pid, /server\/main\.ts/)
  const before = await workers()
  process.kill(pid, "SIGUSR2")
  for (let now = before; now.length !== 2 || now.some((one) => before.includes(one)); now = await workers())
    await pause(100)
}
