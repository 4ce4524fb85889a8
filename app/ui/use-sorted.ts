import { useMemo, useState } from "react"

type SortValue = string | number

export type Sortable<Row> = {
  name: string
  /** What its rows are put in order by; without it they cannot be. */
  sortBy?: (row: Row) => SortValue
}

/** The rows as they came, until someone asks for them by a column. */
export function useSorted<Row>(columns: Sortable<Row>[], rows: Row[]) {
  const [{ by, isDown }, setOrder] = useState({ by: "", isDown: false })
  const sortBy = columns.find(({ name }) => name === by)?.sortBy
  const sorted = useMemo(() => (sortBy ? inOrder(rows, sortBy, isDown) : rows), [rows, sortBy, isDown])
  return { sorted, by, isDown, sort: (name: string, down: boolean) => setOrder({ by: name, isDown: down }) }
}

function inOrder<Row>(rows: Row[], sortBy: (row: Row) => SortValue, isDown: boolean) {
  return rows.toSorted((one, other) => compared(sortBy(one), sortBy(other)) * (isDown ? -1 : 1))
}

function compared(one: SortValue, other: SortValue) {
  if (typeof one === "number" && typeof other === "number") return one - other
  return String(one).localeCompare(String(other), "en", { numeric: true })
}
