import * as texts from "#texts/bookings"
import { seeDeal, states } from "#texts/deals"
import { Link } from "react-router"
import type { Booking } from "../../contract/bookings.ts"
import { isEnded } from "../../contract/deal-states.ts"
import { isolate } from "../../contract/isolate.ts"
import { Badge } from "../ui/badge.tsx"

export function hasOutcome({ paid, state }: Booking) {
  return paid || isEnded(state)
}

type OutcomeProps = { booking: Booking; isTight?: boolean; className: string }

export function Outcome({ booking: { state }, ...look }: OutcomeProps) {
  if (state === "refunded" || state === "cancelled")
    return (
      <Badge tone="faded" {...look}>
        {texts.ended[state]}
      </Badge>
    )
  return (
    <Badge tone="success" {...look}>
      {texts.paid}
    </Badge>
  )
}

/** How far it is, once it is more than a booking. */
export function ToDeal({ booking: { _id, state, productName } }: { booking: Booking }) {
  if (state === "booked") return null
  return (
    <>
      {!isEnded(state) && state !== "paid" && <span className="text-sm text-muted">{states[state]}</span>}
      <Link
        to={`/dashboard/deals/${_id}`}
        viewTransition
        className="btn border-edge bare"
        aria-label={`${seeDeal}: ${isolate(productName)}`}
      >
        {seeDeal}
      </Link>
    </>
  )
}
