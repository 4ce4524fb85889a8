import { useId } from "react"
import * as texts from "#texts/search"
import { searchSorts } from "../../contract/sorts.ts"
import type { SearchParams } from "../data/search-params.ts"
import { formId } from "./filters.tsx"

export function SortSelect({ params }: { params: SearchParams }) {
  const id = useId()
  const defaultSort = params.q ? "relevance" : "newest"
  const sorts = searchSorts.filter((sort) => sort !== defaultSort && (params.q || sort !== "relevance"))
  return (
    <div className="ml-auto flex min-w-0 items-center gap-2 max-sm:grow max-sm:basis-28">
      <label htmlFor={id} className="whitespace-nowrap max-sm:sr-only">
        {texts.sortBy}
      </label>
      <select
        id={id}
        name="sort"
        form={formId}
        defaultValue={params.sort ?? ""}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        className="select w-auto min-w-0 border-edge pr-9 text-base max-sm:w-full"
      >
        <option value="">{texts.sorts[defaultSort]}</option>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {texts.sorts[sort]}
          </option>
        ))}
      </select>
    </div>
  )
}
