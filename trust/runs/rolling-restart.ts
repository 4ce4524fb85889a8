import { setTimeout as pause } from "node:timers/promises"
import { Inserted } from "../../contract/fields.ts"
import { type Api, stranger } from "../../test/people.ts"
import { childrenOf } from "../../test/processes.ts"
import type { Product } from "../../test/product.ts"
import { type Acknowledged, missing } from "../acknowledged.ts"
import { engines, type Run } from "../run.ts"
import { inWords } from "../traffic.ts"

const clients = 50
const fullRolls = 20
const fullRequests = 200_000
const fullWrites = 10_000
/** Who waits so long for an answer, in milliseconds, has none. */
const patience = 30_000
const paths = ["/", "/api/categories", "/api/products", "/healthz", "/favicon.svg"]
const message = { name: "Ana", email: "ana@backline.example", message: "Is the pedal still there?" }

/** What so many clients were told: how often each answer came, and the messages that were taken. */
type Told = { answers: Map<string, number>; acknowledged: Acknowledged[] }

/** Many look and write without a pause, while all processes are replaced by new ones, again and again. */
export const rollingRestart: Run = {
  engines,
  async run({ product: open, rounds, say }) {
    const product = await open({ WEB_CONCURRENCY: "2" })
    const [rolls, requests] = [rounds(fullRolls), rounds(fullRequests)]
    const told: Told = { answers: new Map(), acknowledged: [] }
    const done = new AbortController()
    const asking = Promise.all(
      Array.from({ length: clients }, (_, place) => ask(product, place, told, done.signal)),
    )
    for (let roll = 1; roll <= rolls; roll += 1) {
      await replaceAll(product)
      say(`replaced ${roll} of ${rolls} times, ${total(told)} answers`)
    }
    while (total(told) < requests) await pause(100)
    done.abort()
    await asking
    const errors = [...told.answers].filter(([word]) => !/^20[01]$/.test(word))
    const writes = told.acknowledged.length
    const lost = await missing(product, told.acknowledged)
    return {
      measured: `${rolls} times replaced under ${total(told)} requests of ${clients} clients: errors ${inWords(errors)}; of ${writes} acknowledged messages ${lost} lost`,
      held: errors.length === 0 && writes >= rounds(fullWrites) && lost === 0,
    }
  },
}

async function ask(
  { address }: Product,
  place: number,
  { answers, acknowledged }: Told,
  signal: AbortSignal,
) {
  const api: Api = {
    request: (path, init) =>
      fetch(new URL(path, address), { ...init, signal: AbortSignal.timeout(patience) }),
  }
  const looks = paths.map((path) => async () => {
    const answer = await api.request(path)
    await answer.arrayBuffer()
    return answer.status
  })
  const write = async () => {
    const answer = await stranger(api).post("/api/contact", message)
    const body: unknown = await answer.json()
    if (answer.ok) acknowledged.push({ table: "contact", id: Inserted.parse(body).insertedId })
    return answer.status
  }
  const acts = [...looks, write]
  for (let count = place; !signal.aborted; count += 1) {
    const word = await (acts[count % acts.length] ?? write)().then(String, wordsOf)
    answers.set(word, (answers.get(word) ?? 0) + 1)
  }
}

function wordsOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

async function replaceAll({ pid }: Product) {
  const workers = () => childrenOf(pid, /server\/main\.ts/)
  const before = await workers()
  process.kill(pid, "SIGUSR2")
  for (let now = before; now.length !== 2 || now.some((one) => before.includes(one)); now = await workers())
    await pause(100)
}

function total({ answers }: Told) {
  return [...answers.values()].reduce((sum, count) => sum + count, 0)
}
