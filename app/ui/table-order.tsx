import * as texts from "#texts/lists"
import { type Sort, sortsOf } from "../../contract/sorts.ts"
import { InlineSelect } from "./inline-select.tsx"
import type { Order } from "./use-sort.ts"

export type Sortable<Column extends string> = {
  name: string
  /** The API's name of the sort order. */
  sort?: Column
}

type HeadProps<Column extends string> = {
  column: Sortable<Column>
  order: Order<Column> | undefined
  isRight: boolean
}

export function SortHead<Column extends string>({
  column: { name, sort },
  order,
  isRight,
}: HeadProps<Column>) {
  const look = isRight ? "pr-6 pl-2 text-right" : "px-2"
  if (!order || !sort)
    return (
      <th scope="col" className={look}>
        {/* as high as a sortable heading */}
        <span className="inline-flex min-h-11 items-center">{name}</span>
      </th>
    )
  const isRising = order.sort === sort
  const isFalling = order.sort === `-${sort}`
  return (
    <th
      scope="col"
      className={look}
      aria-sort={isRising ? "ascending" : isFalling ? "descending" : undefined}
    >
      <button
        type="button"
        className="-mx-2 inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-field px-2 hover:bg-base-200"
        onClick={() => order.choose(isRising ? `-${sort}` : sort)}
      >
        {name}
        <Arrow isShown={isRising || isFalling} isDown={isFalling} />
      </button>
    </th>
  )
}

type ChoiceProps<Column extends string> = {
  columns: Sortable<Column>[]
  order: Order<Column>
  isDisabled: boolean
}

/** For cards, which have no column headings. */
export function SortChoice<Column extends string>({ columns, order, isDisabled }: ChoiceProps<Column>) {
  const options = columns.flatMap(({ name, sort }) => (sort ? optionsOf(name, sort) : []))
  return (
    <InlineSelect
      label={texts.sortBy}
      place="xl:hidden"
      disabled={isDisabled}
      value={order.sort ?? ""}
      onChange={({ target: { value } }) => order.choose(options.find(({ sort }) => sort === value)?.sort)}
    >
      <option value="">{texts.newestFirst}</option>
      {options.map(({ sort, label }) => (
        <option key={sort} value={sort}>
          {label}
        </option>
      ))}
    </InlineSelect>
  )
}

function optionsOf<Column extends string>(name: string, column: Column) {
  return sortsOf([column]).map((sort: Sort<Column>) => ({
    sort,
    label: `${name} ${sort === column ? "↑" : "↓"}`,
  }))
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
