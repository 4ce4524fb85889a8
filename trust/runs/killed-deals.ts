import { Client } from "pg"
import { connect } from "../../db/connect.ts"
import { violations } from "../../server/invariants/violations.ts"
import type { Context } from "../context.ts"
import { sandboxOf } from "../database.ts"
import { findViolations } from "../deals/books.ts"
import {
  type Gateways,
  takingsOf,
  resolveFailedRefunds,
  completeRefunds,
  withGateways,
} from "../deals/gateway-books.ts"
import { adminOf, type Place, placeOf } from "../deals/participants.ts"
import { ageDeals, runClock, advanceUntilSettled, waitForWorker } from "../deals/clock.ts"
import { interruptedActs, type InterruptedActName } from "../deals/interrupted-acts.ts"
import { createScene } from "../deals/scene.ts"
import { killAtStep, waitUntilIdle } from "../kill-points.ts"
import { atLeast, holds, none, outcomeOf } from "../outcome.ts"
import { awaitAll } from "../people.ts"
import { type Proxy, withProxy } from "../proxy.ts"

const names = Object.keys(interruptedActs).filter(
  (name): name is InterruptedActName => name in interruptedActs,
)
const series = names.flatMap((name) => [false, true].map((isSent) => ({ name, isSent })))
type Series = (typeof series)[number]

/** Approximate number of packets of one act. */
const steps = 40

/** Kills the product at each packet to the database while money is claimed, captured, refunded or paid out. */
export async function killedDeals(context: Context) {
  const kills = context.rounds(880 / series.length)
  const all = []
  // two at a time, each with its own product
  for (let next = 0; next < series.length; next += 2)
    all.push(
      ...(await awaitAll(series.slice(next, next + 2).map((each) => killRepeatedly(context, each, kills)))),
    )
  return outcomeOf({
    kills: atLeast(
      all.reduce((sum, each) => sum + each.kills, 0),
      kills * series.length,
    ),
    "at packets and calls of each act": all.map(({ name, points }) => `${name} ${points}`).join(", "),
    "each act also reached its end": holds(all.every(({ rounds }) => rounds > 0)),
    "violations after a restart": none(all.flatMap(({ afterKill }) => afterKill)),
    "wrong once all was quiet": none(all.flatMap(({ wrong }) => wrong)),
  })
}

function killRepeatedly(context: Context, each: Series, wanted: number) {
  return withProxy(context, async ({ proxy, url, direct }) => {
    const beside = new Client(direct)
    await beside.connect()
    const { db, close } = connect(direct, {})
    try {
      return await withGateways(async (gateways, settings) => {
        const product = await context.product({ DATABASE_URL: url, LOG_LEVEL: "silent", ...settings })
        const place = await placeOf([product], db)
        return killsOf(context, { ...each, wanted, place, proxy, beside, gateways })
      })
    } finally {
      await close()
      await beside.end()
    }
  })
}

type Plan = Series & { wanted: number; place: Place; proxy: Proxy; beside: Client; gateways: Gateways }

async function killsOf({ say, seed }: Context, plan: Plan) {
  const { name, isSent, wanted, place, proxy, beside, gateways } = plan
  const lines = [proxy.line, gateways.bkash.line, gateways.sslcommerz.line]
  const {
    products: [product],
    db,
    secret,
  } = place
  const points = new Set<number>()
  const afterKill: string[] = []
  // spread over all steps even with few rounds, and different ones each time
  const stride = Math.max(1, Math.round(steps / wanted))
  let [step, rounds, kills] = [1 + (seed % stride), 0, 0]
  for (let number = 0; kills < wanted || rounds === 0; number += 1) {
    // access tokens are valid for 15 minutes
    const admin = await adminOf(place, `Admin ${number}`)
    const act = await interruptedActs[name](await createScene({ place, admin, beside, gateways }, number))
    await waitUntilIdle(proxy)
    const isLast = kills >= wanted
    if (!(await killAtStep({ product, lines, isSent }, isLast ? 10_000 : step, act))) {
      rounds += 1
      step = 1 + (rounds % stride)
      continue
    }
    points.add(step)
    step += stride
    kills += 1
    afterKill.push(...(await violations(db, sandboxOf(db, secret))))
    await product.start()
  }
  say(`${name}: ${kills} kills at ${points.size} packets`)
  await settleAll(plan)
  const wrong = (await findViolations(db, secret, takingsOf(gateways))).map(
    ({ found }) => `${name}: ${found}`,
  )
  await product.stop()
  return { name, kills, rounds, points: points.size, afterKill, wrong }
}

/** In seconds: the work of the process that died last is released after a lease, at the next run of the clock. */
const lastLease = 300

/** Settles everything by the clock alone, and by an admin where no gateway reports a refund's outcome. */
async function settleAll({ place, gateways }: Plan) {
  const { db } = place
  const products = (await db.selectFrom("products").select("id").execute()).map(({ id }) => id)
  await waitForWorker(db, lastLease)
  // payments that the buyer agreed to are still executed
  await ageDeals(db, products, 2)
  await runClock(db)
  await advanceUntilSettled(db, products)
  await resolveFailedRefunds(await adminOf(place, "Admin at the end"), gateways)
  await runClock(db)
  completeRefunds(gateways)
  await ageDeals(db, products, 16)
  await runClock(db)
}
