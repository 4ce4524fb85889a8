import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { actOn } from "#texts/lists"
import { titled } from "#texts/page"
import * as texts from "#texts/saved-searches"
import { isolate } from "../../contract/isolate.ts"
import type { SavedSearch } from "../../contract/saved-searches.ts"
import { RequireSession } from "../dashboard/guard.tsx"
import { removeSearch, savedSearches } from "../data/saved-searches.ts"
import { searchPath } from "../search/search-params.ts"
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
  if (!list.data) return <TableSkeleton row="h-40 xl:h-24" />
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
    cell: (search) => <FrequencyChoice search={search} />,
  },
  {
    name: texts.columns.action,
    card: "actions",
    cell: ({ _id, name, search }) => (
      <RowActions
        name={name}
        main={<Open name={name} path={pathOf(search)} />}
        className="xl:grid-cols-[auto_auto_auto]"
      >
        {(onDone) => (
          <>
            <Rename id={_id} name={name} onDone={onDone} />
            <RemoveButton
              id={_id}
              name={name}
              act={texts.removing(name)}
              removal={removeSearch}
              removed={texts.removed(name)}
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

function Open({ name, path }: { name: string; path: string }) {
  return (
    <Link to={path} aria-label={actOn(texts.open, isolate(name))} className="btn border-edge bare">
      {texts.open}
    </Link>
  )
}
