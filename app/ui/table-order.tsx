import * as texts from "#texts/lists"
import { InlineSelect } from "./inline-select.tsx"
import type { Sortable, useSorted } from "./use-sorted.ts"

type Order = Pick<ReturnType<typeof useSorted>, "by" | "isDown" | "sort">

type HeadProps<Row> = {
  column: Sortable<Row>
  order: Order | undefined
  /** Above figures that end in one line. */
  isRight: boolean
}

/** A column head; a button if the column is sortable. */
export function SortHead<Row>({ column: { name, sortBy }, order, isRight }: HeadProps<Row>) {
  const look = isRight ? "pr-6 pl-2 text-right" : "px-2"
  if (!order || !sortBy)
    return (
      <th scope="col" className={look}>
        {/* as high as one to press */}
        <span className="inline-flex min-h-11 items-center">{name}</span>
      </th>
    )
  const direction = order.isDown ? "descending" : "ascending"
  const isSorted = order.by === name
  return (
    <th scope="col" className={look} aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className="-mx-2 inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-field px-2 hover:bg-base-200"
        onClick={() => order.sort(name, isSorted && !order.isDown)}
      >
        {name}
        <Arrow isShown={isSorted} isDown={order.isDown} />
      </button>
    </th>
  )
}

type ChoiceProps<Row> = { columns: Sortable<Row>[]; order: Order; isDisabled: boolean }

/** Sorting by a select, where rows are cards without column heads. */
export function SortChoice<Row>({ columns, order, isDisabled }: ChoiceProps<Row>) {
  const names = columns.flatMap(({ name, sortBy }) => (sortBy ? [name] : []))
  return (
    <InlineSelect
      label={texts.sortBy}
      place="xl:hidden"
      disabled={isDisabled}
      value={order.by ? `${order.by}${order.isDown ? " ↓" : " ↑"}` : ""}
      onChange={({ target: { value } }) => order.sort(value.slice(0, -2), value.endsWith("↓"))}
    >
      <option value="">{texts.newestFirst}</option>
      {names.flatMap((name) =>
        ["↑", "↓"].map((arrow) => <option key={`${name} ${arrow}`}>{`${name} ${arrow}`}</option>),
      )}
    </InlineSelect>
  )
}

function Arrow({ isShown, isDown }: { isShown: boolean; isDown: boolean }) {
  return (
    <svg
      viewBox="0 0 12 12"
      className={`size-3 shrink-0 ${isShown && isDown ? "rotate-180" : ""}`}
      aria-hidden="true"
    >
      <path d={isShown ? "M6 2l5 8H1z" : "M6 0l4 5H2zM6 12L2 7h8z"} fill="currentColor" />
    </svg>
  )
}
