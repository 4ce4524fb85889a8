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
/** What a kill may leave of a payment; each way of dying must have left each of them. */
const remains = ["nothing", "claimed", "captured"]

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
    const took = Math.max(...all.map((each) => each.took))
    return {
      measured: `${kills * series.length} kills in ${series.length} ways, at ${all.map((each) => each.points).join(", ")} packets, past the last one ${all.map((each) => each.rounds).join(", ")} times; they left ${inWords(all.map((each) => each.left))}; from claim to capture ${Math.round(took)} s at most; ${open} holds or claims open, ${unrecorded} taken without a record or the other way round, ${sum((each) => each.sold)} sold; ${broken} violations`,
      held:
        open + unrecorded + broken === 0 &&
        took <= longest &&
        all.every(
          ({ sold, rounds, left }) => sold > 0 && rounds > 0 && remains.every((each) => left.has(each)),
        ),
    }
  },
}

function inWords(all: Map<string, number>[]) {
  return remains.map((each) => `${each} ${all.map((left) => left.get(each) ?? 0).join(", ")}`).join("; ")
}

async function dies({ product: open, postgresql, say }: Ground, { settles, isSent }: Series, wanted: number) {
  if (!postgresql) throw new CannotRun("this needs a line to PostgreSQL that can be watched")
  const address = await postgresql.database()
  const beside = new Client(address)
  await beside.connect()
  const proxy = await openProxy(join(postgresql.host, ".s.PGSQL.5432"))
  try {
    const product = await open({
      DATABASE_URL: `postgres://backline@127.0.0.1:${proxy.port}${new URL(address).pathname}`,
      LOG_LEVEL: "silent",
    })
    const pays = async (purchase: Purchase) => {
      await showsCard(purchase)
      await settles(purchase)
      await captured(product, beside, purchase)
    }
    const points = new Set<number>()
    const left = new Map<string, number>()
    // spread over all steps, also where there are few rounds
    const stride = Math.max(1, Math.round(steps / wanted))
    let [step, rounds] = [1, 0]
    let people = await crowd(product, 1)
    for (let kills = 0; kills < wanted;) {
      const purchase = await bookedBy(people)
      await quiet(proxy)
      const isKilled = await dieAt(product, proxy, step, isSent, () => pays(purchase))
      if (!isKilled) {
        rounds += 1
        step = 1 + (rounds % stride)
        continue
      }
      points.add(step)
      step += stride
      kills += 1
      const found = await stateOf(beside, purchase)
      left.set(found, (left.get(found) ?? 0) + 1)
      await product.start()
      if (kills % 20 > 0 || kills === wanted) continue
      say(`${kills} of ${wanted} kills, at ${points.size} packets`)
      // access tokens end after 15 minutes
      people = await crowd(product, 1, ` after ${kills}`)
    }
    const books = await quietBooks(product, longest)
    const unrecorded = books.taken.symmetricDifference(books.captured).size
    const broken = (await checkInvariants(product)).length
    const { rows } = await beside.query<{ took: number }>(slowest)
    await product.stop()
    const took = rows[0]?.took ?? Number.POSITIVE_INFINITY
    return {
      points: points.size,
      rounds,
      left,
      took,
      open: books.open,
      unrecorded,
      sold: books.captured.size,
      broken,
    }
  } finally {
    await proxy.close()
    await beside.end()
  }
}

/** What there is of a payment; asked past the line that is watched. */
async function stateOf(beside: Client, { transactionId }: Purchase) {
  const { rows } = await beside.query<{ state: string }>(
    `select state from payments where "transactionId" = $1`,
    [transactionId],
  )
  return rows[0]?.state ?? "nothing"
}

const slowest = `select max(extract(epoch from "capturedAt" - "claimedAt"))::float8 as took from payments`

/** Once the payment is recorded and told, or the product is dead. */
async function captured(product: Product, beside: Client, purchase: Purchase) {
  const patience = performance.now() + 5_000
  while (product.isAlive && performance.now() < patience && (await stateOf(beside, purchase)) !== "captured")
    await pause(20)
  await pause(100)
}

/** What the product sends of itself when it starts is no step of a payment. */
async function quiet(proxy: Proxy) {
  const patience = performance.now() + 5_000
  let latest = performance.now()
  proxy.watch(() => {
    latest = performance.now()
    return true
  })
  while (performance.now() - latest < 200 && performance.now() < patience) await pause(20)
}

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
