import { useQuery } from "@tanstack/react-query"
import * as dates from "#texts/dates"
import * as texts from "#texts/gateways"
import type { Booking } from "../../contract/bookings.ts"
import type { CheckoutState } from "../../contract/gateways.ts"
import { booking as oneBooking } from "../data/bookings.ts"
import { Outcome } from "../ui/outcome.tsx"

type Props = { booking: Booking; last: NonNullable<CheckoutState["last"]> }

export function AwaitingGateway({ booking: { _id, buyerEmail }, last: { gateway, url, until } }: Props) {
  useQuery({ ...oneBooking(_id, buyerEmail), refetchInterval: 3_000 })
  return (
    <div className="grid justify-items-start gap-4">
      <Outcome className="text-lead font-semibold">
        <output>{texts.asking(gateway)}</output>
      </Outcome>
      {until && <p>{texts.mayTakeLonger(dates.dayTime(new Date(until)))}</p>}
      {url && (
        <a href={url} className="btn h-auto min-h-11 btn-primary py-2">
          {texts.goOn(gateway)}
        </a>
      )}
    </div>
  )
}
