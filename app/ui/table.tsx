import type { Key, ReactNode } from "react"
import { SortChoice, SortHead, type Sortable } from "./table-order.tsx"
import { useFocusRestoration } from "./use-focus-restoration.ts"
import type { Order } from "./use-sort.ts"

export type Column<Row, Sorted extends string = never> = Sortable<Sorted> & {
  cell: (row: Row, index: number) => ReactNode
  /** Where a card shows it; a price follows the title. */
  card?: "photo" | "title" | "price" | "plain" | "badges" | "actions" | "absent"
}

type Props<Row, Sorted extends string> = {
  caption: string
  columns: Column<Row, Sorted>[]
  rows: Row[]
  keyOf: (row: Row) => Key
  order?: Order<Sorted>
  /** The rows of the previous order are shown until the new ones arrive. */
  isBusy?: boolean
  /** More controls beside the choice of an order. */
  choice?: ReactNode
}

/** A table; on small screens every row becomes a card. */
export function Table<Row, Sorted extends string = never>({
  caption,
  columns,
  rows,
  keyOf,
  order,
  isBusy = false,
  choice,
}: Props<Row, Sorted>) {
  const canSort = rows.length > 1
  const place = useFocusRestoration<HTMLTableSectionElement>(rows)
  const hasPhoto = columns.some(({ card }) => card === "photo")
  return (
    <div className="grid gap-4">
      {(order || choice) && (
        <div
          className={`grid grid-cols-[auto_1fr] items-center gap-3 md:grid-cols-2 md:gap-4 xl:flex xl:gap-6 ${choice ? "" : "xl:hidden"}`}
        >
          {choice}
          {/* space is reserved where there is nothing to sort */}
          {order && <SortChoice columns={columns} order={order} isDisabled={!canSort} />}
        </div>
      )}
      <table aria-busy={isBusy} className="table block xl:table">
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
        {/* a new key for each order: rows that move would count as a layout shift */}
        <tbody {...place} key={`${isBusy}`} className="grid gap-4 md:grid-cols-2 xl:table-row-group">
          {rows.map((row, index) => (
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

type CellProps<Row, Sorted extends string> = {
  column: Column<Row, Sorted>
  hasPhoto: boolean
  children: ReactNode
}

function Cell<Row, Sorted extends string>({
  column: { name, card },
  hasPhoto,
  children,
}: CellProps<Row, Sorted>) {
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
