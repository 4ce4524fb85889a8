import { setTimeout as pause } from "node:timers/promises"
import { z } from "zod"
import { meeting } from "../test/paying.ts"
import { aJpeg } from "../test/pictures.ts"
import type { Acknowledged } from "./acknowledged.ts"
import type { crowd } from "./people.ts"

type Crowd = Awaited<ReturnType<typeof crowd>>
type Write = { table: Acknowledged["table"]; answer: Response }

export type Traffic = ReturnType<typeof startTraffic>

/** Everyone writes without a pause while this goes on, whatever the product answers; answers what came. */
export async function whileWriting(people: Crowd, work: (traffic: Traffic) => Promise<void>) {
  const traffic = startTraffic(people)
  try {
    await work(traffic)
  } finally {
    await traffic.stop()
  }
  return traffic
}

function startTraffic(people: Crowd) {
  const acknowledged: Acknowledged[] = []
  /** How often each answer came: a status with its problem, or how the connection broke. */
  const answers = new Map<string, number>()
  const acts = actsOf(people, acknowledged)
  const served = acts.map(() => 0)
  const stopping = new AbortController()
  let slowest = 0
  const writing = acts.map(async (act, place) => {
    while (!stopping.signal.aborted) {
      const began = performance.now()
      const { word, row, isServed } = await outcomeOf(act)
      answers.set(word, (answers.get(word) ?? 0) + 1)
      slowest = Math.max(slowest, performance.now() - began)
      if (row) acknowledged.push(row)
      if (isServed) served[place] = began
      else await pause(20)
    }
  })
  return {
    acknowledged,
    answers,
    /** How long the longest answer took, in milliseconds. */
    slowest: () => slowest,
    /** How long after this moment until everyone was served, of what they asked since; at most `patience`. */
    async recovered(since: number, patience = 30_000) {
      while (served.some((began) => began < since) && performance.now() - since < patience) await pause(5)
      return performance.now() - since
    },
    async stop() {
      stopping.abort()
      await Promise.all(writing)
    },
  }
}

/** Two list, four write messages, one uploads, and every buyer wishes for and books all that is listed. */
function actsOf({ rahim, nobody, buyers, template }: Crowd, acknowledged: Acknowledged[]) {
  const photo = aJpeg({ width: 64, height: 48 })
  const list = async () =>
    ({ table: "products", answer: await rahim.post("/api/products", template) }) as const
  const ask = async () => ({ table: "contact", answer: await nobody.post("/api/contact", message) }) as const
  const upload = async () => ({ table: "images", answer: await rahim.upload(await photo) }) as const
  const shop = (buyer: Crowd["buyers"][number]) => {
    const todo: Acknowledged[] = []
    let seen = 0
    return async (): Promise<Write> => {
      while (todo.length === 0 && seen < acknowledged.length) {
        const row = acknowledged[seen++]
        if (row?.table === "products")
          todo.push({ table: "bookings", id: row.id }, { ...row, table: "wishlist" })
      }
      const next = todo.pop()
      if (!next) return ask()
      const booking = { ...meeting, productId: next.id }
      if (next.table === "bookings") return { ...next, answer: await buyer.post("/api/bookings", booking) }
      return { ...next, answer: await buyer.post("/api/wishlist", { product: { _id: next.id } }) }
    }
  }
  return [list, list, ask, ask, ask, ask, upload, ...buyers.map(shop)]
}

const message = { name: "Ana", email: "ana@backline.example", message: "Is the pedal still there?" }

/** What the product says: the row that it made, or the code of the problem. */
const Body = z.union([
  z.object({ insertedId: z.string() }).transform(({ insertedId }) => ({ id: insertedId, code: "" })),
  z
    .object({ data: z.object({ url: z.string() }) })
    .transform(({ data }) => ({ id: /[0-9a-f-]{36}/.exec(data.url)?.[0] ?? "", code: "" })),
  z.object({ code: z.string() }).transform(({ code }) => ({ id: "", code })),
])

async function outcomeOf(act: () => Promise<Write>) {
  try {
    const { table, answer } = await act()
    const { id, code } = Body.parse(await answer.json())
    const row = answer.ok ? { table, id } : undefined
    return { word: `${answer.status} ${code}`.trim(), row, isServed: answer.status < 500 }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return { word: `broke: ${cause instanceof Error ? cause.message : String(cause)}`, isServed: false }
  }
}

/** What came beside acknowledgements, honest refusals (503) and bookings that were made before (409). */
export function unwanted(answers: Traffic["answers"]) {
  return [...answers].filter(([word]) => !/^(2\d\d|409|503)\b/.test(word))
}

/** Several counts of answers as one. */
export function together(counts: Traffic["answers"][]) {
  const sum: Traffic["answers"] = new Map()
  for (const [word, count] of counts.flatMap((each) => [...each])) sum.set(word, (sum.get(word) ?? 0) + count)
  return sum
}

/** The answers in words, the most frequent first. */
export function inWords(answers: Iterable<[string, number]>) {
  const sorted = [...answers].toSorted(([, one], [, other]) => other - one)
  return sorted.map(([word, count]) => `${count} × ${word}`).join(", ") || "none"
}
