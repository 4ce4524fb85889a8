import { ProblemDetails } from "../contract/problem.ts"
import type { Person } from "../test/people.ts"
import type { Product } from "../test/product.ts"
import { answerTo, type Event, eventOf, forgeries, moneyTypes, otherTypes, type Seal } from "./events.ts"
import type { Crowd } from "./people.ts"
import { listsAnother, prepares, type Purchase } from "./sales.ts"
import { Seeded } from "./seeded.ts"

type Act = () => Promise<unknown>

/** What was told to the product, and what it made of it. */
export type Told = {
  /** Signed by the provider, of now. */
  genuine: number
  refused: number
  forged: number
  accepted: number
  /** Signed by the provider, too long ago or in the future. */
  untimely: number
  believed: number
  /** Answers to a browser that are neither a payment nor a reason that fits. */
  unexpected: string[]
}

/** Where a history takes place. */
type Place = Pick<Crowd, "rahim" | "template"> & {
  product: Product
  seal: Seal
  shows(purchase: Purchase): Promise<unknown>
  buyers: Person[]
  told: Told
}

/** A product that up to three buyers want: what they do and what is told of them comes in an order of chance. */
export async function history(place: Place, seed: number) {
  const luck = new Seeded(seed)
  const productId = await listsAnother(place)
  const buyers = place.buyers.slice(0, 1 + luck.below(3))
  const purchases = await Promise.all(buyers.map((buyer) => prepares(buyer, productId)))
  const plans = purchases.map((purchase) => planOf(place, purchase, luck))
  const acts = luck.shuffled(plans.flatMap((plan) => plan.acts))
  while (acts.length > 0) await Promise.all(acts.splice(0, 1 + luck.below(4)).map((act) => act()))
  const count = (isCounted: (plan: (typeof plans)[number]) => boolean) => plans.filter(isCounted).length
  return {
    seed,
    purchases,
    shown: count(({ isShown }) => isShown),
    lost: count(({ isShown, isLost }) => isShown && isLost),
  }
}

/** What will happen around one buyer; `isLost` when neither an event nor the browser will tell of the card. */
function planOf(place: Place, purchase: Purchase, luck: Seeded) {
  const isShown = luck.chance(0.8)
  const isDeaf = luck.chance(0.2)
  const isBrowserThere = !isDeaf && luck.chance(0.4)
  const times = isDeaf ? 0 : luck.below(4)
  const acts: Act[] = [() => forges(place, purchase, luck)]
  if (isShown) acts.push(() => place.shows(purchase))
  if (isBrowserThere) acts.push(() => pays(place, purchase))
  if (luck.chance(0.2)) acts.push(() => tellsOfAnotherTime(place, purchase, luck))
  const other = eventOf(place.seal, purchase.transactionId, luck.pick(otherTypes))
  if (luck.chance(0.3)) acts.push(() => tells(place, other))
  // the same event again and again, byte for byte
  const event = eventOf(place.seal, purchase.transactionId, luck.pick(moneyTypes))
  for (let time = 0; time < times; time += 1) acts.push(() => tells(place, event))
  return { isShown, isLost: !isBrowserThere && times === 0, acts }
}

async function tells({ product, seal, told }: Place, event: Event) {
  told.genuine += 1
  if ((await answerTo(product.address, seal, event)) !== 200) told.refused += 1
}

async function forges({ product, seal, told }: Place, { transactionId }: Purchase, luck: Seeded) {
  const event = eventOf(seal, transactionId, luck.pick(moneyTypes))
  const stolen = eventOf(seal, "pi_another", luck.pick(moneyTypes))
  told.forged += 1
  if ((await answerTo(product.address, seal, luck.pick(forgeries)(event, stolen))) !== 400) told.accepted += 1
}

/** Five minutes are allowed, in both directions. */
async function tellsOfAnotherTime({ product, seal, told }: Place, { transactionId }: Purchase, luck: Seeded) {
  const away = (310 + luck.below(100_000)) * luck.pick([-1_000, 1_000])
  const event = eventOf(seal, transactionId, luck.pick(moneyTypes), Date.now() + away)
  told.untimely += 1
  if ((await answerTo(product.address, seal, event)) !== 400) told.believed += 1
}

async function pays({ told }: Place, { buyer, bookingId, transactionId }: Purchase) {
  const answer = await buyer.post("/api/payments", { transactionId, bookingId })
  const body: unknown = await answer.json()
  if (answer.ok) return
  const { code } = ProblemDetails.parse(body)
  if (code !== "payment-incomplete" && code !== "already-sold") told.unexpected.push(code)
}
