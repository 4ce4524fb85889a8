import * as dates from "#texts/dates"
import * as texts from "#texts/reports"
import { useInfiniteQuery } from "@tanstack/react-query"
import { Link, useSearchParams } from "react-router"
import type { Report, ReportState } from "../../contract/reports.ts"
import { reports } from "../data/reports.ts"
import { ListTabs } from "../ui/list-tabs.tsx"
import { List } from "../ui/list.tsx"
import { Skeleton } from "../ui/skeleton.tsx"

const states = ["open", "closed"] as const satisfies ReportState[]

/** Part of the messages screen: a route of its own would add to the JavaScript of every page. */
export function Reports() {
  const [search] = useSearchParams()
  const state = search.get("show") === "closed-reports" ? "closed" : "open"
  const list = useInfiniteQuery(reports(state))
  return (
    <>
      <ListTabs
        label={texts.which}
        tabs={states.map((each) => ({
          to: `?show=${each === "closed" ? "closed-reports" : "reports"}`,
          name: texts.tabs[each],
          isShown: each === state,
        }))}
      />
      <List
        key={state}
        list={list}
        what={texts.theReports}
        empty={{ sentence: texts.none[state] }}
        skeleton={<Skeleton rows={3} row="h-40" />}
      >
        {(rows) => (
          <ul className="grid items-start gap-3 md:grid-cols-2">
            {rows.map((report, index) => (
              <Row key={report._id} report={report} isNext={index === 0 && state === "open"} />
            ))}
          </ul>
        )}
      </List>
    </>
  )
}

function Row({ report, isNext }: { report: Report; isNext: boolean }) {
  const { _id, reporter, reported, productName, reason, createdAt, outcome } = report
  return (
    <li tabIndex={-1} className="grid gap-2 rounded-box border border-base-300 bg-base-200 p-3 sm:p-4">
      <p className="font-semibold wrap-anywhere">{texts.between(reporter.name, reported.name)}</p>
      <p className="wrap-anywhere text-muted">{texts.about(productName)}</p>
      <p>
        {texts.reasons[reason]}
        {outcome && ` · ${texts.outcomes[outcome]}`}
      </p>
      <p className="text-sm text-muted">{texts.reportedAt(dates.dayTime(new Date(createdAt)))}</p>
      <Link
        to={`/dashboard/contact/${_id}?report`}
        viewTransition
        className={`btn ${isNext ? "btn-primary" : "border-edge bare"}`}
        aria-label={texts.seeOf(reporter.name, reported.name)}
      >
        {texts.see}
      </Link>
    </li>
  )
}
