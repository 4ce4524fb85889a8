import { useMemo, useState } from "react"
import type { RemainingPages } from "./remaining-pages.tsx"

type SortValue = string | number

export type Sortable<Row> = {
  name: string
  /** The sort key; a column without one is not sortable. */
  sortBy?: (row: Row) => SortValue
}

const asTheyCame = { by: "", isDown: false }

/** The rows in the order of the server, or sorted by a column once all pages are loaded. */
export function useSorted<Row>(columns: Sortable<Row>[], rows: Row[], remaining?: RemainingPages) {
  const [chosen, setChosen] = useState(asTheyCame)
  // sorting the loaded rows would not sort the list
  const { by, isDown } = remaining?.isMissing && !remaining.isAwaited ? asTheyCame : chosen
  const sortBy = remaining?.isMissing ? undefined : columns.find(({ name }) => name === by)?.sortBy
  const sorted = useMemo(() => (sortBy ? inOrder(rows, sortBy, isDown) : rows), [rows, sortBy, isDown])
  function sort(name: string, down: boolean) {
    setChosen({ by: name, isDown: down })
    if (name) remaining?.load()
    else remaining?.leave()
  }
  function leave() {
    setChosen(asTheyCame)
    remaining?.leave()
  }
  return { sorted, by, isDown, sort, remaining: remaining && { ...remaining, leave } }
}

function inOrder<Row>(rows: Row[], sortBy: (row: Row) => SortValue, isDown: boolean) {
  return rows.toSorted((one, other) => compared(sortBy(one), sortBy(other)) * (isDown ? -1 : 1))
}

function compared(one: SortValue, other: SortValue) {
  if (typeof one === "number" && typeof other === "number") return one - other
  return String(one).localeCompare(String(other), "en", { numeric: true })
}
