import { useSearchParams } from "react-router"
import { type Sort, sortsOf } from "../../contract/sorts.ts"

export type Order<Column extends string> = {
  sort: Sort<Column> | undefined
  choose: (sort: Sort<Column> | undefined) => void
}

/** The sort order in the URL; newest first by default. */
export function useSort<Column extends string>(columns: readonly Column[]): Order<Column> {
  const [sort, choose] = useAddressChoice("sort", sortsOf(columns))
  return { sort, choose }
}

export function useAddressChoice<Value extends string>(name: string, values: readonly Value[]) {
  const [given, choose] = useAddressParam(name)
  return [values.find((value) => value === given), (value: Value | undefined) => choose(value)] as const
}

/** Returns a URL parameter, unchecked, and a setter. */
export function useAddressParam(name: string) {
  const [search, setSearch] = useSearchParams()
  function choose(value: string | undefined) {
    // the rendered parameters may lack a change made just before
    const now = new URLSearchParams(location.search)
    if (value === undefined) now.delete(name)
    else now.set(name, value)
    setSearch(now, { replace: true, preventScrollReset: true })
  }
  return [search.get(name) ?? undefined, choose] as const
}
