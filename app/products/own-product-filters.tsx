import { type ChangeEvent, type FormEvent, useEffect, useRef } from "react"
import { useSearchParams } from "react-router"
import { newestFirst, sortBy } from "#texts/lists"
import * as texts from "#texts/my-products"
import { type OwnProductSort, ownProductSorts, sortsOf } from "../../contract/sorts.ts"
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
  const [search, setSearch] = useSearchParams()
  const [kind, chooseKind] = useAddressChoice("show", kinds)
  const order = useSort(ownProductSorts)
  const q = search.get("q") ?? ""
  function chooseWords(words: string) {
    const change = (now: URLSearchParams) => {
      if (words) now.set("q", words)
      else now.delete("q")
      return now
    }
    setSearch(change, { replace: true, preventScrollReset: true })
  }
  const asked = { q, sort: order.sort, ...(kind && filters[kind]) }
  return { q, chooseWords, kind, chooseKind, order, asked, isNarrowed: q !== "" || kind !== undefined }
}

type Choice = ReturnType<typeof useOwnProductFilters>

export function OwnProductFilters({ q, chooseWords, kind, chooseKind, order }: Choice) {
  return (
    <div className="grid grid-cols-2 gap-2 md:grid-cols-[2fr_1fr_1fr] md:gap-3">
      <Search q={q} onChange={chooseWords} />
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

/** In milliseconds, after the last key. */
const typingPause = 300

function Search({ q, onChange }: { q: string; onChange: (words: string) => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  // the address was changed by SHOW ALL or by going back
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = q
  }, [q])
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange(target.value.trim()), typingPause)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    clearTimeout(timer.current)
    onChange(input.current?.value.trim() ?? "")
  }
  return (
    <form className="col-span-full md:col-span-1" onSubmit={submit}>
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        maxLength={200}
        aria-label={texts.search}
        placeholder={texts.search}
        defaultValue={q}
        onChange={type}
        className="input w-full border-edge text-base"
      />
    </form>
  )
}

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
