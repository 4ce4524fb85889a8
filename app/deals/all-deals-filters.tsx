import * as texts from "#texts/all-deals"
import { states as names } from "#texts/deals"
import { type DealState, dealStates, liveStates, openStates } from "../../contract/deal-states.ts"
import { SearchWords, useSearchWords } from "../ui/search-words.tsx"
import { useAddressChoice } from "../ui/use-sort.ts"

const groups: Record<keyof typeof texts.groups, readonly DealState[]> = {
  notEnded: openStates,
  withDeadline: liveStates,
}
const kinds = ["notEnded", "withDeadline", ...dealStates] as const
type Kind = (typeof kinds)[number]

const kindNames = { ...texts.groups, ...names }

export function useAllDealsFilters() {
  const [q, chooseWords] = useSearchWords()
  const [kind, chooseKind] = useAddressChoice("show", kinds)
  return {
    q,
    chooseWords,
    kind,
    chooseKind,
    states: statesOf(kind),
    isNarrowed: q !== "" || kind !== undefined,
  }
}

function statesOf(kind: Kind | undefined): readonly DealState[] {
  if (kind === undefined) return []
  return kind === "notEnded" || kind === "withDeadline" ? groups[kind] : [kind]
}

export function AllDealsFilters({ q, chooseWords, kind, chooseKind }: ReturnType<typeof useAllDealsFilters>) {
  return (
    <div className="grid gap-2 md:grid-cols-[2fr_1fr] md:gap-3">
      <SearchWords label={texts.search} words={q} onChange={chooseWords} />
      <select
        aria-label={texts.show}
        className="select w-full border-edge text-base"
        value={kind ?? "all"}
        onChange={({ target: { value } }) => chooseKind(kinds.find((each) => each === value))}
      >
        <option value="all">{texts.all}</option>
        {kinds.map((each) => (
          <option key={each} value={each}>
            {kindNames[each]}
          </option>
        ))}
      </select>
    </div>
  )
}
