import * as texts from "#texts/bookings"
import * as dates from "#texts/dates"
import * as format from "#texts/format"
import { ordered, seeDeal, states, writeReview } from "#texts/deals"
import { Link } from "react-router"
import type { Booking } from "../../contract/bookings.ts"
import { isEnded, isLive } from "../../contract/deal-states.ts"
import { isolate } from "../../contract/isolate.ts"
import { awaitedUntil } from "../disputes/is-awaited.ts"
import { Badge } from "../ui/badge.tsx"

export function hasOutcome({ paid, state }: Booking) {
  return paid || isEnded(state)
}

/** Whether neither side has anything left to do. */
export function isOver({ state }: Booking) {
  return state === "completed" || isEnded(state)
}

type BookingOutcomeProps = { booking: Booking; isTight?: boolean; className: string }

export function BookingOutcome({ booking: { state }, ...look }: BookingOutcomeProps) {
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

/** Whether the buyer has to act: confirm or dispute a delivery, agree to a meeting, or meet and pay in cash. */
export function isToCheck({ state, onHold, meetingToAgree, keptForCash }: Booking) {
  return meetingToAgree || keptForCash || (state === "delivered" && !onHold)
}

type ToDealProps = {
  booking: Booking
  isNext: boolean
}

/** Shows the state of the deal and its next deadline; nothing while it is only booked. */
export function ToDeal({ booking, isNext }: ToDealProps) {
  const { _id, state, productName, reviewWaits = false } = booking
  if (state === "booked") return null
  const link = {
    to: `/dashboard/deals/${_id}`,
    viewTransition: true,
    "aria-label": `${seeDeal}: ${isolate(productName)}`,
  }
  if (isOver(booking))
    return (
      <span className="-mt-2 flex flex-wrap items-center justify-between gap-x-3 xl:contents">
        {!isEnded(state) && <span className="text-sm text-muted xl:max-w-44">{endOf(booking)}</span>}
        <span className="flex flex-wrap gap-x-3">
          {reviewWaits && (
            <Link {...link} aria-label={`${writeReview}: ${isolate(productName)}`} className={textLink}>
              {writeReview}
            </Link>
          )}
          <Link {...link} className={textLink}>
            {seeDeal}
          </Link>
        </span>
      </span>
    )
  return (
    <>
      <span className="text-sm text-muted xl:max-w-44">{nextOf(booking)}</span>
      <Link {...link} className={`btn ${isNext ? "btn-primary" : "border-edge bare"}`}>
        {seeDeal}
      </Link>
    </>
  )
}

const textLink = "inline-flex min-h-11 items-center link"

function endOf({ state, amountBack }: Booking) {
  return amountBack === undefined ? states[state] : ordered.partBack(format.price(amountBack))
}

export function nextOf(booking: Booking) {
  const { state, delivery, dueAt, onHold, meetingToAgree, meetingAt } = booking
  if (meetingToAgree) return ordered.toAgree
  if (onHold) return ordered.onHold
  if (meetingAt) return ordered.meeting(timeOf(meetingAt))
  if (!isLive(state) || !dueAt) return states[state]
  const awaited = awaitedUntil(booking)
  if (state === "disputed")
    return awaited ? ordered.toAnswer(timeOf(awaited)) : ordered.toDecide(timeOf(dueAt))
  if (state !== "paid") return ordered[state](timeOf(dueAt))
  return ordered[delivery === "courier" ? "toSend" : "toMeet"](timeOf(dueAt))
}

function timeOf(moment: string) {
  return dates.dayTime(new Date(moment))
}
