import { seeDeal } from "#texts/deals"
import { bought } from "#texts/own-marks"
import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { isSoldState } from "../../../contract/deal-states.ts"
import type { Product } from "../../../contract/products.ts"
import { bookingOf } from "../../data/bookings.ts"
import { queryClient } from "../../data/query-client.ts"

type Props = { product: Pick<Product, "_id">; email: string; children: ReactNode }

/** As high as `children`, which it replaces for the buyer, so that nothing moves. */
export function Bought({ product, email, children }: Props) {
  const { data: booking } = useQuery(bookingOf(product._id, email), queryClient)
  if (!booking || !isSoldState(booking.state)) return children
  return (
    <p key="bought" className="flex flex-wrap items-center justify-between gap-x-4">
      <b className="font-semibold">{bought}</b>
      <Link to={`/dashboard/deals/${booking._id}`} className="-my-2 link inline-flex min-h-11 items-center">
        {seeDeal}
      </Link>
    </p>
  )
}
