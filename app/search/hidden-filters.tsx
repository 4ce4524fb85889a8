import { type SearchParams, useSearch } from "../data/search-params.ts"

export function HiddenFilters() {
  const { q: _q, after: _after, isSwapped: _isSwapped, ...filters } = useSearch()
  return Object.entries<string | undefined>(filters satisfies SearchParams).map(([name, value]) => (
    <input key={name} type="hidden" name={name} defaultValue={value} />
  ))
}
