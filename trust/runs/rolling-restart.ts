import { setTimeout as pause } from "node:timers/promises"
import { childrenOf } from "../../test/processes.ts"
import type { Product } from "../../test/product.ts"
import { engines, type Run } from "../run.ts"

const clients = 16
const fullRolls = 20
const fullRequests = 200_000
const paths = ["/api/categories", "/api/products", "/healthz", "/favicon.svg"]

/** Many ask without a pause, while all processes are replaced by new ones, again and again. */
export const rollingRestart: Run = {
  engines,
  async run({ product: open, rounds, say }) {
    const product = await open({ WEB_CONCURRENCY: "2" })
    const [rolls, requests] = [rounds(fullRolls), rounds(fullRequests)]
    const answers = new Map<string, number>()
    const done = new AbortController()
    const asking = Promise.all(
      Array.from({ length: clients }, (_, place) => ask(product, place, answers, done.signal)),
    )
    for (let roll = 1; roll <= rolls; roll += 1) {
      await replaceAll(product)
      say(`replaced ${roll} of ${rolls} times, ${total(answers)} answers`)
    }
    while (total(answers) < requests) await pause(100)
    done.abort()
    await asking
    const errors = total(answers) - (answers.get("200") ?? 0)
    return {
      measured: `${rolls} times replaced under ${total(answers)} requests of ${clients} clients: ${errors} errors${errors > 0 ? ` (${[...answers].join("; ")})` : ""}`,
      held: errors === 0,
    }
  },
}

async function ask({ address }: Product, place: number, answers: Map<string, number>, signal: AbortSignal) {
  for (let count = place; !signal.aborted; count += 1) {
    const url = new URL(paths[count % paths.length] ?? "/", address)
    const word = await fetch(url).then(
      async (answer) => {
        await answer.arrayBuffer()
        return String(answer.status)
      },
      (error: unknown) => (error instanceof Error ? `${error.message} ${causeOf(error)}` : "unknown"),
    )
    answers.set(word, (answers.get(word) ?? 0) + 1)
  }
}

async function replaceAll({ pid }: Product) {
  const workers = () => childrenOf(pid, /server\/main\.ts/)
  const before = await workers()
  process.kill(pid, "SIGUSR2")
  for (let now = before; now.length !== 2 || now.some((one) => before.includes(one)); now = await workers())
    await pause(100)
}

function causeOf({ cause }: Error) {
  return cause instanceof Error ? cause.message : ""
}

function total(answers: Map<string, number>) {
  return [...answers.values()].reduce((sum, count) => sum + count, 0)
}
