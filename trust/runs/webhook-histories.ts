import { createLog } from "../../server/process/log.ts"
import type { CardProvider } from "../../server/payments/card-provider.ts"
import { stripeCards } from "../../server/payments/stripe.ts"
import { stripeServer } from "../../test/stripe/server.ts"
import { keys } from "../../test/stripe/keys.ts"
import type { Product } from "../../test/product.ts"
import type { Context } from "../context.ts"
import { sum } from "../counter.ts"
import { sandboxSigner, type Signer, stripeSigner } from "../events.ts"
import { history, noOutcomes } from "../histories.ts"
import { checkInvariants } from "../database.ts"
import { atLeast, exactly, none, outcomeOf } from "../outcome.ts"
import { inBatches, inLanes } from "../people.ts"
import { type Purchase, settledBooks, confirmPurchase } from "../sales.ts"

/** A sweep every minute finds payments that no event reported. */
const sweepSeconds = 75

type History = Awaited<ReturnType<typeof history>>
type Books = Awaited<ReturnType<typeof settledBooks>>
/** How a card provider signs, confirms cards and keeps its books, unless they are in the product's database. */
type Provider = { signer: Signer; shows(purchase: Purchase): Promise<unknown>; cards?: CardProvider }

/** For both card providers, events arrive twice, late, early, never and forged, besides the browsers' calls. */
export async function webhookHistories(context: Context) {
  const stripe = await stripeServer()
  try {
    const own = await context.product()
    const sandbox = { signer: sandboxSigner(await own.secret()), shows: confirmPurchase }
    const embedded = await histories(context, own, sandbox, context.seed)
    const elsewhere = await context.product({
      STRIPE_SECRET_KEY: keys.secret,
      STRIPE_PUBLISHABLE_KEY: keys.publishable,
      STRIPE_WEBHOOK_SECRET: keys.webhook,
      STRIPE_API_BASE: stripe.base,
    })
    const base = { secretKey: keys.secret, webhookSecret: keys.webhook, apiBase: stripe.base }
    const settings = { ...base, lowestAmount: 1 }
    const cards = stripeCards(settings, createLog("silent"))
    const shows = async ({ clientSecret }: Purchase) => void stripe.confirm(clientSecret)
    const provider = { signer: stripeSigner, shows, cards }
    const both = [embedded, await histories(context, elsewhere, provider, context.seed + 1_000_000)]
    const all = both.flatMap(({ made }) => made)
    const told = both.map((each) => each.told)
    const lost = sum(both[1]?.made.map((each) => each.lost) ?? [])
    return outcomeOf({
      "histories, half with the embedded card provider": exactly(all.length, 2 * context.rounds(1_000)),
      "signed events": sum(told.map(({ genuine }) => genuine.total)),
      "of them refused": none(told.flatMap(({ genuine }) => genuine.except(/^200$/))),
      "forged events": atLeast(sum(told.map(({ forged }) => forged.total)), context.rounds(1_000)),
      "of them accepted": none(told.flatMap(({ forged }) => forged.except(/^400$/))),
      "events of another time": sum(told.map(({ untimely }) => untimely.total)),
      "accepted of these": none(told.flatMap(({ untimely }) => untimely.except(/^400$/))),
      "cards of which no event and no browser told": atLeast(lost, 1),
      "seeds of histories with a wrong end": none(both.flatMap(({ wrong }) => wrong)),
      "open holds or claims": none(sum(both.map(({ open }) => open))),
      violations: none(both.flatMap(({ violations }) => violations)),
      "other answers": none(told.flatMap(({ unexpected }) => unexpected.except(/^$/))),
    })
  } finally {
    stripe.stop()
  }
}

async function histories({ rounds, say }: Context, product: Product, provider: Provider, seed: number) {
  const { cards, ...place } = provider
  const told = noOutcomes()
  const made: History[] = []
  await inBatches(product, { rounds: rounds(1_000), batch: 500, buyers: 12 }, async (people, numbers) => {
    await inLanes(4, numbers, async (number, lane) => {
      const buyers = people.buyers.slice(lane * 3, (lane + 1) * 3)
      made.push(await history({ ...people, ...place, product, buyers, told }, seed + number))
    })
    say(`${made.length} histories`)
  })
  const books = await settledBooks(product, sweepSeconds, cards)
  const wrong = made.filter((each) => isWrong(each, books)).map((each) => each.seed)
  return { made, told, wrong, open: books.open, violations: await checkInvariants(product, cards) }
}

/** Whether not exactly one of the buyers with a card has paid, or anyone else's money is captured or held. */
function isWrong({ shown, purchases }: History, { taken, captured, held }: Books) {
  const ids = purchases.map(({ transactionId }) => transactionId)
  const isEven = ids.every((id) => taken.has(id) === captured.has(id))
  const paid = ids.filter((id) => taken.has(id)).length
  return !isEven || paid !== Math.min(1, shown) || ids.some((id) => held.has(id))
}
