import { useInfiniteQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { titled } from "#texts/page"
import * as texts from "#texts/bookings"
import type { Booking } from "../../contract/bookings.ts"
import { isEnded } from "../../contract/deal-states.ts"
import { isolate } from "../../contract/isolate.ts"
import { type BookingSort, bookingSorts } from "../../contract/sorts.ts"
import { myBookings, removeBooking } from "../data/bookings.ts"
import { MessageSeller } from "../messages/message-links.tsx"
import { SuspensionNotice, useSuspension } from "../suspensions/suspended.tsx"
import { FormattedDate } from "../ui/date-time.tsx"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { NameLink, RowName } from "../ui/name-link.tsx"
import { type Column, Table } from "../ui/table.tsx"
import { useSort } from "../ui/use-sort.ts"
import type { Route } from "./+types/my-orders.ts"
import { AcceptPrice, BookedPrice } from "./accept-price.tsx"
import { RequireRole } from "../dashboard/guard.tsx"
import { List } from "../ui/list.tsx"
import { productPath } from "../../contract/product-path.ts"
import { SellerContact } from "./seller-contact.tsx"
import { isPayable } from "./is-payable.ts"
import { BookingOutcome, hasOutcome, isOver, isToCheck, ToDeal } from "./outcome.tsx"
import { RemovedBookings } from "./removed-bookings.tsx"
import { RemoveButton } from "../ui/remove-button.tsx"
import { RowActions } from "../ui/row-actions.tsx"
import { BookingThumbnail } from "../ui/thumbnail.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.myOrders) }]
}

export default function MyOrdersScreen() {
  return (
    <RequireRole who="Buyer">
      {(user) => (
        <div className="grid gap-3 sm:gap-6">
          <h1 className="text-heading">{texts.myOrders}</h1>
          <MyOrders email={user.email} />
        </div>
      )}
    </RequireRole>
  )
}

const empty = { sentence: texts.none, next: { to: "/categories", label: texts.explore } }

function MyOrders({ email }: { email: string }) {
  const order = useSort(bookingSorts)
  const list = useInfiniteQuery(myBookings(email, order.sort))
  const own = useSuspension()
  return (
    <>
      <List
        list={list}
        what={texts.yourBookings}
        empty={empty}
        above={list.data && <SuspensionNotice />}
        isWaiting={own.isLoading}
        skeleton={<TableSkeleton row="h-42 xl:h-30" />}
      >
        {(rows, isBusy) => (
          <Table
            caption={texts.caption}
            columns={columnsWith((rows.find(isToCheck) ?? rows.find(isPayable))?._id)}
            rows={rows}
            order={order}
            isBusy={isBusy}
            keyOf={({ _id }) => _id}
          />
        )}
      </List>
      {list.data && <RemovedBookings email={email} />}
    </>
  )
}

/** `next` is the booking to check or pay next: a screen has one primary button. */
function columnsWith(next: string | undefined): Column<Booking, BookingSort>[] {
  return [
    ...columns,
    {
      name: texts.columns.action,
      card: "actions",
      cell: (booking) => <Actions booking={booking} isNext={booking._id === next} />,
    },
  ]
}

const columns: Column<Booking, BookingSort>[] = [
  {
    name: texts.columns.image,
    card: "photo",
    cell: ({ _id, productPhoto, productPhotoSizes }) => (
      <BookingThumbnail bookingId={_id} src={productPhoto} photoSizes={productPhotoSizes} />
    ),
  },
  {
    name: texts.columns.productName,
    card: "title",
    sort: "product",
    cell: (booking) => (
      <b dir="auto">
        <Name booking={booking} />
      </b>
    ),
  },
  {
    name: texts.columns.sellerName,
    card: unlessOver,
    sort: "seller",
    cell: (booking) => (
      <span className="grid min-w-0">
        <bdi>{booking.sellerName}</bdi>
        <SellerContact booking={booking} />
      </span>
    ),
  },
  {
    name: texts.columns.sellingPrice,
    card: "price",
    sort: "price",
    cell: (booking) => (
      <>
        <BookedPrice booking={booking} />
        {hasOutcome(booking) && <BookingOutcome booking={booking} isTight className="xl:hidden" />}
      </>
    ),
  },
  {
    name: texts.columns.bookingDate,
    card: unlessOver,
    sort: "date",
    cell: ({ createdAt }) => <FormattedDate moment={createdAt} />,
  },
]

/** An ended booking has a shorter row on a phone. */
function unlessOver(booking: Booking) {
  return isOver(booking) ? "absent" : "plain"
}

function Name({ booking }: { booking: Booking }) {
  const name = <RowName>{booking.productName}</RowName>
  const to = pathOf(booking)
  return to ? <NameLink to={to}>{name}</NameLink> : name
}

function pathOf({ _id, productId, productName, paid, state, availability }: Booking) {
  if (isEnded(state)) return `/dashboard/deals/${_id}`
  if (paid) return `/dashboard/payment/${_id}`
  return availability === "GONE" ? undefined : productPath({ _id: productId, productName })
}

type ActionProps = { booking: Booking; isNext: boolean }

function Actions({ booking, isNext }: ActionProps) {
  const { _id, productId, productName, paid, transactionId } = booking
  return (
    <RowActions
      name={productName}
      main={
        <>
          <Payment booking={booking} isNext={isNext && !isToCheck(booking)} />
          <ToDeal booking={booking} isNext={isNext && isToCheck(booking)} />
        </>
      }
      className="xl:justify-items-start"
      renderMore={() => <MessageSeller product={{ _id: productId, productName }} />}
    >
      {(onDone) => (
        <RemoveButton
          id={_id}
          name={productName}
          label={paid ? texts.removePaid : texts.remove}
          act={paid ? texts.removingPaid(productName) : texts.removing(productName)}
          removal={removeBooking}
          removed={texts.removed(productName)}
          onDone={onDone}
        >
          {paid && (transactionId ? texts.paidStays : texts.paidInCashStays)}
        </RemoveButton>
      )}
    </RowActions>
  )
}

function Payment({ booking, isNext }: ActionProps) {
  const { _id, availability, productName, priceToday } = booking
  if (hasOutcome(booking)) return <BookingOutcome booking={booking} className="max-xl:hidden" />
  if (availability === "RESERVED") return <span className="text-muted">{texts.reservedForOther}</span>
  if (availability === "SOLD") return <span className="text-muted">{texts.soldToOther}</span>
  if (availability === "GONE") return <span className="text-muted">{texts.noLongerAvailable}</span>
  if (!isPayable(booking)) return null
  if (priceToday !== undefined)
    return (
      <AcceptPrice
        booking={booking}
        priceToday={priceToday}
        look={isNext ? "primary" : "plain"}
        className="xl:whitespace-nowrap"
      />
    )
  return (
    <Link
      to={`/dashboard/payment/${_id}`}
      viewTransition
      className={`btn whitespace-nowrap ${isNext ? "btn-primary" : "border-edge bare"}`}
      aria-label={`${texts.makePayment}: ${isolate(productName)}`}
    >
      {texts.makePayment}
    </Link>
  )
}
