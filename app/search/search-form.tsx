import { type ReactNode, useState } from "react"
import { useHref, useLocation } from "react-router"
import * as texts from "#texts/search-field"
import { maxSearchLength } from "../../contract/search-choices.ts"
import { SearchIcon } from "../ui/search-icon.tsx"
import { LazySuggestions } from "./lazy-suggestions.tsx"

type Props = {
  label: string
  placeholder?: string
  action?: string
  className?: string
  children?: ReactNode
}

/** A plain form; its suggestions are loaded when it is first used. */
export function SearchForm({
  label,
  placeholder = texts.whatFor,
  action = "/products",
  className = "",
  children,
}: Props) {
  const { search } = useLocation()
  const query = new URLSearchParams(search).get("q") ?? ""
  const [isUsed, setUsed] = useState(false)
  return (
    <search aria-label={label} className={className}>
      <form action={useHref(action)} className="relative grid grid-cols-[minmax(0,1fr)_auto] content-center">
        <div className="flex">
          <input
            key={query}
            type="search"
            name="q"
            dir="auto"
            aria-label={placeholder}
            placeholder={placeholder}
            defaultValue={query}
            maxLength={maxSearchLength}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={() => setUsed(true)}
            className="input w-full rounded-r-none border-edge bg-base-100 text-base text-base-content [&::-webkit-search-cancel-button]:grayscale"
          />
          <button
            aria-label={texts.search}
            className="btn -ml-px btn-square rounded-l-none border-edge bg-base-200 text-base-content"
          >
            <SearchIcon />
          </button>
        </div>
        {children}
        {isUsed && <LazySuggestions key={query} />}
      </form>
    </search>
  )
}
