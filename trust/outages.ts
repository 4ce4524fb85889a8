import type { Product } from "../test/product.ts"
import { countLost } from "./acknowledged.ts"
import { Counter, percentile } from "./counter.ts"
import { checkInvariants } from "./database.ts"
import { atMost, exactly, none } from "./outcome.ts"
import { type Crowd, crowd } from "./people.ts"
import { expected, nothingWritten, type Traffic, type Written, whileWriting, writingActs } from "./traffic.ts"
import { countUnforeseen } from "./unforeseen.ts"

export type Seen = ReturnType<typeof nothingSeen>
type Round = { traffic: Traffic; people: Crowd; written: Written; round: number }
type Fail = (round: Round) => Promise<number>

/** Findings in products whose database or disk fails while people write. */
export function nothingSeen() {
  return {
    answers: new Counter(),
    unforeseen: new Counter(),
    recoveries: new Array<number>(),
    violations: new Array<string>(),
    acknowledged: 0,
    lost: 0,
    deaths: 0,
  }
}

/** Rounds of a fault that the product must survive; each returns when everyone should be served again. */
export async function whileFailing(seen: Seen, product: Product, rounds: number, fail: Fail) {
  const { pid } = product
  countUnforeseen(product, seen.unforeseen)
  const people = await crowd(product, 8)
  const written = { ...nothingWritten(), answers: seen.answers }
  await whileWriting(writingActs(people, written), async (traffic) => {
    await traffic.recovered(performance.now())
    for (let round = 1; round <= rounds && product.isAlive; round += 1)
      seen.recoveries.push(await traffic.recovered(await fail({ traffic, people, written, round })))
  })
  seen.deaths += Number(!product.isAlive || product.pid !== pid)
  seen.acknowledged += written.acknowledged.length
  seen.lost += await countLost(product, written.acknowledged)
  seen.violations.push(...(await checkInvariants(product)))
}

/** The figures of every such run. */
export function figuresOf(seen: Seen, rounds: number) {
  const { recoveries } = seen
  return {
    rounds: exactly(recoveries.length, rounds),
    "deaths of the product": none(seen.deaths),
    answers: String(seen.answers),
    "answers that are neither done nor an honest refusal": none(seen.answers.except(expected)),
    "unforeseen errors": none(seen.unforeseen.except(/^$/)),
    "acknowledged and lost": none(seen.lost),
    violations: none(seen.violations),
    "ms until everyone was served again, p95": atMost(percentile(recoveries, 0.95), 5_000),
    "ms at most": Math.round(Math.max(...recoveries)),
  }
}
