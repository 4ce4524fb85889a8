import { useId } from "react"
import * as texts from "#texts/search"
import { searchSorts } from "../../contract/sorts.ts"
import type { Asked } from "./asked.ts"
import { formId } from "./filters.tsx"

export function SortChoice({ asked }: { asked: Asked }) {
  const id = useId()
  const usual = asked.q ? "relevance" : "newest"
  const sorts = searchSorts.filter((sort) => sort !== usual && (asked.q || sort !== "relevance"))
  return (
    <div className="ml-auto flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="whitespace-nowrap max-sm:sr-only">
        {texts.sortBy}
      </label>
      <select
        id={id}
        name="sort"
        form={formId}
        defaultValue={asked.sort ?? ""}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        className="select w-auto min-w-0 border-edge pr-9 text-base"
      >
        <option value="">{texts.sorts[usual]}</option>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {texts.sorts[sort]}
          </option>
        ))}
      </select>
    </div>
  )
}
