import type { Key, ReactNode } from "react"
import { RemainingPagesDialog, type RemainingPages } from "./remaining-pages.tsx"
import { SortChoice, SortHead } from "./table-order.tsx"
import { type Sortable, useSorted } from "./use-sorted.ts"
import { useFocusRestoration } from "./use-focus-restoration.ts"

export type Column<Row> = Sortable<Row> & {
  cell: (row: Row, index: number) => ReactNode
  /** On a card its value stands beside its name, unless it speaks for itself; a price follows the title. */
  card?: "photo" | "title" | "price" | "plain" | "badges" | "actions" | "absent"
}

type Props<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => Key
  /** Loaded before the rows are put in order. */
  remaining?: RemainingPages
  /** What else there is to choose; stands beside the choice of an order. */
  choice?: ReactNode
}

/** A table; on small screens every row becomes a card. */
export function Table<Row>({ caption, columns, rows, keyOf, remaining, choice }: Props<Row>) {
  const hasOrder = columns.some(({ sortBy }) => sortBy)
  const canSort = hasOrder && rows.length > 1
  const order = useSorted(canSort ? columns : [], rows, remaining)
  const place = useFocusRestoration<HTMLTableSectionElement>(rows)
  const hasPhoto = columns.some(({ card }) => card === "photo")
  return (
    <div className="grid gap-4">
      {(hasOrder || choice) && (
        <div
          className={`grid grid-cols-[auto_1fr] items-center gap-3 md:grid-cols-2 md:gap-4 xl:flex xl:gap-6 ${choice ? "" : "xl:hidden"}`}
        >
          {choice}
          {/* its place is kept where there is nothing to sort, so that the rows are where they were waited for */}
          {hasOrder && <SortChoice columns={columns} order={order} isDisabled={!canSort} />}
        </div>
      )}
      <table className="table block xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="hidden text-base text-muted xl:table-header-group">
          <tr>
            {columns.map((column) => (
              <SortHead
                key={column.name}
                column={column}
                order={canSort ? order : undefined}
                isRight={column.card === "price"}
              />
            ))}
          </tr>
        </thead>
        {/* a new key when all pages are loaded, so that no row animates to its new place */}
        <tbody
          {...place}
          key={`${remaining?.isAwaited}`}
          className="grid gap-4 md:grid-cols-2 xl:table-row-group"
        >
          {order.sorted.map((row, index) => (
            <tr
              key={keyOf(row)}
              tabIndex={-1}
              className={`grid grid-rows-[repeat(7,auto)_1fr_auto_auto] gap-x-3 rounded-box border border-base-300 bg-base-200 p-2 xl:table-row xl:bg-transparent ${hasPhoto ? "grid-cols-[6.5rem_minmax(0,1fr)]" : "grid-cols-1"}`}
            >
              {columns.map((column) => (
                <Cell key={column.name} column={column} hasPhoto={hasPhoto}>
                  {column.cell(row, index)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {order.remaining?.isAwaited && <RemainingPagesDialog remaining={order.remaining} />}
    </div>
  )
}

const onCards = {
  photo: "col-start-1 [grid-row:1/span_8]",
  title: "order-1 text-lg leading-snug text-balance xl:min-w-40",
  price:
    "order-2 items-center font-display text-xl font-extrabold tabular-nums xl:pr-6 xl:text-right xl:whitespace-nowrap",
  plain: "order-3 text-muted xl:min-w-28 xl:text-inherit",
  badges: "order-3 col-span-full row-start-9 pt-2 xl:wrap-normal",
  actions: "order-4 col-span-full row-start-10 pt-3 xl:wrap-normal",
  absent: "max-xl:hidden",
}

type CellProps<Row> = { column: Column<Row>; hasPhoto: boolean; children: ReactNode }

function Cell<Row>({ column: { name, card }, hasPhoto, children }: CellProps<Row>) {
  const isBeside = hasPhoto && card !== "photo" && card !== "badges" && card !== "actions"
  return (
    <td
      className={`flex min-w-0 flex-wrap items-baseline max-xl:content-start gap-x-2 border-0 px-1 py-0.5 wrap-anywhere xl:table-cell xl:border-b xl:border-base-300 xl:px-2 xl:py-3 xl:align-middle xl:text-base ${card ? onCards[card] : "order-3 xl:min-w-28"} ${isBeside ? "col-start-2" : ""}`}
    >
      {(!card || card === "price" || card === "plain") && (
        <span className={`xl:hidden ${card ? "sr-only" : "text-muted"}`}>{name}</span>
      )}
      {children}
    </td>
  )
}
