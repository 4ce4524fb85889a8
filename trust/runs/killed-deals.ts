import { Client } from "pg"
import { connect } from "../../db/connect.ts"
import { violations } from "../../server/invariants/violations.ts"
import type { Context } from "../context.ts"
import { sandboxOf } from "../database.ts"
import { wrongOf } from "../deals/books.ts"
import { adminOf, type Place, placeOf } from "../deals/participants.ts"
import { untilQuiet } from "../deals/clock.ts"
import { interruptedActs, type InterruptedActName, sceneOf } from "../deals/interrupted-acts.ts"
import { diesAt, quiet } from "../kill-points.ts"
import { atLeast, isSo, none, outcomeOf } from "../outcome.ts"
import { together } from "../people.ts"
import { type Proxy, withProxy } from "../proxy.ts"

const names = Object.keys(interruptedActs).filter(
  (name): name is InterruptedActName => name in interruptedActs,
)
const series = names.flatMap((name) => [false, true].map((isSent) => ({ name, isSent })))
type Series = (typeof series)[number]

/** About as many packets as one act takes. */
const steps = 40

/** The product dies at each packet that it sends to the database while money is claimed, taken, given back or paid out. */
export async function killedDeals(context: Context) {
  const kills = context.rounds(400 / series.length)
  const all = []
  // two at once: each has a product of its own
  for (let next = 0; next < series.length; next += 2)
    all.push(...(await together(series.slice(next, next + 2).map((each) => dies(context, each, kills)))))
  return outcomeOf({
    kills: atLeast(
      all.reduce((sum, each) => sum + each.kills, 0),
      kills * series.length,
    ),
    "at packets of each act": all.map(({ name, points }) => `${name} ${points}`).join(", "),
    "each act also reached its end": isSo(all.every(({ rounds }) => rounds > 0)),
    "violations after a restart": none(all.flatMap(({ afterKill }) => afterKill)),
    "wrong once all was quiet": none(all.flatMap(({ wrong }) => wrong)),
  })
}

function dies(context: Context, each: Series, wanted: number) {
  return withProxy(context, async ({ proxy, url, direct }) => {
    const beside = new Client(direct)
    await beside.connect()
    const { db, close } = connect(direct, {})
    try {
      const product = await context.product({ DATABASE_URL: url, LOG_LEVEL: "silent" })
      const place = await placeOf([product], db)
      return await killsOf(context, { ...each, wanted, place, proxy, beside })
    } finally {
      await close()
      await beside.end()
    }
  })
}

type Plan = Series & { wanted: number; place: Place; proxy: Proxy; beside: Client }

async function killsOf({ say }: Context, { name, isSent, wanted, place, proxy, beside }: Plan) {
  const {
    products: [product],
    db,
    secret,
  } = place
  const points = new Set<number>()
  const afterKill: string[] = []
  // spread over all steps, also where there are few rounds
  const stride = Math.max(1, Math.round(steps / wanted))
  let [step, rounds, kills] = [1, 0, 0]
  for (let number = 0; kills < wanted || rounds === 0; number += 1) {
    // access tokens end after 15 minutes
    const admin = await adminOf(place, `Admin ${number}`)
    const act = await interruptedActs[name](await sceneOf(place, admin, beside, number))
    await quiet(proxy)
    const isLast = kills >= wanted
    if (!(await diesAt({ product, proxy, isSent }, isLast ? 10_000 : step, act))) {
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
  const products = (await db.selectFrom("products").select("id").execute()).map(({ id }) => id)
  await untilQuiet(db, products)
  const wrong = (await wrongOf(db, secret)).map(({ found }) => `${name}: ${found}`)
  await product.stop()
  return { name, kills, rounds, points: points.size, afterKill, wrong }
}
