import { ProblemDetails } from "../../contract/problem.ts"
import type { Person } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"
import { checkInvariants } from "../invariants.ts"
import { type Crowd, crowd } from "../people.ts"
import { type Ground, engines, type Run } from "../run.ts"
import { listsAnother, prepares, type Purchase, quietBooks, showsCard } from "../sales.ts"

/** In which the provider has tried three times to tell of a card. */
const eventSeconds = 10

type Race = Awaited<ReturnType<typeof race>>

/** Buyers pay for the same product at one instant, the provider's events run beside them: one of them gets it. */
export const paymentRaces: Run = {
  engines,
  async run({ product: open, rounds, say }) {
    const product = await open()
    const pairs = await races(product, { howMany: rounds(10_000), size: 2, lanes: 8, say })
    const twenties = await races(product, { howMany: rounds(1_000), size: 20, lanes: 2, say })
    const all = [...pairs, ...twenties]
    const { open: left, taken, captured } = await quietBooks(product, eventSeconds)
    const broken = await checkInvariants(product)
    const winners = new Set(all.flatMap((each) => each.winners))
    const wrong = all.filter(({ isDecided }) => !isDecided).length
    const charged = [...taken.union(captured)].filter((id) => !winners.has(id)).length
    const unpaid = [...winners].filter((id) => !taken.has(id) || !captured.has(id)).length
    const close = all.filter(({ isClose }) => isClose).length
    return {
      measured: `${pairs.length} races of 2 and ${twenties.length} of 20, in ${close} every card was held before anyone had an answer; ${wrong} without exactly one winner, ${charged} losers charged, ${unpaid} winners whose payment is missing, ${left} open holds or claims, ${broken.length} violations${others(all)}`,
      held:
        wrong + charged + unpaid + left + broken.length === 0 &&
        winners.size === rounds(10_000) + rounds(1_000) &&
        close >= all.length / 2,
    }
  },
}

type Plan = { howMany: number; size: number; lanes: number; say: Ground["say"] }

/** In batches, each with people of its own, because a sign-in ages; within a batch several races at a time. */
async function races(product: Product, { howMany, size, lanes, say }: Plan) {
  const made: Race[] = []
  const batch = Math.ceil(howMany / 5)
  while (made.length < howMany) {
    const goal = Math.min(howMany, made.length + batch)
    const people = await crowd(product, size * lanes, ` ${size} ${made.length}`)
    let begun = made.length
    const lane = async (_: unknown, place: number) => {
      const buyers = people.buyers.slice(place * size, (place + 1) * size)
      while (begun++ < goal) made.push(await race(people, buyers))
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    say(`${made.length} of ${howMany} races of ${size}`)
  }
  return made
}

async function race(people: Crowd, buyers: Person[]) {
  const productId = await listsAnother(people)
  const purchases = await Promise.all(buyers.map((buyer) => prepares(buyer, productId)))
  const ends = await Promise.all(purchases.map(pays))
  const winners = ends.filter(({ answer }) => answer === "paid").map(({ transactionId }) => transactionId)
  const losers = ends.filter(({ answer }) => answer === "already-sold")
  const lastHeld = Math.max(...ends.map(({ heldAt }) => heldAt))
  return {
    winners,
    isDecided: winners.length === 1 && losers.length === buyers.length - 1,
    isClose: lastHeld < Math.min(...ends.map(({ answeredAt }) => answeredAt)),
    unexpected: ends.map(({ answer }) => answer).filter((answer) => !expected.has(answer)),
  }
}

const expected = new Set(["paid", "already-sold"])

async function pays(purchase: Purchase) {
  const { status } = await showsCard(purchase)
  if (status !== "requires_capture") throw new Error(`a card was not held but ${status}`)
  const heldAt = performance.now()
  const { buyer, bookingId, transactionId } = purchase
  const answer = await outcomeOf(await buyer.post("/api/payments", { transactionId, bookingId }))
  return { transactionId, heldAt, answeredAt: performance.now(), answer }
}

async function outcomeOf(answer: Response) {
  const body: unknown = await answer.json()
  return answer.ok ? "paid" : ProblemDetails.parse(body).code
}

function others(all: Race[]) {
  const unexpected = new Set(all.flatMap((each) => each.unexpected))
  return unexpected.size > 0 ? `; also answered: ${[...unexpected].join(", ")}` : ""
}
