import { setTimeout as pause } from "node:timers/promises"
import { z } from "zod"
import { cardOf, buyerContact, transactionOf } from "../test/acts/paying.ts"
import { aJpeg } from "../test/pictures.ts"
import type { Acknowledged } from "./acknowledged.ts"
import { describeBreak, Counter } from "./counter.ts"
import { type Crowd, message } from "./people.ts"

export type Traffic = ReturnType<typeof startTraffic>
/** The acknowledged writes, and how often each response came. */
export type Written = { acknowledged: Acknowledged[]; answers: Counter }
type Act = () => Promise<unknown>

export function nothingWritten(): Written {
  return { acknowledged: [], answers: new Counter() }
}

/** Expected responses: acknowledgements, 503 during the outage, and 409 for what exists already or is too much. */
export const expected = /^(2\d\d|409|503)\b/

/** Runs the acts in a loop while `work` runs, whatever the product answers. */
export async function whileWriting(acts: Act[], work: (traffic: Traffic) => Promise<void>) {
  const traffic = startTraffic(acts)
  try {
    await work(traffic)
  } finally {
    await traffic.stop()
  }
}

function startTraffic(acts: Act[]) {
  const served = acts.map(() => 0)
  const stopping = new AbortController()
  const writing = acts.map(async (act, place) => {
    while (!stopping.signal.aborted) {
      const began = performance.now()
      try {
        await act()
        served[place] = began
      } catch (error) {
        if (!(error instanceof Unserved)) throw error
        await pause(error.pause)
      }
    }
  })
  return {
    /** Milliseconds from `since` until every writer was served with a later request; at most `patience`. */
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
export function writingActs({ rahim, nobody, buyers, template }: Crowd, written: Written): Act[] {
  const photo = aJpeg({ width: 64, height: 48 })
  const { acknowledged } = written
  const list = () => sendWrite(written, rahim.post("/api/products", template), "products")
  const ask = () => sendWrite(written, nobody.post("/api/contact", message), "contact")
  const upload = async () => sendWrite(written, rahim.upload(await photo), "images")
  const shop = (buyer: Crowd["buyers"][number]) => {
    let seen = 0
    return async () => {
      while (seen < acknowledged.length) {
        const { kind, id } = acknowledged[seen++] ?? {}
        if (kind !== "products" || !id) continue
        await sendWrite(written, buyer.post("/api/wishlist", { product: { _id: id } }), "wishlist")
        await sendWrite(written, buyer.post("/api/bookings", { ...buyerContact, productId: id }), "bookings")
        return
      }
      await ask()
    }
  }
  return [list, list, ask, ask, ask, ask, upload, ...buyers.map(shop)]
}

/** Changes to existing rows: one advertises, and one buyer pays and removes wishes. */
export function changingActs({ rahim, buyers: [ana], template }: Crowd, written: Written): Act[] {
  if (!ana) throw new Error("Nobody buys.")
  const { acknowledged } = written
  // not counted as created: the other buyers leave these products alone
  const list = async () => (await sendWrite(written, rahim.post("/api/products", template))).insertedId
  return [
    async () => {
      const id = await list()
      await sendWrite(written, rahim.patch(`/api/myProducts/${id}`, { ad: "ADVERTISED" }))
      acknowledged.push({ kind: "advertised", id })
    },
    async () => {
      const order = { ...buyerContact, productId: await list() }
      const { insertedId: bookingId } = await sendWrite(written, ana.post("/api/bookings", order), "bookings")
      const price = { bookingId, sellingPrice: template.sellingPrice }
      const { clientSecret } = await sendWrite(written, ana.post("/api/create-payment-intent", price))
      await sendWrite(written, ana.post("/api/sandbox/confirm", cardOf(clientSecret)))
      const payment = { bookingId, transactionId: transactionOf(clientSecret) }
      await sendWrite(written, ana.post("/api/payments", payment), "paid")
    },
    async () => {
      const wish = { product: { _id: await list() } }
      const { insertedId: id } = await sendWrite(written, ana.post("/api/wishlist", wish))
      await sendWrite(written, ana.delete(`/api/wishlist/${id}`))
      acknowledged.push({ kind: "removed", id })
    },
  ]
}

/** No response, or 5xx: the caller pauses for this many milliseconds. */
class Unserved extends Error {
  pause = 20
}

const Body = z.object({
  insertedId: z.string().default(""),
  clientSecret: z.string().default(""),
  data: z.object({ url: z.string() }).optional(),
  code: z.string().default(""),
})

/** Counts the response and records what it acknowledges. Throws {@link Unserved} without a response, or with 5xx. */
async function sendWrite(written: Written, pending: Promise<Response>, kind?: Acknowledged["kind"]) {
  const { acknowledged, answers } = written
  const { response, body } = await readAll(pending).catch((error: unknown) => {
    answers.add(describeBreak(error))
    // a restarting server needs the processor
    throw Object.assign(new Unserved(), { pause: 100 })
  })
  answers.add(`${response.status} ${body.code}`.trim())
  if (response.status >= 500) throw new Unserved()
  // a photo's id is part of its address
  const id = /[0-9a-f-]{36}/.exec(body.data?.url ?? body.insertedId)?.[0]
  if (kind && response.ok && id) acknowledged.push({ kind, id })
  return body
}

async function readAll(pending: Promise<Response>) {
  const response = await pending
  return { response, body: Body.parse(await response.json()) }
}
