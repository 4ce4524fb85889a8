import { createLog } from "../../server/log.ts"
import type { CardProvider } from "../../server/payments/card-provider.ts"
import { stripeCards } from "../../server/payments/stripe.ts"
import { keys, stripeServer } from "../../test/stripe/server.ts"
import type { Product } from "../../test/product.ts"
import { type Seal, sandboxSeal, stripeSeal } from "../events.ts"
import { history, type Told } from "../histories.ts"
import { checkInvariants } from "../invariants.ts"
import { crowd } from "../people.ts"
import type { Ground } from "../run.ts"
import { type Purchase, quietBooks, showsCard } from "../sales.ts"
import { fromSeed } from "../seeded.ts"

/** A sweep a minute finds what no event told. */
const sweepSeconds = 75

/** With both card providers events come twice, late, early, never and from strangers, beside the browsers' calls. */
export const webhookHistories = fromSeed(async ({ product: open, rounds, say }, seed) => {
  const stripe = await stripeServer()
  try {
    const own = await open()
    const seal = sandboxSeal(await own.secret())
    const embedded = await histories({ product: own, seed, seal, shows: showsCard }, rounds(1_000), say)
    const outside = await open(stripeSettings(stripe.base))
    const shows = async ({ clientSecret }: Purchase) => void stripe.confirm(clientSecret)
    const cards = stripeCards(
      { secretKey: keys.secret, webhookSecret: keys.webhook, apiBase: stripe.base },
      createLog("silent"),
    )
    const side = { product: outside, seed: seed + 1_000_000, seal: stripeSeal, shows, cards }
    const lossy = await histories(side, rounds(1_000), say)
    return outcome(embedded, lossy, seed, rounds)
  } finally {
    stripe.stop()
  }
})

function stripeSettings(base: string) {
  return {
    STRIPE_SECRET_KEY: keys.secret,
    STRIPE_PUBLISHABLE_KEY: keys.publishable,
    STRIPE_WEBHOOK_SECRET: keys.webhook,
    STRIPE_API_BASE: base,
  }
}

/**
 * A product, the seed before its first history's, how its card provider signs, what a card does there, and its books,
 * where they are not the product's.
 */
type Side = {
  product: Product
  seed: number
  seal: Seal
  shows(purchase: Purchase): Promise<unknown>
  cards?: CardProvider
}

async function histories({ product, seed, seal, shows, cards }: Side, howMany: number, say: Ground["say"]) {
  const told: Told = {
    genuine: 0,
    refused: 0,
    forged: 0,
    accepted: 0,
    untimely: 0,
    believed: 0,
    unexpected: [],
  }
  const made: Awaited<ReturnType<typeof history>>[] = []
  // in batches, because a sign-in ages
  while (made.length < howMany) {
    const goal = Math.min(howMany, made.length + 500)
    const people = await crowd(product, 12, ` ${made.length}`)
    let begun = made.length
    const lane = async (_: unknown, place: number) => {
      const buyers = people.buyers.slice(place * 3, (place + 1) * 3)
      while (begun < goal)
        made.push(await history({ ...people, product, seal, shows, buyers, told }, seed + (begun += 1)))
    }
    await Promise.all(Array.from({ length: 4 }, lane))
    say(`${made.length} of ${howMany} histories, ${told.genuine} genuine and ${told.forged} forged events`)
  }
  const { held, open, taken, captured } = await quietBooks(product, sweepSeconds, cards)
  const isWrong = ({ shown, purchases }: (typeof made)[number]) => {
    const paid = purchases.filter(({ transactionId }) => taken.has(transactionId))
    const isEven = purchases.every(({ transactionId: id }) => taken.has(id) === captured.has(id))
    return !isEven || paid.length !== Math.min(1, shown) || purchases.some((it) => held.has(it.transactionId))
  }
  const broken = await checkInvariants(product, cards)
  const wrong = made.filter(isWrong).map((each) => each.seed)
  const lost = made.reduce((sum, each) => sum + each.lost, 0)
  return { howMany: made.length, lost, wrong, broken, open, ...told }
}

type Histories = Awaited<ReturnType<typeof histories>>

function outcome(embedded: Histories, outside: Histories, seed: number, rounds: Ground["rounds"]) {
  const both = [embedded, outside]
  const sum = (of: (each: Histories) => number) => both.reduce((total, each) => total + of(each), 0)
  const howMany = sum((each) => each.howMany)
  const forged = sum((each) => each.forged)
  const untimely = sum((each) => each.untimely)
  const wrong = sum((each) => each.wrong.length)
  const broken = sum((each) => each.broken.length)
  const open = sum((each) => each.open)
  const accepted = sum((each) => each.accepted)
  const believed = sum((each) => each.believed)
  const refused = sum((each) => each.refused)
  const unexpected = both.flatMap((each) => each.unexpected)
  const faults = wrong + broken + open + accepted + believed + refused + unexpected.length
  const seeds = both.map((each) => each.wrong.slice(0, 5).join(" ")).join(" / ")
  return {
    measured: `${howMany} histories (seed ${seed}), half with the embedded card provider, half with Stripe's protocol: ${sum((each) => each.genuine)} signed events of which ${refused} refused, ${outside.lost} cards of which no event and no browser told; ${forged} forged, ${accepted} accepted; ${untimely} of another time, ${believed} accepted; ${wrong} histories with a wrong end, ${open} open holds or claims, ${broken} violations${wrong > 0 ? `; seeds ${seeds}` : ""}${unexpected.length > 0 ? `; also answered: ${[...new Set(unexpected)].join(", ")}` : ""}`,
    held: faults === 0 && howMany >= rounds(2_000) && forged >= rounds(1_000) && outside.lost > 0,
  }
}
