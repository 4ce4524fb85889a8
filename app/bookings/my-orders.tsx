import { useInfiniteQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import type { Booking } from "../../contract/bookings.ts"
import { bookingMessages } from "../../contract/messages.ts"
import { bdt } from "../../contract/money.ts"
import { isolate } from "../../contract/isolate.ts"
import { myBookings, removeBooking } from "../data/bookings.ts"
import { Badge } from "../ui/badge.tsx"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import type { Route } from "./+types/my-orders.ts"
import { RequireRole } from "../dashboard/guard.tsx"
import { List } from "../ui/list.tsx"
import { RemoveButton } from "../ui/remove-button.tsx"
import { BookingThumbnail } from "../ui/thumbnail.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "My Orders - Backline" }]
}

export default function MyOrdersScreen() {
  return (
    <RequireRole who="Buyer">
      {(user) => (
        <div className="grid gap-6">
          <h1 className="text-heading">My Orders</h1>
          <MyOrders email={user.email} />
        </div>
      )}
    </RequireRole>
  )
}

const empty = { sentence: bookingMessages.none, next: { to: "/categories", label: "EXPLORE PRODUCTS" } }

function MyOrders({ email }: { email: string }) {
  const list = useInfiniteQuery(myBookings(email))
  return (
    <List list={list} what="Your bookings" empty={empty} skeleton={<TableSkeleton row="h-53 xl:h-26" />}>
      {(rows, remaining) => (
        <Table
          caption="My orders"
          columns={columns}
          rows={rows}
          remaining={remaining}
          keyOf={({ _id }) => _id}
        />
      )}
    </List>
  )
}

const columns: Column<Booking>[] = [
  {
    name: "Image",
    card: "photo",
    cell: ({ _id, productPhoto, productPhotoSizes }) => (
      <BookingThumbnail bookingId={_id} src={productPhoto} photoSizes={productPhotoSizes} />
    ),
  },
  {
    name: "Product Name",
    card: "title",
    sortBy: ({ productName }) => productName,
    cell: ({ productName }) => <b dir="auto">{productName}</b>,
  },
  {
    name: "Seller Name",
    card: "plain",
    sortBy: ({ sellerName }) => sellerName,
    cell: ({ sellerName }) => <bdi>{sellerName}</bdi>,
  },
  {
    name: "Selling Price",
    card: "price",
    sortBy: ({ sellingPrice }) => sellingPrice,
    cell: ({ sellingPrice, paid }) => (
      <>
        {bdt(sellingPrice)}
        {paid && <Paid className="xl:hidden" />}
      </>
    ),
  },
  {
    name: "Booking Date",
    card: "plain",
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ bookingDate }) => <span className="whitespace-nowrap">{bookingDate}</span>,
  },
  { name: "Action", card: "actions", cell: (booking) => <Actions booking={booking} /> },
]

function Actions({ booking }: { booking: Booking }) {
  return (
    <span className="flex w-full flex-wrap gap-2 xl:grid xl:w-fit">
      <Payment booking={booking} />
      <RemoveButton
        id={booking._id}
        name={booking.productName}
        label="REMOVE BOOKING"
        act={`remove your booking of ${isolate(booking.productName)}?`}
        removal={removeBooking}
        removed={bookingMessages.removed(booking.productName)}
      />
    </span>
  )
}

/** Spec §2: an action's label; on a card it stands beside the price. */
function Paid({ className }: { className: string }) {
  return (
    <Badge tone="success" className={className}>
      PAID
    </Badge>
  )
}

function Payment({ booking: { _id, paid, availability, productName } }: { booking: Booking }) {
  if (paid) return <Paid className="justify-self-start max-xl:hidden" />
  if (availability === "SOLD") return <span className="w-full text-muted">Sold to someone else</span>
  if (availability === "GONE") return <span className="w-full text-muted">No longer available</span>
  return (
    <Link
      to={`/dashboard/payment/${_id}`}
      viewTransition
      className="btn grow whitespace-nowrap btn-primary"
      aria-label={`MAKE PAYMENT: ${isolate(productName)}`}
    >
      MAKE PAYMENT
    </Link>
  )
}
