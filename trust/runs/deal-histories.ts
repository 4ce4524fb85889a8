import type { Context } from "../context.ts"
import { manyHistories } from "../deals/many-histories.ts"
import { outcomeOf } from "../outcome.ts"

/** Random deals, whose books must be right whatever was done, in any order and concurrently. */
export async function dealHistories({ product: open, rounds, seed, say }: Context) {
  const product = await open()
  const wanted = rounds(5_000)
  return outcomeOf(await manyHistories([product], { wanted, seed, say }))
}
