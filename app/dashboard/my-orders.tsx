import { useInfiniteQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import type { Booking } from "../../contract/bookings.ts"
import { bookingMessages } from "../../contract/messages.ts"
import { bdt } from "../../contract/money.ts"
import { myBookings, removeBooking } from "../data/bookings.ts"
import { Badge } from "../ui/badge.tsx"
import { Table } from "../ui/table.tsx"
import type { Route } from "./+types/my-orders.ts"
import { Only } from "./guard.tsx"
import { List } from "./list.tsx"
import { RemoveButton } from "./remove-button.tsx"
import { Thumbnail } from "./thumbnail.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "My Orders - Backline" }]
}

export default function MyOrdersScreen() {
  return (
    <Only who="Buyer">
      {(user) => (
        <div className="grid gap-6">
          <h1 className="text-heading">My Orders</h1>
          <MyOrders email={user.email} />
        </div>
      )}
    </Only>
  )
}

const empty = { sentence: bookingMessages.none, next: { to: "/categories", label: "EXPLORE PRODUCTS" } }

function MyOrders({ email }: { email: string }) {
  const list = useInfiniteQuery(myBookings(email))
  return (
    <List list={list} what="Your bookings" empty={empty}>
      {(rows) => <Table caption="My orders" columns={columns} rows={rows} keyOf={({ _id }) => _id} />}
    </List>
  )
}

const columns = [
  {
    name: "Image",
    isUnnamedOnCards: true,
    cell: (booking: Booking) => (
      <Thumbnail src={booking.productPhoto} photoSizes={booking.productPhotoSizes} />
    ),
  },
  { name: "Product Name", cell: ({ productName }: Booking) => <b>{productName}</b> },
  { name: "Seller Name", cell: ({ sellerName }: Booking) => sellerName },
  {
    name: "Selling Price",
    cell: ({ sellingPrice }: Booking) => (
      <span className="whitespace-nowrap tabular-nums">{bdt(sellingPrice)}</span>
    ),
  },
  { name: "Booking Date", cell: ({ bookingDate }: Booking) => bookingDate },
  { name: "Action", isUnnamedOnCards: true, cell: (booking: Booking) => <Actions booking={booking} /> },
]

// six columns leave little room on a tablet
const slim = "whitespace-nowrap md:max-xl:px-2 md:max-xl:text-sm"

function Actions({ booking }: { booking: Booking }) {
  return (
    <span className="grid gap-2 max-md:w-full md:justify-items-start">
      <Payment booking={booking} />
      <RemoveButton
        id={booking._id}
        name={booking.productName}
        label="REMOVE BOOKING"
        act={`remove your booking of ${booking.productName}?`}
        removal={removeBooking}
        removed={bookingMessages.removed(booking.productName)}
        className={slim}
      />
    </span>
  )
}

function Payment({ booking: { _id, paid, availability, productName } }: { booking: Booking }) {
  if (paid) return <Badge tone="success">PAID</Badge>
  if (availability === "SOLD") return <span className="text-muted">Sold to someone else</span>
  if (availability === "GONE") return <span className="text-muted">No longer available</span>
  return (
    <Link
      to={`/dashboard/payment/${_id}`}
      className={`btn btn-primary ${slim}`}
      aria-label={`MAKE PAYMENT: ${productName}`}
    >
      MAKE PAYMENT
    </Link>
  )
}
