import { apiOf, firstCategory, signUpUser, productOf, stranger } from "../test/people.ts"
import type { Product } from "../test/product.ts"

export type Crowd = Awaited<ReturnType<typeof crowd>>

/** A visitor's message to the admins. */
export const message = { name: "Ana", email: "ana@backline.example", message: "Is the pedal still there?" }

/** Signs up a seller with a product to list and `howMany` buyers; each later crowd needs its own name. */
export async function crowd(product: Product, howMany: number, name = "") {
  const api = apiOf(product)
  const rahim = await signUpUser(api, `Rahim Uddin${name}`, "Seller")
  const buyers = []
  for (let place = 0; place < howMany; place += 1)
    buyers.push(await signUpUser(api, `Buyer ${place}${name}`, "Buyer"))
  const template = await productOf(rahim, await firstCategory(api))
  return { api, nobody: stranger(api), rahim, buyers, template }
}

/** Waits for all of them even if one fails: the others may still use what is removed next. */
export async function awaitAll<Result>(works: Promise<Result>[]) {
  await Promise.allSettled(works)
  return Promise.all(works)
}

/** Runs rounds in batches, each with a new crowd, because access tokens are valid for 15 minutes. */
export async function inBatches(
  product: Product,
  { rounds, batch, buyers }: { rounds: number; batch: number; buyers: number },
  work: (people: Crowd, numbers: number[]) => Promise<unknown>,
) {
  for (let done = 0; done < rounds; done += batch) {
    const people = await crowd(product, buyers, ` of ${buyers} from ${done}`)
    const numbers = Array.from({ length: Math.min(batch, rounds - done) }, (_, place) => done + place)
    await work(people, numbers)
  }
}

type Work = (number: number, lane: number) => Promise<unknown>

/** Runs `work` for all numbers in parallel lanes; each lane takes the next number when it is free. */
export async function inLanes(lanes: number, numbers: number[], work: Work) {
  const left = [...numbers]
  const take = async (_: unknown, lane: number) => {
    for (let number = left.shift(); number !== undefined; number = left.shift()) await work(number, lane)
  }
  await Promise.all(Array.from({ length: lanes }, take))
}
