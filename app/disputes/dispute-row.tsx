import * as dates from "#texts/dates"
import * as texts from "#texts/disputes"
import * as format from "#texts/format"
import { Link } from "react-router"
import type { ListedDispute } from "../../contract/disputes.ts"
import { ProductName } from "../ui/product-name.tsx"
import { isAwaited } from "./is-awaited.ts"

type Props = {
  dispute: ListedDispute
  isNext: boolean
}

export function DisputeRow({ dispute, isNext }: Props) {
  const { dealId, reason, productName, buyerName, sellerName, amountDue } = dispute
  return (
    <li tabIndex={-1} className="grid gap-2 rounded-box border border-base-300 bg-base-200 p-3 sm:p-4">
      <p className="wrap-anywhere">
        <b>
          <ProductName>{productName}</ProductName>
        </b>
      </p>
      <p className="wrap-anywhere text-muted">{texts.between(buyerName, sellerName)}</p>
      <p>
        <b>{format.price(amountDue)}</b> · {texts.reasons[reason]}
      </p>
      <When dispute={dispute} />
      <Link
        to={`/dashboard/deals/${dealId}`}
        viewTransition
        className={`btn ${isNext ? "btn-primary" : "border-edge bare"}`}
        aria-label={texts.seeOf(productName, buyerName)}
      >
        {texts.see}
      </Link>
    </li>
  )
}

function When({ dispute }: { dispute: ListedDispute }) {
  const { openedAt, answerBy, answeredAt, dueAt, outcome, decidedAt, refundAmount = 0 } = dispute
  const { buyerName: buyer, sellerName: seller, amountDue } = dispute
  if (outcome && decidedAt)
    return (
      <>
        <p className="wrap-anywhere">
          {texts.results[outcome]({
            buyer,
            seller,
            back: format.price(refundAmount),
            rest: format.price(amountDue - refundAmount),
          })}
        </p>
        <p className="text-sm text-muted">{texts.decidedAt(timeOf(decidedAt))}</p>
      </>
    )
  const isOpen = isAwaited(dispute)
  return (
    <>
      <p className={isOpen ? "" : "font-semibold"}>
        {answeredAt
          ? texts.hasAnswered(timeOf(answeredAt))
          : isOpen
            ? texts.waitsUntil(timeOf(answerBy))
            : texts.hasNotAnswered}
      </p>
      <p className="text-sm text-muted">
        {texts.openedAt(timeOf(openedAt))}
        {dueAt && <span className="block">{texts.due(timeOf(dueAt))}</span>}
      </p>
    </>
  )
}

function timeOf(moment: string) {
  return dates.dayTime(new Date(moment))
}
