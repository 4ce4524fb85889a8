import { randomBytes } from "node:crypto"
import type { Product } from "../../test/product.ts"
import type { Context } from "../context.ts"
import { manyHistories } from "../deals/many-histories.ts"
import { shiftClock } from "../deals/wrong-clock.ts"
import { outcomeOf } from "../outcome.ts"

const hour = 60 * 60 * 1_000

/** One process's clock is an hour ahead, then an hour behind; on an external server a second one is right. */
export async function wrongClocks({ product: open, postgresql, rounds, seed, say }: Context) {
  const figures = []
  for (const [words, off] of [
    ["ahead", hour],
    ["behind", -hour],
  ] as const) {
    const shared = {
      AUTH_SECRET: randomBytes(32).toString("base64"),
      ...(postgresql && { DATABASE_URL: await postgresql.database() }),
    }
    const wrong = await open({ ...shared, ...shiftClock(off) })
    const products: [Product, ...Product[]] = postgresql ? [wrong, await open(shared)] : [wrong]
    const found = await manyHistories(products, { wanted: rounds(500), seed, say, isAhead: off > 0 })
    figures.push(
      ...Object.entries(found).map(([name, figure]) => [`an hour ${words}: ${name}`, figure] as const),
    )
    await Promise.all(products.map((each) => each.stop()))
  }
  return outcomeOf(Object.fromEntries(figures))
}
