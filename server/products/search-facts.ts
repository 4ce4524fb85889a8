import { conditions } from "../../contract/products.ts"
import type { KnownWords } from "./known-words.ts"
import { highestPoisha, type PriceRange, type ProductFilter } from "./product-filter.ts"
import { quoted } from "./search-query.ts"

/** Returns lexemes as search.facts (db/migrations/0021-search.ts) indexes them; one of each list must match. */
export function factLexemes(filter: Omit<ProductFilter, "q">) {
  const { category, condition, district, verified, negotiable, price = {} } = filter
  const chosen = condition && [...new Set(condition)]
  return {
    among: category ? [categoryLexeme(category)] : anyCondition,
    prices: priceLexemes(price),
    others: [
      ...(category ? [[categoryLexeme(category)]] : []),
      ...(chosen && chosen.length < conditions.length ? [chosen.map(conditionLexeme)] : []),
      ...(district ? [[`#d${district}`]] : []),
      ...(verified ? [["#v"]] : []),
      ...(negotiable ? [["#n"]] : []),
    ],
  }
}

export type FactLexemes = ReturnType<typeof factLexemes>

/** Returns a tsquery for each fact. Omits a wide price range, which is faster to compare in each row than as lexemes. */
export function narrow({ among, prices, others }: FactLexemes, known: KnownWords, found: number) {
  const countOf = (same: string[]) => same.reduce((sum, lexeme) => sum + known.countOf(lexeme), 0)
  const withoutPrices = Math.min(found, ...others.map(countOf))
  const hasPrices = prices.length > 0 && countOf(prices) <= withoutPrices
  return {
    queries: (hasPrices ? [...others, prices] : others).map((same) => `(${same.map(quoted).join(" | ")})`),
    among: countOf(among),
    atMost: hasPrices ? countOf(prices) : withoutPrices,
  }
}

function categoryLexeme(category: string) {
  return `#c${category.slice(-12)}`
}

/** Each product has exactly one of these. */
export const anyCondition = conditions.map(conditionLexeme)

function conditionLexeme(condition: string) {
  return `#k${condition}`
}

function priceLexemes({ min, max }: PriceRange) {
  if (min === undefined && max === undefined) return []
  const [first, last] = [priceBucketOf(min ?? 0), priceBucketOf(max ?? highestPoisha)]
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => priceLexeme(first + at))
}

export function priceLexeme(bucket: number) {
  return `#p${bucket}`
}

/** `price` is in poisha; a bucket ends 28 % above its beginning. */
export function priceBucketOf(price: number) {
  return Math.floor(4 * Math.log(Math.max(price, 1)))
}
