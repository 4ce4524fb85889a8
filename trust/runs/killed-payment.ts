import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import type { Product } from "../../test/product.ts"
import { checkInvariants } from "../invariants.ts"
import { crowd } from "../people.ts"
import { openProxy, type Proxy } from "../proxy.ts"
import { CannotRun, type Run } from "../run.ts"
import { listsAnother, prepares, type Purchase, quietBooks, showsCard } from "../sales.ts"

type Settles = (purchase: Purchase) => Promise<void>

/** Who settles: the provider's event alone, or the buyer's browser at the same moment. */
const callers: Settles[] = [
  async () => undefined,
  async ({ buyer, transactionId, bookingId }) => {
    await buyer.post("/api/payments", { transactionId, bookingId })
  },
]

/** Each of them, with the last packet to the database lost, and with it sent. */
const series = callers.flatMap((settles) => [false, true].map((isSent) => ({ settles, isSent })))

const fullSize = 560
const longest = 60

/** The product dies at each packet that it sends to the database from the card on until the product is sold. */
export const killedPayment: Run = {
  engines: ["postgresql"],
  async run({ product: open, postgresql, rounds, say }) {
    if (!postgresql) throw new CannotRun("this needs a line to PostgreSQL that can be watched")
    const proxy = await openProxy(join(postgresql.host, ".s.PGSQL.5432"))
    const url = new URL(await postgresql.database())
    const product = await open({
      DATABASE_URL: `postgres://backline@127.0.0.1:${proxy.port}${url.pathname}`,
      LOG_LEVEL: "silent",
    })
    try {
      const points = new Set<string>()
      const wanted = rounds(fullSize)
      // spread over all steps, also where there are few rounds
      const stride = Math.max(1, Math.round((steps * series.length) / wanted))
      const next = series.map((_, place) => 1 + (place % stride))
      let people = await crowd(product, 1)
      for (let kills = 0; kills < wanted;) {
        for (const [place, { settles, isSent }] of series.entries()) {
          const step = next[place] ?? 1
          const purchase = await bookedBy(people)
          const isKilled = await dieAt(product, proxy, step, isSent, () => pays(purchase, settles))
          next[place] = isKilled ? step + stride : 1 + (kills % stride)
          if (!isKilled) continue
          await product.start()
          points.add(`${place} ${step}`)
          kills += 1
          if (kills % 20 === 0) say(`${kills} of ${wanted} kills`)
          // access tokens end after 15 minutes
          if (kills % 100 === 0) people = await crowd(product, 1, `Buyer after ${kills}`)
        }
      }
      const began = performance.now()
      const books = await quietBooks(product, longest)
      const took = Math.round((performance.now() - began) / 1_000)
      const unrecorded = books.taken.symmetricDifference(books.captured).size
      const broken = await checkInvariants(product)
      return {
        measured: `${wanted} kills at ${points.size} points; ${took} s after the last one ${books.open} holds or claims open, ${unrecorded} taken without a record or the other way round, ${books.captured.size} sold; ${broken.length} violations`,
        held: books.open + unrecorded + broken.length === 0 && books.captured.size > 0,
      }
    } finally {
      await proxy.close()
    }
  },
}

async function bookedBy(people: Awaited<ReturnType<typeof crowd>>) {
  const [buyer] = people.buyers
  if (!buyer) throw new Error("Nobody buys.")
  return prepares(buyer, await listsAnother(people))
}

/** About as many packets as one settling takes. */
const steps = 30

async function pays(purchase: Purchase, settles: Settles) {
  await showsCard(purchase)
  await settles(purchase)
  // the event is delivered by itself
  await pause(300)
}

/** Answers whether the work went on until that packet. */
async function dieAt(
  product: Product,
  proxy: Proxy,
  step: number,
  isSent: boolean,
  work: () => Promise<void>,
) {
  let packets = 0
  proxy.watch(() => {
    packets += 1
    if (packets < step) return true
    if (packets === step) process.kill(product.pid, "SIGKILL")
    return packets === step && isSent
  })
  try {
    await work()
  } catch (error) {
    // it broke off because the product died
    if (packets < step) throw error
  } finally {
    proxy.watch(() => true)
  }
  if (packets < step) return false
  await product.kill()
  return true
}
