import { districts } from "../contract/districts.ts"
import { conditions } from "../contract/products.ts"
import type { SearchFilter } from "../contract/search.ts"
import { rareWordOf } from "./wording.ts"

const kinds = [
  "guitar",
  "acoustic guitar",
  "bass",
  "pedal",
  "amp",
  "drum",
  "keyboard",
  "mic",
  "গিটার",
  "violin",
]
const prices = [3_000, 5_000, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000]

type Known = { names: string[]; categories: string[] }

/** A plausible saved search: mostly a kind of product or a brand, half with a price range, some with a district. */
export function searchToSave(place: number, known: Known): SearchFilter {
  const chance = share(place, 7_919)
  const filter = filterOf(place, known)
  const q = wordsOf(place, chance, known)
  if (q) return { q, ...filter }
  return { category: pickSkewed(known.categories, place), max: pickSkewed(prices, place), ...filter }
}

function wordsOf(place: number, chance: number, { names }: Known) {
  const [brand = "", model = ""] = pickSkewed(names, place).split(" ")
  if (chance < 0.25) return pickSkewed(kinds, place)
  if (chance < 0.45) return `${brand} ${pickSkewed(kinds, place)}`
  if (chance < 0.7) return `${brand} ${model}`
  if (chance < 0.8) return brand
  return chance < 0.9 ? rareWordOf(place) : undefined
}

function filterOf(place: number, { categories }: Known): SearchFilter {
  return {
    ...(place % 2 === 0 && { max: pickSkewed(prices, place + 1) }),
    ...(place % 3 === 0 && { district: pickSkewed(districts, place).slug }),
    ...(place % 5 === 0 && { category: pickSkewed(categories, place) }),
    ...(place % 11 === 0 && { condition: [pickSkewed(conditions, place)] }),
  }
}

/** Picks an item; the first items are far more frequent than the last. */
function pickSkewed<Item>(items: readonly Item[], place: number) {
  const item = items[Math.floor(items.length * share(place, 104_729) ** 2)]
  if (item === undefined) throw new Error("There is nothing to choose from.")
  return item
}

function share(place: number, step: number) {
  return ((place * step) % 1_000_003) / 1_000_003
}
