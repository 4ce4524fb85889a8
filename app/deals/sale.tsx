import * as dates from "#texts/dates"
import { onHold as onHoldOf } from "#texts/deals"
import * as format from "#texts/format"
import * as texts from "#texts/sales"
import { Link } from "react-router"
import type { Deal } from "../../contract/deals.ts"
import { Photo } from "../ui/photo.tsx"
import { ProductName } from "../ui/product-name.tsx"
import { AnswerCash } from "./answer-cash.tsx"
import { recordOf } from "./buyer-record.ts"
import { dueOf } from "./due-of.ts"

type Props = {
  deal: Deal
  isFirst: boolean
}

export function Sale({ deal, isFirst }: Props) {
  const { product, buyer, amountDue } = deal
  const dueAt = deal.onHold ? undefined : dueOf(deal)
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 rounded-box border border-base-300 bg-base-200 p-3 large-text:grid-cols-1"
    >
      <Photo
        src={product.photo}
        photoSizes={product.photoSizes}
        alt=""
        shownAt="5rem"
        className="rounded-box"
      />
      <div className="grid content-start gap-1">
        <p className="line-clamp-2 wrap-anywhere">
          <b>
            <ProductName>{product.name}</ProductName>
          </b>
        </p>
        <p className="wrap-anywhere">
          <bdi>{buyer.name}</bdi>
          <span className="text-sm text-muted"> · {recordOf(buyer.record)}</span>
        </p>
        <p className="font-semibold">{format.price(amountDue)}</p>
      </div>
      <div className="col-span-full grid gap-1">
        <p>{nextOf(deal)}</p>
        {dueAt && <p className="text-sm text-muted">{texts.until(dates.dayTime(new Date(dueAt)))}</p>}
      </div>
      <Actions deal={deal} isFirst={isFirst} />
    </li>
  )
}

function nextOf({ state, meeting, dispute, delivery, onHold, may }: Deal) {
  if (onHold) return onHoldOf.seller
  if (state === "disputed" && dispute && !dispute.answeredAt) return texts.disputeToAnswer
  if (state === "paid" && delivery === "courier") return texts.toSend
  if (meeting?.agreedAt && (state === "reserved" || state === "paid"))
    return texts.meetingAt(meeting.place, dates.dayTime(new Date(meeting.at)))
  if (may.includes("agree-to-meeting")) return texts.meetingToAgree
  return texts.next[state]
}

function Actions({ deal, isFirst }: Props) {
  const { _id, buyer, product, may } = deal
  const of = [buyer.name, product.name] as const
  const toDeal = (
    <Link
      to={`/dashboard/deals/${_id}`}
      viewTransition
      className={`btn ${isFirst && !may.includes("accept") ? "btn-primary" : "border-edge bare"}`}
      aria-label={texts.seeDealOf(...of)}
    >
      {texts.seeDeal}
    </Link>
  )
  return (
    <div className="col-span-full flex flex-wrap gap-2 *:grow">
      {may.includes("accept") && <AnswerCash deal={deal} isFirst={isFirst} />}
      {toDeal}
    </div>
  )
}
