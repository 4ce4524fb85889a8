import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import type { Product } from "../../test/product.ts"
import type { Context } from "../context.ts"
import { Counter, sum } from "../counter.ts"
import { checkInvariants } from "../database.ts"
import { killAtStep, waitUntilIdle } from "../kill-points.ts"
import { atMost, holds, none, outcomeOf } from "../outcome.ts"
import { crowd, awaitAll } from "../people.ts"
import { type Proxy, withProxy } from "../proxy.ts"
import { listAnother, preparePurchase, type Purchase, settledBooks, confirmPurchase } from "../sales.ts"

/** Settled by the provider's event alone or by the browser too, each with the last packet lost and sent. */
const series = [false, true].flatMap((isBrowserThere) =>
  [false, true].map((isSent) => ({ isBrowserThere, isSent })),
)
type Series = (typeof series)[number]

/** Seconds from claim to capture: the resuming job, after 30 s, may die too; a sweep follows within a minute. */
const longest = 100
/** States a kill may leave a payment in; each series must have left each of them. */
const remains = ["nothing", "claimed", "captured"]
/** Approximate number of packets of one settlement. */
const steps = 30

/** Kills the product at each packet to the database, from confirming the card until the product is sold. */
export async function killedPayment(context: Context) {
  const kills = context.rounds(560 / series.length)
  const all = await awaitAll(series.map((each) => killRepeatedly(context, each, kills)))
  return outcomeOf({
    kills: kills * series.length,
    "in ways that died at packets": all.map(({ points }) => points).join(", "),
    "settled before the packet": all.map(({ rounds }) => rounds).join(", "),
    left: all.map(({ left }) => String(left)).join("; "),
    "each way reached the end": holds(all.every(({ sold, rounds }) => sold > 0 && rounds > 0)),
    "each left everything": holds(remains.every((each) => all.every(({ left }) => left.get(each) > 0))),
    "seconds from claim to capture at most": atMost(Math.max(...all.map(({ took }) => took)), longest),
    "open holds or claims": none(sum(all.map(({ open }) => open))),
    "taken without a record or the other way round": none(all.flatMap(({ unrecorded }) => unrecorded)),
    sold: sum(all.map(({ sold }) => sold)),
    violations: none(all.flatMap(({ violations }) => violations)),
  })
}

function killRepeatedly(context: Context, each: Series, wanted: number) {
  return withProxy(context, async ({ proxy, url, direct }) => {
    const beside = new Client(direct)
    await beside.connect()
    try {
      const product = await context.product({ DATABASE_URL: url, LOG_LEVEL: "silent" })
      return await killsOf(context, { ...each, wanted, product, proxy, beside })
    } finally {
      await beside.end()
    }
  })
}

type Plan = Series & { wanted: number; product: Product; proxy: Proxy; beside: Client }

async function killsOf({ say }: Context, plan: Plan) {
  const { isBrowserThere, wanted, product, proxy, beside } = plan
  const settles = async (purchase: Purchase) => {
    const { buyer, transactionId, bookingId } = purchase
    await confirmPurchase(purchase)
    if (isBrowserThere) await buyer.post("/api/payments", { transactionId, bookingId })
    await waitUntilCaptured(product, beside, purchase)
  }
  const points = new Set<number>()
  const left = new Counter()
  // spread over all steps even with few rounds
  const stride = Math.max(1, Math.round(steps / wanted))
  let [step, rounds, kills] = [1, 0, 0]
  let people = await crowd(product, 1)
  while (kills < wanted) {
    const [buyer = people.rahim] = people.buyers
    const purchase = await preparePurchase(buyer, await listAnother(people))
    await waitUntilIdle(proxy)
    if (!(await killAtStep({ ...plan, lines: [proxy.line] }, step, () => settles(purchase)))) {
      rounds += 1
      step = 1 + (rounds % stride)
      continue
    }
    points.add(step)
    step += stride
    kills += 1
    left.add(await stateOf(beside, purchase))
    await product.start()
    // access tokens are valid for 15 minutes
    if (kills % 20 === 0) people = await crowd(product, 1, ` after ${kills}`)
    if (kills % 20 === 0) say(`${kills} of ${wanted} kills, at ${points.size} packets`)
  }
  const { open, taken, captured: recorded } = await settledBooks(product, longest)
  const violations = await checkInvariants(product)
  const { rows } = await beside.query<{ took: number }>(slowest)
  await product.stop()
  const unrecorded = [...taken.symmetricDifference(recorded)]
  const took = rows[0]?.took ?? Number.POSITIVE_INFINITY
  const sold = recorded.size
  return { points: points.size, rounds, left, took, open, unrecorded, sold, violations }
}

const slowest = `select max(extract(epoch from "capturedAt" - "claimedAt"))::float8 as took from payments`

/** The payment's state, read without the proxy. */
async function stateOf(beside: Client, { transactionId }: Purchase) {
  const statement = `select state from payments where "transactionId" = $1`
  const { rows } = await beside.query<{ state: string }>(statement, [transactionId])
  return rows[0]?.state ?? "nothing"
}

/** Waits until the payment is recorded and announced, or the product is dead. */
async function waitUntilCaptured(product: Product, beside: Client, purchase: Purchase) {
  const patience = performance.now() + 5_000
  while (product.isAlive && performance.now() < patience && (await stateOf(beside, purchase)) !== "captured")
    await pause(20)
  await pause(100)
}
