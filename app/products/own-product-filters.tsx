import { newestFirst, sortBy } from "#texts/lists"
import * as texts from "#texts/my-products"
import { type OwnProductSort, ownProductSorts, sortsOf } from "../../contract/sorts.ts"
import { SearchWords, useSearchWords } from "../ui/search-words.tsx"
import { type Order, useAddressChoice, useSort } from "../ui/use-sort.ts"

const filters = {
  available: { state: "available" },
  reserved: { state: "reserved" },
  sold: { state: "sold" },
  withdrawn: { state: "withdrawn" },
  advertised: { ad: "ADVERTISED" },
} as const

const kinds = ["available", "reserved", "sold", "withdrawn", "advertised"] as const

export function useOwnProductFilters() {
  const [q, chooseWords] = useSearchWords()
  const [kind, chooseKind] = useAddressChoice("show", kinds)
  const order = useSort(ownProductSorts)
  const query = { q, sort: order.sort, ...(kind && filters[kind]) }
  return { q, chooseWords, kind, chooseKind, order, query, isNarrowed: q !== "" || kind !== undefined }
}

type Choice = ReturnType<typeof useOwnProductFilters>

export function OwnProductFilters({ q, chooseWords, kind, chooseKind, order }: Choice) {
  return (
    <div className="grid grid-cols-2 gap-2 md:grid-cols-[2fr_1fr_1fr] md:gap-3">
      <SearchWords
        label={texts.search}
        words={q}
        onChange={chooseWords}
        className="col-span-full md:col-span-1"
      />
      <select
        aria-label={texts.show}
        className={look}
        value={kind ?? "all"}
        onChange={({ target: { value } }) => chooseKind(kinds.find((each) => each === value))}
      >
        <option value="all">{texts.kinds.all}</option>
        {kinds.map((each) => (
          <option key={each} value={each}>
            {texts.kinds[each]}
          </option>
        ))}
      </select>
      <SortSelect order={order} />
    </div>
  )
}

const look = "select w-full border-edge text-base"

const most = ["-bookings", "-views", "-wishes"] as const
const columns = ["name", "category", "price", "status"] as const
const names = {
  name: texts.columns.name,
  category: texts.columns.category,
  price: texts.columns.sellingPrice,
  status: texts.columns.salesStatus,
}

function SortSelect({ order }: { order: Order<OwnProductSort> }) {
  const all = sortsOf(ownProductSorts)
  return (
    <select
      aria-label={sortBy}
      className={look}
      value={order.sort ?? ""}
      onChange={({ target: { value } }) => order.choose(all.find((sort) => sort === value))}
    >
      <option value="">{newestFirst}</option>
      {most.map((sort) => (
        <option key={sort} value={sort}>
          {texts.most[sort]}
        </option>
      ))}
      {columns.map((column) => [
        <option key={column} value={column}>{`${names[column]} ↑`}</option>,
        <option key={`-${column}`} value={`-${column}`}>{`${names[column]} ↓`}</option>,
      ])}
    </select>
  )
}
