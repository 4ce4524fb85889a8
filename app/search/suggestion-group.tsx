import { Link } from "react-router"
import { Photo } from "../ui/photo.tsx"
import type { Group, Suggestion } from "./suggestion-groups.ts"

type Props = Group & { id: string; onFollow: () => void }

export function SuggestionGroup({ name, suggestions, id, onFollow }: Props) {
  return (
    /* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select could not be typed into */
    <div role="group" aria-label={name} className="py-1">
      <p className="px-3 py-1 text-sm text-muted" aria-hidden="true">
        {name}
      </p>
      {suggestions.map((suggestion) => (
        <Link
          key={suggestion.to}
          id={`${id}${suggestion.to}`}
          role="option"
          aria-selected="false"
          tabIndex={-1}
          to={suggestion.to}
          className="flex min-h-11 items-center gap-3 px-3 large-text:flex-wrap hover:bg-base-200 aria-selected:bg-base-300"
          onClick={onFollow}
        >
          <Content {...suggestion} />
        </Link>
      ))}
    </div>
  )
}

function Content({ label, aside, photoSizes }: Suggestion) {
  const [smallest] = photoSizes ?? []
  return (
    <>
      {photoSizes && (
        <span className="w-12 shrink-0 large-text:hidden overflow-hidden rounded-sm">
          <Photo src={smallest?.url ?? ""} photoSizes={photoSizes} alt="" shownAt="3rem" />
        </span>
      )}
      <bdi className="min-w-0 grow truncate large-text:basis-full large-text:whitespace-normal">{label}</bdi>
      {aside && <span className="shrink-0 font-semibold tabular-nums">{aside}</span>}
    </>
  )
}
