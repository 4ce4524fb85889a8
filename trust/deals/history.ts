import { ProblemDetails } from "../../contract/problem.ts"
import type { Person } from "../../test/people.ts"
import { Random } from "../random.ts"
import { beside, rareBeside, usualBeside } from "./acts-beside.ts"
import { signUpParticipants, type Place } from "./participants.ts"
import { actNames, runAct } from "./acts.ts"
import { type Slot, slotsOf } from "./slots.ts"
import { usual, usualOnOffer } from "./usual.ts"

export type History = Awaited<ReturnType<typeof history>>

/** Least number of acts. */
const least = 40

/** Six people act on three products in random order, up to four at the same time. */
export async function history(place: Place, admin: Person, seed: number) {
  const random = new Random(seed)
  const people = await signUpParticipants(place, admin, `of ${seed}`)
  const told: string[] = []
  while (told.length < least) {
    const slots = await slotsOf(place.db, people)
    const acts = Array.from({ length: 1 + random.below(4) }, () =>
      actOf(place, slotOf(slots, random), random),
    )
    told.push(...(await Promise.all(acts.map(tell))))
  }
  return { seed, products: people.products, told }
}

/** Prefers pairs without a booking at first, then deals under way. */
function slotOf(slots: Slot[], random: Random) {
  const [free, busy] = [slots.filter(({ deal }) => !deal), slots.filter(({ deal }) => isUnderWay(deal))]
  if (free.length > 4 || (free.length > 0 && random.chance(0.1))) return random.pick(free)
  return random.pick(busy.length > 0 && random.chance(0.6) ? busy : slots)
}

function isUnderWay(deal: Slot["deal"]) {
  return deal !== undefined && !["booked", "cancelled", "refunded"].includes(deal.state)
}

type Chosen = { name: string; does: () => Promise<Response | undefined> }

function actOf({ products: [product], db }: Place, slot: Slot, random: Random): Chosen {
  const about = `${slot.buyer.name[6]} on ${slot.products.indexOf(slot.productId)}`
  // a separate generator: draws made while others wait must not change later choices
  const own = new Random(random.below(2 ** 31))
  const aside = random.chance(0.2)
  const name = random.pick(random.chance(0.04) ? rareBeside : usualBeside)
  if (aside && slot.deal) return { name: `${name}, ${about}`, does: async () => beside[name](slot, own, db) }
  const act = actOfSlot(slot, random)
  return { name: `${act}, ${about}`, does: () => runAct(act, slot, own, product.address) }
}

/** Usually an act that fits the state; sometimes any, as from an outdated page. */
function actOfSlot({ deal }: Slot, random: Random) {
  const isStale = random.chance(0.1)
  const isOnOffer = random.chance(0.6) && Boolean(deal?.offerId)
  if (!deal) return "book"
  if (isStale) return random.pick(actNames)
  return random.pick(isOnOffer ? usualOnOffer : usual[deal.state])
}

async function tell({ name, does }: Chosen) {
  const answer = await does()
  return `${name}: ${answer ? await codeOf(answer) : "done"}`
}

/** The status, and the problem code of a refusal. */
export async function codeOf(response: Response) {
  const text = await response.text()
  if (response.status < 400 || !text.startsWith("{")) return String(response.status)
  const { data } = ProblemDetails.partial().safeParse(JSON.parse(text))
  return `${response.status} ${data?.code ?? ""}`
}
