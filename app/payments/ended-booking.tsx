import { next, seeDeal, states } from "#texts/deals"
import { explore } from "#texts/payments"
import { Link } from "react-router"
import type { Booking } from "../../contract/bookings.ts"
import { isEnded } from "../../contract/deal-states.ts"
import { Outcome } from "../ui/outcome.tsx"
import { PaymentLayout } from "./payment-layout.tsx"

export function EndedBooking({ booking }: { booking: Booking }) {
  const { _id, state } = booking
  if (!isEnded(state)) return null
  return (
    <PaymentLayout booking={booking}>
      <div className="grid gap-4">
        <div className="grid gap-1">
          <Outcome className="text-lead font-semibold">{states[state]}</Outcome>
          <p>{next.buyer[state]()}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to={`/dashboard/deals/${_id}`} viewTransition className="btn btn-primary">
            {seeDeal}
          </Link>
          <Link to="/categories" className="btn border-edge bare">
            {explore}
          </Link>
        </div>
      </div>
    </PaymentLayout>
  )
}
