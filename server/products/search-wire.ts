import { toBdt, toPoisha } from "../../contract/poisha.ts"
import { type Facets, priceSteps, type SearchFilter, type Suggestions } from "../../contract/search.ts"
import type { countFacets } from "./facets.ts"
import type { Looser } from "./nothing-found.ts"
import type { PriceRange, ProductFilter } from "./product-filter.ts"
import type { Search } from "./search-filter.ts"
import type { suggest } from "./suggestions.ts"
import type { Total } from "./search-plan.ts"
import { toProduct } from "./wire.ts"

export function fromSearchFilter({ min, max, ...filter }: SearchFilter): ProductFilter {
  const price = {
    ...(min !== undefined && { min: toPoisha(min) }),
    ...(max !== undefined && { max: toPoisha(max) }),
  }
  return Object.keys(price).length > 0 ? { ...filter, price } : filter
}

function inBdt({ min, max }: PriceRange) {
  return { ...(min !== undefined && { min: toBdt(min) }), ...(max !== undefined && { max: toBdt(max) }) }
}

type Counted = {
  facets: Awaited<ReturnType<typeof countFacets>>
  spelling: string | undefined
  looser: Looser[]
  search: Search
}

export function toFacets({ facets, spelling, looser, search: { input, price } }: Counted): Facets {
  const { lowest, highest, steps, ...counted } = facets
  return {
    ...counted,
    prices: {
      ...(lowest !== null && { lowest: toBdt(lowest) }),
      ...(highest !== null && { highest: toBdt(highest) }),
      steps: steps.map(({ step, count }) => {
        const to = priceSteps[step + 1]
        return { from: priceSteps[step] ?? 0, ...(to !== undefined && { to }), count }
      }),
    },
    ...(spelling !== undefined && { spelling }),
    ...(input.priceWords && {
      typedPrice: { ...inBdt(price), q: input.rest, words: input.priceWords },
    }),
    loosen: looser,
  }
}

export function toSuggestions({
  phrases,
  categories,
  products,
}: Awaited<ReturnType<typeof suggest>>): Suggestions {
  return {
    phrases: phrases.filter(({ isBrand }) => !isBrand).map(({ shown }) => shown),
    brands: phrases.filter(({ isBrand }) => isBrand).map(({ shown }) => shown),
    categories: categories.map(({ id, categoryName }) => ({ _id: id, categoryName })),
    products: products.map((row) => {
      const { _id, productName, sellingPrice, productPhotoSizes } = toProduct(row)
      return { _id, productName, sellingPrice, productPhotoSizes }
    }),
  }
}

export function totalInWords({ count, isExact }: Total) {
  return isExact ? String(count) : `${count}+`
}
