import * as dates from "#texts/dates"
import * as texts from "#texts/reports"
import { useQuery } from "@tanstack/react-query"
import type { Report } from "../../contract/reports.ts"
import { report } from "../data/reports.ts"
import { BackLink } from "../ui/back-link.tsx"
import { Failed } from "../ui/failed.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { useFailure } from "../ui/use-failure.ts"
import { SuspensionAction } from "../users/suspension-actions.tsx"
import { CloseReport } from "./close-report.tsx"
import { ReportedMessages } from "./reported-messages.tsx"

export function ReportScreen({ id }: { id: string }) {
  const one = useQuery(report(id))
  const failure = useFailure(one)
  const reload = () => void one.refetch()
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <div>
        <BackLink to={`/dashboard/contact?show=${one.data?.outcome ? "closed-reports" : "reports"}`}>
          {texts.back}
        </BackLink>
      </div>
      {!one.data && <h1 className="sr-only">{texts.heading}</h1>}
      {failure && <Failed what={texts.thisReport} {...failure} />}
      {one.data ? (
        <>
          <Head report={one.data} onChange={reload} />
          {!one.data.outcome && <Open report={one.data} onConflict={reload} />}
        </>
      ) : (
        !failure && <Skeleton />
      )}
    </div>
  )
}

function Head({ report, onChange }: { report: Report; onChange: () => void }) {
  const { reporter, reported, productName, reason, statement, createdAt, outcome, closedAt, earlier } = report
  return (
    <div className="grid gap-2 rounded-box bg-base-200 p-3">
      <h1 className="text-2xl wrap-anywhere">{texts.between(reporter.name, reported.name)}</h1>
      <p className="wrap-anywhere text-muted">{texts.about(productName)}</p>
      <p className="font-semibold">{texts.reasons[reason]}</p>
      {statement && (
        <div>
          <p className="text-muted">{texts.says(reporter.name)}</p>
          <p dir="auto" className="max-w-[34em] whitespace-pre-line wrap-anywhere">
            {statement}
          </p>
        </div>
      )}
      <p className="text-sm text-muted">{texts.reportedAt(dates.dayTime(new Date(createdAt)))}</p>
      {earlier && (
        <p>{texts.earlier(texts.outcomes[earlier.outcome], dates.day(new Date(earlier.closedAt)))}</p>
      )}
      {outcome && closedAt && (
        <p>
          <b>{texts.outcomes[outcome]}</b> · {texts.closedAt(dates.dayTime(new Date(closedAt)))}
        </p>
      )}
      {reported.role !== "admin" && (
        <div className="flex flex-wrap gap-x-4">
          <SuspensionAction user={reported} onDone={onChange} />
        </div>
      )}
    </div>
  )
}

function Open({ report, onConflict }: { report: Report; onConflict: () => void }) {
  return (
    <>
      <p className="border-l-4 border-info pl-3">{texts.reading}</p>
      <ReportedMessages report={report} />
      <CloseReport report={report} onConflict={onConflict} />
    </>
  )
}
