import * as texts from "#texts/all-deals"
import { titled } from "#texts/page"
import { useInfiniteQuery } from "@tanstack/react-query"
import { RequireRole } from "../dashboard/guard.tsx"
import { allDeals } from "../data/deals.ts"
import { List } from "../ui/list.tsx"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { Table } from "../ui/table.tsx"
import type { Route } from "./+types/all-deals.ts"
import { columns } from "./all-deals-columns.tsx"
import { AllDealsFilters, useAllDealsFilters } from "./all-deals-filters.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function AllDealsScreen() {
  return (
    <RequireRole who="admin">
      {() => (
        <div className="grid gap-3 sm:gap-6">
          <h1 className="text-heading">{texts.heading}</h1>
          <AllDeals />
        </div>
      )}
    </RequireRole>
  )
}

const empty = { sentence: texts.none }
const noneFound = { sentence: texts.noneFound, next: { to: "/dashboard/alldeals", label: texts.showAll } }

function AllDeals() {
  const choice = useAllDealsFilters()
  const list = useInfiniteQuery(allDeals(choice.q, choice.states))
  return (
    <List
      list={list}
      above={<AllDealsFilters {...choice} />}
      what={texts.theDeals}
      empty={choice.isNarrowed ? noneFound : empty}
      skeleton={<TableSkeleton head="max-xl:hidden xl:h-17.25" row="h-44 xl:h-17.25" />}
    >
      {(rows, isBusy) => (
        <Table
          caption={texts.heading}
          columns={columns}
          rows={rows}
          isBusy={isBusy}
          keyOf={({ _id }) => _id}
        />
      )}
    </List>
  )
}
