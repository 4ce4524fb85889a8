import { filterParts, type SearchFilter } from "../../contract/search.ts"

export type FilterPart = (typeof filterParts)[number]

const parts = {
  category: { category: undefined },
  condition: { condition: undefined },
  price: { min: undefined, max: undefined },
  district: { district: undefined },
  verified: { verified: undefined },
  posted: { posted: undefined },
  negotiable: { negotiable: undefined },
  available: { available: "all" },
} as const satisfies Record<FilterPart, SearchFilter>

export function partsIn(filter: SearchFilter) {
  return filterParts.filter((part) => {
    if (part === "price") return filter.min !== undefined || filter.max !== undefined
    return part === "available" ? filter.available !== "all" : filter[part] !== undefined
  })
}

export function without(filter: SearchFilter, part: FilterPart): SearchFilter {
  return { ...filter, ...parts[part] }
}
