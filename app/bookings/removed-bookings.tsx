import { useInfiniteQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import * as texts from "#texts/bookings"
import * as dates from "#texts/dates"
import * as format from "#texts/format"
import type { Booking } from "../../contract/bookings.ts"
import { removedBookings } from "../data/bookings.ts"
import { Arrow } from "../ui/arrow.tsx"
import { LoadMore } from "../ui/load-more.tsx"
import { ProductName } from "../ui/product-name.tsx"

export function RemovedBookings({ email }: { email: string }) {
  const list = useInfiniteQuery(removedBookings(email))
  if (!list.data?.length) return null
  return (
    <details className="group grid gap-3 rounded-box border border-base-300 p-3">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-x-3">
        <div className="flex flex-wrap items-center gap-x-3">
          <h2 className="text-xl">{texts.removedBookings}</h2>
          <span className="text-muted">{texts.removedExplained}</span>
        </div>
        <Arrow to="on" className="size-5 rotate-90 group-open:-rotate-90" />
      </summary>
      <ul className="grid gap-2 pt-2 md:grid-cols-2">
        {list.data.map((booking) => (
          <Removed key={booking._id} booking={booking} />
        ))}
      </ul>
      <LoadMore list={list} error={list.error ?? undefined} />
    </details>
  )
}

function Removed({ booking }: { booking: Booking }) {
  const { _id, productName, sellingPrice, createdAt, transactionId } = booking
  return (
    <li className="grid content-start rounded-box border border-base-300 bg-base-200 p-3">
      <Link to={`/dashboard/payment/${_id}`} className="font-bold underline underline-offset-4" dir="auto">
        <ProductName>{productName}</ProductName>
      </Link>
      <span>
        {format.price(sellingPrice)}, {dates.day(new Date(createdAt))}
      </span>
      {transactionId && (
        <span className="text-sm text-muted">
          {texts.transactionId} <code className="break-all">{transactionId}</code>
        </span>
      )}
    </li>
  )
}
