import { toBdt } from "../../contract/poisha.ts"
import type { NewSavedSearch, SavedSearch } from "../../contract/saved-searches.ts"
import { fromSearchFilter } from "../products/search-wire.ts"
import { filterOf, type SavedSearchRow, type SearchToSave } from "./saved-searches.ts"

export function fromNewSavedSearch({ search, ...asked }: NewSavedSearch): SearchToSave {
  return { ...asked, search: fromSearchFilter(search) }
}

export function toSavedSearch(row: SavedSearchRow): SavedSearch {
  const { id, name, frequency, createdAt } = row
  const { condition, price: { min, max } = {}, ...others } = filterOf(row)
  const search = {
    ...others,
    ...(condition && { condition: condition.join(",") }),
    ...(min !== undefined && { min: String(toBdt(min)) }),
    ...(max !== undefined && { max: String(toBdt(max)) }),
  }
  return { _id: id, name, frequency, search, createdAt: createdAt.toISOString() }
}
