import type { Key, ReactNode } from "react"
import { SortChoice, SortHead, type Sortable } from "./table-order.tsx"
import { useFocusRestoration } from "./use-focus-restoration.ts"
import type { Order } from "./use-sort.ts"

export type Column<Row, Sorted extends string = never> = Sortable<Sorted> & {
  cell: (row: Row, index: number) => ReactNode
  /** The place in the card below 1280 px; by default the cell is listed there with its column's name. */
  card?: Place | ((row: Row) => Place)
}

type Place = "photo" | "title" | "price" | "plain" | "badges" | "actions" | "absent"

type Props<Row, Sorted extends string> = {
  caption: string
  columns: Column<Row, Sorted>[]
  rows: Row[]
  keyOf: (row: Row) => Key
  order?: Order<Sorted>
  /** The rows of the previous order are shown until the new ones arrive. */
  isBusy?: boolean
  isOrderElsewhere?: boolean
}

/** A table; below 1280 px each row is a card, with its photo on the left. */
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
  return (
    <div className="grid gap-4 max-sm:gap-3">
      {order && !isOrderElsewhere && (
        <div className="grid grid-cols-[auto_1fr] items-center gap-3 md:grid-cols-2 md:gap-4 xl:hidden">
          {/* reserves the space even if there is nothing to sort */}
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
        {/* a new key for each order: moved rows would count as a layout shift */}
        <tbody {...place} key={`${isBusy}`} className="grid gap-2 md:grid-cols-2 md:gap-4 xl:table-row-group">
          {rows.map((row, index) => (
            <TableRow key={keyOf(row)} columns={columns} row={row} index={index} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps<Row, Sorted extends string> = {
  columns: Column<Row, Sorted>[]
  row: Row
  index: number
}

function TableRow<Row, Sorted extends string>({ columns, row, index }: RowProps<Row, Sorted>) {
  const has = (place: Place) => columns.some(({ card }) => card === place)
  // otherwise the price is in that corner
  const hasMenuBeside = has("actions") && (has("photo") || !has("price"))
  return (
    <tr
      tabIndex={-1}
      data-photo={has("photo") || undefined}
      className={`group/row relative grid auto-rows-min gap-x-3 rounded-box border border-base-300 bg-base-200 p-2 xl:table-row xl:bg-transparent ${has("photo") ? withPhoto : "grid-cols-[minmax(0,1fr)_auto]"}`}
    >
      {columns.map(({ name, card: placed, cell }) => {
        const card = typeof placed === "function" ? placed(row) : placed
        return (
          <td
            key={name}
            className={`flex min-w-0 flex-wrap items-baseline gap-x-2 border-0 px-1 py-0 wrap-anywhere max-xl:content-start xl:table-cell xl:border-b xl:border-base-300 xl:px-2 xl:py-3 xl:align-middle xl:text-base ${places[card ?? "named"]} ${card === "title" && hasMenuBeside ? "max-xl:pr-11" : ""}`}
          >
            {isNamed(card) && <span className={`xl:hidden ${card ? "sr-only" : "text-muted"}`}>{name}</span>}
            {cell(row, index)}
          </td>
        )
      })}
    </tr>
  )
}

/** Cards side by side have their actions in one line; with large text the photo is small. */
const withPhoto =
  "grid-cols-[6.5rem_minmax(0,1fr)] grid-rows-[repeat(7,auto)_1fr_auto] large-text:grid-cols-[3rem_minmax(0,1fr)]"

const beside = "max-xl:col-span-full group-data-photo/row:max-xl:col-start-2"

const places = {
  photo: "max-xl:col-start-1 max-xl:px-0 max-xl:[grid-row:1/span_9]",
  title:
    "order-1 text-lg leading-snug text-balance xl:min-w-24 group-data-photo/row:xl:min-w-40 group-data-photo/row:max-xl:col-start-2",
  price:
    "order-2 items-center font-display text-xl font-extrabold tabular-nums max-xl:col-start-2 xl:pr-6 xl:text-right xl:whitespace-nowrap",
  plain: `order-3 leading-5 text-muted xl:min-w-32 xl:leading-normal xl:text-inherit ${beside}`,
  badges: `order-3 xl:wrap-normal ${beside}`,
  actions: `order-4 max-xl:row-start-9 xl:wrap-normal ${beside}`,
  absent: "max-xl:hidden xl:wrap-normal",
  named: `order-3 xl:min-w-28 ${beside}`,
}

/** Whether the column's name is rendered, if only for screen readers. */
function isNamed(card: Place | undefined) {
  return !card || card === "price" || card === "plain"
}
