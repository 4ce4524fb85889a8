import * as texts from "#texts/disputes"
import * as dates from "#texts/dates"
import * as format from "#texts/format"
import type { Deal } from "../../contract/deals.ts"
import type { Dispute } from "../../contract/disputes.ts"
import { concedeDispute, withdrawDispute } from "../data/disputes.ts"
import { ConfirmedAction } from "../ui/confirmed-action.tsx"
import { DecideForm } from "./decide-form.tsx"
import { isAwaited } from "./is-awaited.ts"
import { StatementForm } from "./statement-form.tsx"
import { Statements } from "./statements.tsx"
import { Terms } from "./terms.tsx"

export function DisputeSection({ deal }: { deal: Deal }) {
  const { dispute } = deal
  if (!dispute) return null
  return (
    <section aria-labelledby="dispute" className="grid gap-4">
      <h2 id="dispute" className="text-xl">
        {texts.about(texts.reasons[dispute.reason])}
      </h2>
      {dispute.outcome ? <Decided deal={deal} dispute={dispute} /> : <Open deal={deal} dispute={dispute} />}
    </section>
  )
}

type Props = { deal: Deal; dispute: Dispute }

function Open({ deal, dispute }: Props) {
  const { _id: id, you, may } = deal
  return (
    <>
      <p className="max-w-[30em] font-semibold">{nextOf(deal, dispute)}</p>
      <Statements deal={deal} dispute={dispute} />
      {you !== "admin" && may.includes("statement") && (
        <StatementForm key={dispute.statements.length} id={id} dispute={dispute} you={you} />
      )}
      <Ends deal={deal} />
      {dispute.terms && <Terms terms={dispute.terms} />}
      {may.includes("decide") && <DecideForm deal={deal} />}
    </>
  )
}

function nextOf({ you, may, seller }: Deal, dispute: Dispute) {
  const until = dates.dayTime(new Date(dispute.answerBy))
  if (you === "admin")
    return may.includes("decide") ? texts.adminDecides : texts.adminWaits(seller.name, until)
  if (!isAwaited(dispute)) return texts.backlineDecides
  return you === "seller" ? texts.youAnswer(until) : texts.sellerAnswers(seller.name, until)
}

function Ends({ deal: { _id: id, may, buyer, seller, amountDue } }: { deal: Deal }) {
  return (
    <div className="flex flex-wrap gap-2 empty:hidden max-sm:*:grow">
      {may.includes("withdraw-dispute") && (
        <ConfirmedAction
          id={id}
          label={texts.withdraw}
          act={texts.withdrawing}
          action={withdrawDispute}
          done={texts.withdrawn}
        >
          {texts.withdrawMeans(seller.name)}
        </ConfirmedAction>
      )}
      {may.includes("concede") && (
        <ConfirmedAction
          id={id}
          label={texts.concede}
          act={texts.conceding}
          action={concedeDispute}
          done={texts.conceded}
        >
          {texts.concedeMeans(buyer.name, format.price(amountDue))}
        </ConfirmedAction>
      )}
    </div>
  )
}

function Decided({ deal, dispute }: Props) {
  const { decisionReason, terms } = dispute
  return (
    <>
      <p className="max-w-[30em] font-semibold wrap-anywhere">{resultOf(deal, dispute)}</p>
      {decisionReason && (
        <div className="grid gap-1 border-l-2 border-edge pl-3">
          <p className="text-sm text-muted">{texts.why}</p>
          <p dir="auto" className="max-w-[30em] wrap-anywhere whitespace-pre-line">
            {decisionReason}
          </p>
        </div>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{texts.bothSaid}</summary>
        <div className="grid gap-4 pt-2">
          <Statements deal={deal} dispute={dispute} />
          {terms && <Terms terms={terms} />}
        </div>
      </details>
    </>
  )
}

function resultOf({ buyer, seller, amountDue }: Deal, { outcome, refundAmount = 0 }: Dispute) {
  const amounts = { back: format.price(refundAmount), rest: format.price(amountDue - refundAmount) }
  return outcome && texts.results[outcome]({ buyer: buyer.name, seller: seller.name, ...amounts })
}
