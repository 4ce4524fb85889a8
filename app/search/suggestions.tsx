import { useQuery } from "@tanstack/react-query"
import { useId, useMemo, useRef, useState } from "react"
import * as texts from "#texts/suggestions"
import { suggestions } from "../data/search.ts"
import { queryClient } from "../data/query-client.ts"
import { forgetSearches, lastSearches } from "./last-searches.ts"
import { groupsFor, lastGroup } from "./suggestion-groups.ts"
import { SuggestionGroup } from "./suggestion-group.tsx"
import { isSlashKeyOn, setSlashKey } from "./slash-key.ts"
import { useClientSearch } from "./use-client-search.ts"
import { useCombobox } from "./use-combobox.ts"
import { useDelayed, useSearchInput } from "./use-search-input.ts"

/** Makes a combobox of the search field in the surrounding form. */
export function Suggestions() {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  return (
    <div ref={(place) => setForm(place?.closest("form") ?? null)} className="contents">
      {form && <OfForm form={form} />}
    </div>
  )
}

function OfForm({ form }: { form: HTMLFormElement }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const leave = useClientSearch(form)
  const { typed, isOpen } = useSearchInput(form)
  const query = useDelayed(typed)
  const [last, setLast] = useState(lastSearches)
  const suggested = useQuery({ ...suggestions(query), enabled: query !== "" }, queryClient)
  const isEmpty = typed === ""
  const groups = useMemo(
    () => (typed === "" ? lastGroup(last) : groupsFor(typed, suggested.data, last)),
    [typed, last, suggested.data],
  )
  useCombobox(form, list, isOpen && groups.length > 0, groups)
  function forget() {
    forgetSearches()
    setLast([])
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press keeps the focus in the input
    <div
      className={`suggestions ${groups.length === 0 ? "max-xl:hidden" : ""}`}
      hidden={!isOpen || (groups.length === 0 && !isEmpty)}
      onMouseDown={(event) => event.preventDefault()}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select could not be typed into */}
      <div ref={list} id={id} role="listbox" aria-label={texts.suggestions}>
        {groups.map((group) => (
          <SuggestionGroup key={group.name} {...group} id={id} onFollow={leave} />
        ))}
      </div>
      {isEmpty && last.length > 0 && (
        <button type="button" className="btn w-full justify-start btn-ghost" onClick={forget}>
          {texts.forget}
        </button>
      )}
      {isEmpty && <SlashSwitch />}
    </div>
  )
}

function SlashSwitch() {
  const [isOn, setOn] = useState(isSlashKeyOn)
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 max-xl:hidden">
      <input
        type="checkbox"
        checked={isOn}
        className="checkbox border-edge"
        onChange={({ target }) => {
          setSlashKey(target.checked)
          setOn(target.checked)
        }}
      />
      {texts.slash}
    </label>
  )
}
