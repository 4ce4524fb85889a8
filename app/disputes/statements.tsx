import * as texts from "#texts/disputes"
import * as dates from "#texts/dates"
import type { Deal } from "../../contract/deals.ts"
import type { Dispute, DisputeStatement } from "../../contract/disputes.ts"
import { EvidencePhoto } from "./evidence-photo.tsx"

export function Statements({ deal, dispute }: { deal: Deal; dispute: Dispute }) {
  return (
    <ol className="grid gap-4">
      {dispute.statements.map((statement) => (
        <Statement key={statement._id} statement={statement} name={deal[statement.by].name} />
      ))}
    </ol>
  )
}

type Props = { statement: DisputeStatement; name: string }

function Statement({ statement: { by, text, evidence, createdAt }, name }: Props) {
  return (
    <li className="grid gap-1 border-l-2 border-edge pl-3">
      <p className="flex flex-wrap items-center gap-x-2">
        <b className="min-w-0 wrap-anywhere">
          <bdi>{name}</bdi>
        </b>
        <span className="text-sm text-muted">
          {texts.by[by]} · <time dateTime={createdAt}>{dates.dayTime(new Date(createdAt))}</time>
        </span>
      </p>
      <p dir="auto" className="max-w-[30em] wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {evidence.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-2">
          {evidence.map(({ _id }, index) => (
            <li key={_id}>
              <EvidencePhoto id={_id} name={texts.photoOf(index + 1, name)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
