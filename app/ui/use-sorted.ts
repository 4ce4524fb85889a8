import { useMemo, useState } from "react"
import type { RemainingPages } from "./remaining-pages.tsx"

type SortValue = string | number

export type Sortable<Row> = {
  name: string
  /** What its rows are put in order by; without it they cannot be. */
  sortBy?: (row: Row) => SortValue
}

const asTheyCame = { by: "", isDown: false }

/** The rows as they came, until someone asks for them by a column; what is missing of them is loaded before. */
export function useSorted<Row>(columns: Sortable<Row>[], rows: Row[], remaining?: RemainingPages) {
  const [chosen, setChosen] = useState(asTheyCame)
  // an order of these would not be the order of all
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
