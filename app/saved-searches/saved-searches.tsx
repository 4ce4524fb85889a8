import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { actOn } from "#texts/lists"
import { titled } from "#texts/page"
import * as texts from "#texts/saved-searches"
import { isolate } from "../../contract/isolate.ts"
import type { SavedSearch } from "../../contract/saved-searches.ts"
import { RequireSession } from "../dashboard/guard.tsx"
import { removeSearch, savedSearches } from "../data/saved-searches.ts"
import { searchPath } from "../data/search-params.ts"
import { Empty } from "../ui/empty.tsx"
import { Failed } from "../ui/failed.tsx"
import { NameLink, RowName } from "../ui/name-link.tsx"
import { RemoveButton } from "../ui/remove-button.tsx"
import { RowActions } from "../ui/row-actions.tsx"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import { useFailure } from "../ui/use-failure.ts"
import type { Route } from "./+types/saved-searches.ts"
import { FrequencyChoice } from "./frequency-choice.tsx"
import { Rename } from "./rename.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function SavedSearchesScreen() {
  return (
    <RequireSession>
      {() => (
        <div className="grid gap-3 sm:gap-6">
          <h1 className="text-heading">{texts.heading}</h1>
          <Searches />
        </div>
      )}
    </RequireSession>
  )
}

function Searches() {
  const list = useQuery(savedSearches)
  const failure = useFailure(list)
  if (failure) return <Failed what={texts.yours} {...failure} />
  if (!list.data) return <TableSkeleton head="max-xl:hidden xl:h-17.25" row="h-27 xl:h-24" />
  if (list.data.length === 0)
    return <Empty sentence={texts.none} next={{ to: "/products", label: texts.search }} />
  return <Table caption={texts.caption} columns={columns} rows={list.data} keyOf={({ _id }) => _id} />
}

const columns: Column<SavedSearch>[] = [
  {
    name: texts.columns.name,
    card: "title",
    cell: ({ name, search }) => (
      <NameLink to={pathOf(search)}>
        <RowName>{name}</RowName>
      </NameLink>
    ),
  },
  {
    name: texts.columns.frequency,
    card: "absent",
    cell: (search) => <FrequencyChoice search={search} className="w-auto" />,
  },
  {
    name: texts.columns.action,
    card: "actions",
    cell: (saved) => (
      <RowActions name={saved.name} main={<Main saved={saved} />} className="xl:grid-cols-[auto_auto_auto]">
        {(onDone) => (
          <>
            <Rename id={saved._id} name={saved.name} onDone={onDone} />
            <RemoveButton
              id={saved._id}
              name={saved.name}
              act={texts.removing(saved.name)}
              removal={removeSearch}
              removed={texts.removed(saved.name)}
              onDone={onDone}
            />
          </>
        )}
      </RowActions>
    ),
  },
]

function pathOf(search: SavedSearch["search"]) {
  return searchPath("/products", { ...search, sort: "newest" })
}

/** Below 1280 px the frequency stands beside the link, in one line. */
function Main({ saved }: { saved: SavedSearch }) {
  const { name, search } = saved
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 xl:contents">
      <FrequencyChoice search={saved} className="w-full xl:hidden" />
      <Link
        to={pathOf(search)}
        aria-label={actOn(texts.open, isolate(name))}
        className="btn border-edge bare"
      >
        {texts.open}
      </Link>
    </span>
  )
}
