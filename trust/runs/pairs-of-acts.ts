import { setTimeout as pause } from "node:timers/promises"
import type { Counter } from "../counter.ts"
import { bookTwice } from "../deals/acts-of-pairs.ts"
import { bothMaySucceed, onlyOneSucceeds } from "../deals/pairs-of-acts.ts"
import { codeOf } from "../deals/history.ts"
import { adminOf, insertProducts, signUpPerson, type Place } from "../deals/participants.ts"
import { exactly, none } from "../outcome.ts"
import { inLanes } from "../people.ts"
import { Random } from "../random.ts"

const all = { ...onlyOneSucceeds, ...bothMaySucceed }
const names = Object.keys(all)
const lanes = 4
/** In milliseconds: about the duration of an act. */
const longestHeadStart = 15

export type PairsRaced = { told: Counter; wrong: string[]; made: number }

/** Races each pair of acts once, each on its own product. Returns the product ids. */
export async function raceEachPair(place: Place, round: number, seed: number, found: PairsRaced) {
  const admins: [Admin, Admin] = [
    await adminOf(place, `First admin of ${round}`),
    await adminOf(place, `Second admin of ${round}`),
  ]
  const [{ address }] = place.products
  const products: string[] = []
  await inLanes(lanes, [...names.keys()], async (number) => {
    const name = names[number] ?? ""
    const random = new Random(seed + round * names.length + number)
    const [seller, buyer, other] = await peopleOf(place, `${number} of ${round}`)
    const [productId = ""] = await insertProducts(place.db, [seller.id])
    products.push(productId)
    const at = await bookTwice({ at: address, db: place.db, seller, buyer, other, admins, productId })
    const acts = await all[name]?.(at)
    const codes = await Promise.all((acts ?? []).map((act) => startsSoon(act, random)))
    found.made += 1
    found.told.add(`${name}: ${codes.join(" / ")}`)
    const succeeded = codes.filter((code) => /^(2|303)/.test(code)).length
    const isTold = codes.every((code) => told.test(code))
    const isRight = name in onlyOneSucceeds ? succeeded === 1 : succeeded > 0
    if (!isTold || !isRight) found.wrong.push(`${name}: ${codes.join(" / ")}`)
  })
  return products
}

type Admin = Awaited<ReturnType<typeof adminOf>>

/** Success, a conflict, or somebody or something that has been removed meanwhile. */
const told = /^(200|201|303|401|403|404|409) ?[a-z/-]*$/

async function startsSoon(act: () => Response | Promise<Response>, random: Random) {
  await pause(random.below(longestHeadStart))
  return codeOf(await act())
}

async function peopleOf(place: Place, name: string) {
  return [
    await signUpPerson(place, `Seller ${name}`, "Seller"),
    await signUpPerson(place, `Buyer ${name}`, "Buyer"),
    await signUpPerson(place, `Other ${name}`, "Buyer"),
  ] as const
}

export function figuresOf({ made, wrong }: PairsRaced, wanted: number) {
  return {
    [`rounds of ${names.length} pairs of acts at one moment`]: exactly(made / names.length, wanted),
    "pairs of which not one came first, or whose other was not told": none(wrong),
  }
}
