import { seeDeal } from "#texts/deals"
import * as texts from "#texts/meetings"
import { Link } from "react-router"
import type { Deal } from "../../contract/deals.ts"
import { AskForCash, cashMeans } from "../deals/ask-for-cash.tsx"

export function isForCash({ may, state, method }: Deal) {
  return may.includes("cash") || state === "requested" || (state === "reserved" && method === "cash")
}

type Props = { deal: Deal; isOnlyWay: boolean }

/** Paid to the seller at the meeting, so there is no gateway to redirect to. */
export function CashWay({ deal, isOnlyWay }: Props) {
  const { _id, may, state, seller } = deal
  const canAsk = may.includes("cash")
  const since = state === "reserved" ? texts.cashReserved(seller.name) : texts.cashAsked(seller.name)
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 bg-base-200 p-4">
      <p className="text-muted">{canAsk ? cashMeans(deal) : since}</p>
      {canAsk ? (
        <AskForCash deal={deal} look={isOnlyWay ? "primary" : "plain"} />
      ) : (
        <Link to={`/dashboard/deals/${_id}`} viewTransition className="btn border-edge bare">
          {seeDeal}
        </Link>
      )}
    </div>
  )
}
