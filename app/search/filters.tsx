import { type ReactNode, useRef } from "react"
import { useHref } from "react-router"
import { close } from "#texts/lists"
import * as texts from "#texts/search"
import { maxSearchLength } from "../../contract/search-choices.ts"
import type { SearchParams } from "../data/search-params.ts"
import { type ChipsProps, chipsOf } from "./chips.tsx"
import { onSheetToggle, useAutoSubmit } from "./use-auto-submit.ts"

export const formId = "filter-form"
const sheetId = "filters"

type Props = {
  pathname: string
  params: SearchParams
  count: string
  isOfCategory: boolean
  children: ReactNode
}

/** A plain form, which JavaScript submits after each change; beside the list, or in a sheet. */
export function Filters({ pathname, params, count, isOfCategory, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const following = useAutoSubmit(form, params)
  return (
    <div
      id={sheetId}
      popover="auto"
      onToggle={onSheetToggle}
      className="max-lg:sheet max-lg:pb-0 lg:popover-inline"
    >
      <form
        ref={form}
        id={formId}
        action={useHref(pathname)}
        className="grid gap-5 max-lg:px-4"
        {...following}
      >
        <header className="flex items-center justify-between max-lg:pt-2">
          <h2 className="text-xl">{texts.filters}</h2>
          <button
            type="button"
            popoverTarget={sheetId}
            aria-label={close}
            className="btn -mr-2 btn-square text-2xl btn-ghost lg:hidden"
          >
            <span aria-hidden="true">×</span>
          </button>
        </header>
        {isOfCategory ? <Words query={params.q} /> : <input type="hidden" name="q" defaultValue={params.q} />}
        {children}
        <div className="max-lg:sheet-foot max-lg:bg-base-100 max-lg:pb-4">
          <button type="submit" className="btn w-full max-lg:btn-primary lg:border-edge lg:bare">
            {texts.show(count)}
          </button>
        </div>
      </form>
    </div>
  )
}

/** On a phone the page of a category has no other search field. */
function Words({ query }: { query: string | undefined }) {
  return (
    <label className="grid gap-1 font-semibold sm:hidden">
      {texts.words}
      <input
        type="search"
        name="q"
        dir="auto"
        maxLength={maxSearchLength}
        defaultValue={query}
        className="input w-full border-edge text-base"
      />
    </label>
  )
}

type ButtonProps = Omit<ChipsProps, "pathname">

export function FiltersButton({ params, categories }: ButtonProps) {
  const set = chipsOf(params, categories).length
  return (
    <button type="button" popoverTarget={sheetId} className="btn border-edge bare lg:hidden">
      {texts.filtersSet(set)}
    </button>
  )
}
