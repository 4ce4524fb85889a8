import type { SavedSearch } from "../../contract/saved-searches.ts"
import { filterOf, type SavedSearchRow } from "./saved-searches.ts"

export function toSavedSearch(row: SavedSearchRow): SavedSearch {
  const { id, name, frequency, createdAt } = row
  const { condition, min, max, ...others } = filterOf(row)
  const search = {
    ...others,
    ...(condition && { condition: condition.join(",") }),
    ...(min !== undefined && { min: String(min) }),
    ...(max !== undefined && { max: String(max) }),
  }
  return { _id: id, name, frequency, search, createdAt: createdAt.toISOString() }
}
