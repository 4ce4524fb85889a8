import { ProblemDetails } from "../contract/problem.ts"
import type { Person } from "../test/people.ts"
import type { Product } from "../test/product.ts"
import { Counter } from "./counter.ts"
import { answerTo, eventOf, forgery, moneyTypes, otherTypes, type Signer } from "./events.ts"
import type { Crowd } from "./people.ts"
import { Random } from "./random.ts"
import { listAnother, preparePurchase, type Purchase } from "./sales.ts"

/** Events sent to the product, by kind, and its responses. */
export type Outcomes = ReturnType<typeof noOutcomes>

/** Where a history takes place. */
type Place = Pick<Crowd, "rahim" | "template"> & {
  product: Product
  signer: Signer
  shows(purchase: Purchase): Promise<unknown>
  buyers: Person[]
  told: Outcomes
}

export function noOutcomes() {
  return {
    /** Events signed by the provider, by strangers, and by the provider too long ago or in the future. */
    genuine: new Counter(),
    forged: new Counter(),
    untimely: new Counter(),
    /** Responses to a browser that are neither a payment nor an expected refusal. */
    unexpected: new Counter(),
  }
}

/** Up to three buyers want a product: their acts and the provider's events come in random order. */
export async function history(place: Place, seed: number) {
  const random = new Random(seed)
  const productId = await listAnother(place)
  const buyers = place.buyers.slice(0, 1 + random.below(3))
  const purchases = await Promise.all(buyers.map((buyer) => preparePurchase(buyer, productId)))
  const plans = purchases.map((purchase) => planOf(place, purchase, random))
  const acts = random.shuffled(plans.flatMap((plan) => plan.acts))
  while (acts.length > 0) await Promise.all(acts.splice(0, 1 + random.below(4)).map((act) => act()))
  return {
    seed,
    purchases,
    shown: plans.filter(({ isShown }) => isShown).length,
    lost: plans.filter(({ isShown, isLost }) => isShown && isLost).length,
  }
}

/** The acts and events around one buyer; `isLost` if neither an event nor the browser reports the card. */
function planOf(place: Place, purchase: Purchase, random: Random) {
  const { product, signer, told } = place
  const tell = async (kind: "genuine" | "forged" | "untimely", event: Parameters<typeof answerTo>[2]) =>
    told[kind].add(String(await answerTo(product.address, signer, event)))
  const about = (types: string[], moment?: number) =>
    eventOf(signer, purchase.transactionId, random.pick(types), moment)

  const isShown = random.chance(0.8)
  const isDeaf = random.chance(0.2)
  const isBrowserThere = !isDeaf && random.chance(0.4)
  const times = isDeaf ? 0 : random.below(4)
  const stolen = eventOf(signer, "pi_another", random.pick(moneyTypes)).signature
  const forged = forgery(about(moneyTypes), stolen, random)
  const acts = [() => tell("forged", forged)]
  if (isShown) acts.push(async () => void (await place.shows(purchase)))
  if (isBrowserThere) acts.push(() => sendPayment(told, purchase))
  // five minutes are allowed, in both directions
  const away = (310 + random.below(100_000)) * random.pick([-1_000, 1_000])
  if (random.chance(0.2)) acts.push(() => tell("untimely", about(moneyTypes, Date.now() + away)))
  const other = about(otherTypes)
  if (random.chance(0.3)) acts.push(() => tell("genuine", other))
  // the same event several times, byte by byte
  const event = about(moneyTypes)
  for (let time = 0; time < times; time += 1) acts.push(() => tell("genuine", event))
  return { isShown, isLost: !isBrowserThere && times === 0, acts }
}

async function sendPayment({ unexpected }: Outcomes, { buyer, bookingId, transactionId }: Purchase) {
  const response = await buyer.post("/api/payments", { transactionId, bookingId })
  const body: unknown = await response.json()
  if (response.ok) return
  const { code } = ProblemDetails.parse(body)
  if (code !== "payment-incomplete" && code !== "already-sold") unexpected.add(code)
}
