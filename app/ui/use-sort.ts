import { useSearchParams } from "react-router"
import { type Sort, sortsOf } from "../../contract/sorts.ts"

export type Order<Column extends string> = {
  sort: Sort<Column> | undefined
  choose: (sort: Sort<Column> | undefined) => void
}

/** The sort order in the URL; newest first without one. */
export function useSort<Column extends string>(columns: readonly Column[]): Order<Column> {
  const [sort, choose] = useAddressChoice("sort", sortsOf(columns))
  return { sort, choose }
}

export function useAddressChoice<Value extends string>(name: string, values: readonly Value[]) {
  const [search, setSearch] = useSearchParams()
  const chosen = values.find((value) => value === search.get(name))
  function choose(value: Value | undefined) {
    const now = searchNow()
    if (value === undefined) now.delete(name)
    else now.set(name, value)
    setSearch(now, { replace: true, preventScrollReset: true })
  }
  return [chosen, choose] as const
}

/** Of the address itself: what is rendered may lack a change that was made just before. */
export function searchNow() {
  return new URLSearchParams(location.search)
}
