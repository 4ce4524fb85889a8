import { highestPrice } from "../../contract/fields.ts"
import { toPoisha } from "../../contract/poisha.ts"
import { filterParts, type SearchFilter } from "../../contract/search.ts"

/** In poisha. */
export type PriceRange = { min?: number | undefined; max?: number | undefined }

export type ProductFilter = Omit<SearchFilter, "min" | "max"> & { price?: PriceRange | undefined }

export const highestPoisha = toPoisha(highestPrice)

export type FilterPart = (typeof filterParts)[number]

export function partsIn(filter: ProductFilter) {
  return filterParts.filter((part) =>
    part === "available" ? filter.available !== "all" : filter[part] !== undefined,
  )
}

export function without(filter: ProductFilter, part: FilterPart): ProductFilter {
  return { ...filter, [part]: part === "available" ? "all" : undefined }
}
