import type { Key, ReactNode } from "react"
import { SortChoice, SortHead, type Sortable } from "./table-order.tsx"
import { useFocusRestoration } from "./use-focus-restoration.ts"
import type { Order } from "./use-sort.ts"

export type Column<Row, Sorted extends string = never> = Sortable<Sorted> & {
  cell: (row: Row, index: number) => ReactNode
  /** Where a card shows it; a price follows the title. */
  card?: "photo" | "title" | "price" | "plain" | "badges" | "actions" | "menu" | "absent"
}

type Props<Row, Sorted extends string> = {
  caption: string
  columns: Column<Row, Sorted>[]
  rows: Row[]
  keyOf: (row: Row) => Key
  order?: Order<Sorted>
  /** The rows of the previous order are shown until the new ones arrive. */
  isBusy?: boolean
  /** The choice of an order stands elsewhere. */
  isOrderElsewhere?: boolean
}

/** A table; on small screens every row becomes a card. */
export function Table<Row, Sorted extends string = never>({
  caption,
  columns,
  rows,
  keyOf,
  order,
  isBusy = false,
  isOrderElsewhere = false,
}: Props<Row, Sorted>) {
  const canSort = rows.length > 1
  const place = useFocusRestoration<HTMLTableSectionElement>(rows)
  const hasPhoto = columns.some(({ card }) => card === "photo")
  // then everything is beside the photo, and more rows are in sight
  const hasMenu = columns.some(({ card }) => card === "menu")
  return (
    <div className="grid gap-4">
      {order && !isOrderElsewhere && (
        <div className="grid grid-cols-[auto_1fr] items-center gap-3 md:grid-cols-2 md:gap-4 xl:hidden">
          {/* space is reserved where there is nothing to sort */}
          <SortChoice columns={columns} order={order} isDisabled={!canSort} />
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
        <tbody
          {...place}
          key={`${isBusy}`}
          className={`grid md:grid-cols-2 xl:table-row-group ${hasMenu ? "gap-2" : "gap-4"}`}
        >
          {rows.map((row, index) => (
            <tr
              key={keyOf(row)}
              tabIndex={-1}
              className={`grid grid-rows-[repeat(7,auto)_1fr_auto_auto] gap-x-3 rounded-box border border-base-300 bg-base-200 relative p-2 xl:table-row xl:bg-transparent ${hasMenu ? "grid-cols-[6.5rem_minmax(0,1fr)]" : hasPhoto ? "grid-cols-[6.5rem_minmax(0,1fr)]" : "grid-cols-1"}`}
            >
              {columns.map((column) => (
                <Cell key={column.name} column={column} hasPhoto={hasPhoto} hasMenu={hasMenu}>
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
  menu: "max-xl:absolute max-xl:top-1 max-xl:right-1 max-xl:p-0",
  absent: "max-xl:hidden xl:wrap-normal",
}

type CellProps<Row, Sorted extends string> = {
  column: Column<Row, Sorted>
  hasPhoto: boolean
  hasMenu: boolean
  children: ReactNode
}

function Cell<Row, Sorted extends string>({
  column: { name, card },
  hasPhoto,
  hasMenu,
  children,
}: CellProps<Row, Sorted>) {
  const isBelow = card === "actions" || (card === "badges" && !hasMenu)
  const isBeside = hasPhoto && card !== "photo" && card !== "menu" && !isBelow
  const place =
    card === "badges" && hasMenu ? "order-3 xl:wrap-normal" : card ? onCards[card] : "order-3 xl:min-w-28"
  return (
    <td
      className={`flex min-w-0 flex-wrap items-baseline max-xl:content-start gap-x-2 border-0 px-1 py-0.5 wrap-anywhere xl:table-cell xl:border-b xl:border-base-300 xl:px-2 xl:py-3 xl:align-middle xl:text-base ${place} ${isBeside ? "col-start-2" : ""}`}
    >
      {(!card || card === "price" || card === "plain") && (
        <span className={`xl:hidden ${card ? "sr-only" : "text-muted"}`}>{name}</span>
      )}
      {children}
    </td>
  )
}
