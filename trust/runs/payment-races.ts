import { ProblemDetails } from "../../contract/problem.ts"
import type { Person } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"
import type { Context } from "../context.ts"
import { atLeast, exactly, none, outcomeOf } from "../outcome.ts"
import { type Crowd, inBatches, inLanes } from "../people.ts"
import { listAnother, preparePurchase, type Purchase, settledBooks, confirmPurchase } from "../sales.ts"

/** Seconds in which the provider has sent an event up to three times. */
const eventSeconds = 10

type Race = Awaited<ReturnType<typeof race>>

/** Buyers pay for the same product at the same moment, concurrently with the provider's events: one of them gets it. */
export async function paymentRaces({ product: open, rounds, say }: Context) {
  const product = await open()
  const [pairs, twenties] = [rounds(10_000), rounds(1_000)]
  const all: Race[] = []
  await races(product, all, { rounds: pairs, size: 2, lanes: 8, batch: 2_000 })
  say(`${pairs} races of 2`)
  await races(product, all, { rounds: twenties, size: 20, lanes: 2, batch: 200 })
  const { open: left, taken, captured } = await settledBooks(product, eventSeconds)
  const close = all.filter(({ isClose }) => isClose).length
  const winners = new Set(all.flatMap((each) => each.winners))
  return outcomeOf({
    "races of 2": pairs,
    "races of 20": twenties,
    winners: exactly(winners.size, pairs + twenties),
    "without exactly one winner": none(all.filter(({ isDecided }) => !isDecided).length),
    "losers charged": none(taken.union(captured).difference(winners)),
    "winners whose payment is missing": none(winners.difference(taken.intersection(captured))),
    "open holds or claims": none(left),
    "races with every card held before anyone had an answer": atLeast(close, all.length / 2),
    "other answers": none(new Set(all.flatMap((each) => each.unexpected))),
  })
}

type Plan = { rounds: number; size: number; lanes: number; batch: number }

function races(product: Product, made: Race[], { rounds, size, lanes, batch }: Plan) {
  return inBatches(product, { rounds, batch, buyers: size * lanes }, (people, numbers) =>
    inLanes(lanes, numbers, async (_, lane) => {
      made.push(await race(people, people.buyers.slice(lane * size, (lane + 1) * size)))
    }),
  )
}

async function race(people: Crowd, buyers: Person[]) {
  const productId = await listAnother(people)
  const purchases = await Promise.all(buyers.map((buyer) => preparePurchase(buyer, productId)))
  const ends = await Promise.all(purchases.map(sendPayment))
  const winners = ends.filter(({ answer }) => answer === "paid").map(({ transactionId }) => transactionId)
  const losers = ends.filter(({ answer }) => answer === "already-sold")
  const lastHeld = Math.max(...ends.map(({ heldAt }) => heldAt))
  return {
    winners,
    isDecided: winners.length === 1 && losers.length === buyers.length - 1,
    isClose: lastHeld < Math.min(...ends.map(({ answeredAt }) => answeredAt)),
    unexpected: ends.map(({ answer }) => answer).filter((answer) => !/^(paid|already-sold)$/.test(answer)),
  }
}

async function sendPayment(purchase: Purchase) {
  const { status } = await confirmPurchase(purchase)
  if (status !== "requires_capture") throw new Error(`a card was not held but ${status}`)
  const heldAt = performance.now()
  const { buyer, bookingId, transactionId } = purchase
  const paid = await buyer.post("/api/payments", { transactionId, bookingId })
  const body: unknown = await paid.json()
  const answer = paid.ok ? "paid" : ProblemDetails.parse(body).code
  return { transactionId, heldAt, answeredAt: performance.now(), answer }
}
