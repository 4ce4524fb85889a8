import * as texts from "#texts/disputes"
import { titled } from "#texts/page"
import { useInfiniteQuery } from "@tanstack/react-query"
import { useSearchParams } from "react-router"
import type { DisputeFilter } from "../../contract/disputes.ts"
import { RequireRole } from "../dashboard/guard.tsx"
import { disputes } from "../data/disputes.ts"
import { ListTabs } from "../ui/list-tabs.tsx"
import { List } from "../ui/list.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import type { Route } from "./+types/disputes.ts"
import { DisputeRow } from "./dispute-row.tsx"

type State = DisputeFilter["state"]

const states = ["undecided", "decided"] as const satisfies State[]

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function DisputesScreen() {
  return (
    <RequireRole who="admin">
      {() => (
        <div className="grid gap-4 sm:gap-6">
          <h1 className="text-heading">{texts.heading}</h1>
          <Disputes />
        </div>
      )}
    </RequireRole>
  )
}

function Disputes() {
  const [search] = useSearchParams()
  const state = search.get("show") === "decided" ? "decided" : "undecided"
  const list = useInfiniteQuery(disputes(state))
  return (
    <>
      <ListTabs
        label={texts.which}
        tabs={states.map((each) => ({
          to: each === "decided" ? "?show=decided" : ".",
          name: texts.tabs[each],
          isShown: each === state,
        }))}
      />
      <List
        key={state}
        list={list}
        what={texts.theDisputes}
        empty={{ sentence: texts.none[state] }}
        skeleton={<Skeleton rows={3} row="h-48" />}
      >
        {(rows) => (
          <ul className="grid items-start gap-3 md:grid-cols-2">
            {rows.map((dispute, index) => (
              <DisputeRow key={dispute._id} dispute={dispute} isNext={index === 0 && state === "undecided"} />
            ))}
          </ul>
        )}
      </List>
    </>
  )
}
