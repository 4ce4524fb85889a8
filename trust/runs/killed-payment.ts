import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import type { Product } from "../../test/product.ts"
import { checkInvariants } from "../invariants.ts"
import { crowd } from "../people.ts"
import { openProxy, type Proxy } from "../proxy.ts"
import { CannotRun, type Ground, type Run } from "../run.ts"
import { listsAnother, prepares, type Purchase, quietBooks, showsCard } from "../sales.ts"
import { sideBySide } from "../side-by-side.ts"

type Settles = (purchase: Purchase) => Promise<void>

/** Who settles: the provider's event alone, or the buyer's browser at the same moment. */
const callers: Settles[] = [
  async () => undefined,
  async ({ buyer, transactionId, bookingId }) => {
    await buyer.post("/api/payments", { transactionId, bookingId })
  },
]

/** Each of them, with the last packet to the database lost, and with it sent; side by side, each on a product of its own. */
const series = callers.flatMap((settles) => [false, true].map((isSent) => ({ settles, isSent })))
type Series = (typeof series)[number]

const fullSize = 560
const longest = 60
/** Different packets at which each of them died; trust.md counts 14. */
const leastPoints = 14

/** The product dies at each packet that it sends to the database from the card on until the product is sold. */
export const killedPayment: Run = {
  engines: ["postgresql"],
  async run(ground) {
    const kills = ground.rounds(fullSize / series.length)
    const all = await sideBySide(series.map((each) => dies(ground, each, kills)))
    const sum = (part: (each: (typeof all)[number]) => number) =>
      all.reduce((total, each) => total + part(each), 0)
    const open = sum((each) => each.open)
    const unrecorded = sum((each) => each.unrecorded)
    const broken = sum((each) => each.broken)
    const took = Math.round(Math.max(...all.map((each) => each.took)) / 1_000)
    return {
      measured: `${kills * series.length} kills at ${all.map((each) => each.points).join(", ")} packets of ${series.length} ways; ${took} s after the last one ${open} holds or claims open, ${unrecorded} taken without a record or the other way round, ${sum((each) => each.sold)} sold; ${broken} violations`,
      held:
        open + unrecorded + broken === 0 &&
        all.every(({ sold, points }) => sold > 0 && points >= Math.min(leastPoints, kills / 4)),
    }
  },
}

async function dies({ product: open, postgresql, say }: Ground, { settles, isSent }: Series, wanted: number) {
  if (!postgresql) throw new CannotRun("this needs a line to PostgreSQL that can be watched")
  const address = await postgresql.database()
  const proxy = await openProxy(join(postgresql.host, ".s.PGSQL.5432"))
  try {
    const product = await open({
      DATABASE_URL: `postgres://backline@127.0.0.1:${proxy.port}${new URL(address).pathname}`,
      LOG_LEVEL: "silent",
    })
    const pays = async (purchase: Purchase) => {
      await showsCard(purchase)
      await settles(purchase)
      await captured(product, address, purchase)
    }
    const points = new Set<number>()
    // spread over all steps, also where there are few rounds
    const stride = Math.max(1, Math.round(steps / wanted))
    let step = 1
    let people = await crowd(product, 1)
    for (let kills = 0; kills < wanted;) {
      const purchase = await bookedBy(people)
      const isKilled = await dieAt(product, proxy, step, isSent, () => pays(purchase))
      if (!isKilled) {
        step = 1 + (kills % stride)
        continue
      }
      points.add(step)
      step += stride
      kills += 1
      await product.start()
      if (kills % 20 === 0) say(`${kills} of ${wanted} kills, at ${points.size} packets`)
      // access tokens end after 15 minutes
      if (kills % 50 === 0) people = await crowd(product, 1, ` after ${kills}`)
    }
    const began = performance.now()
    const books = await quietBooks(product, longest)
    const took = performance.now() - began
    const unrecorded = books.taken.symmetricDifference(books.captured).size
    const broken = (await checkInvariants(product)).length
    await product.stop()
    return { points: points.size, took, open: books.open, unrecorded, sold: books.captured.size, broken }
  } finally {
    await proxy.close()
  }
}

/** Once the payment is recorded and told, or the product is dead; asked past the line that is watched. */
async function captured(product: Product, address: string, { transactionId }: Purchase) {
  const client = new Client(address)
  await client.connect()
  try {
    const patience = performance.now() + 5_000
    const isRecorded = async () => (await client.query(recorded, [transactionId])).rowCount === 1
    while (product.isAlive && performance.now() < patience && !(await isRecorded())) await pause(20)
    await pause(100)
  } finally {
    await client.end()
  }
}

const recorded = `select 1 from payments where "transactionId" = $1 and state = 'captured'`

async function bookedBy(people: Awaited<ReturnType<typeof crowd>>) {
  const [buyer] = people.buyers
  if (!buyer) throw new Error("Nobody buys.")
  return prepares(buyer, await listsAnother(people))
}

/** About as many packets as one settling takes. */
const steps = 30

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
