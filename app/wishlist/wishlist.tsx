import { useInfiniteQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Link, useNavigate } from "react-router"
import { titled } from "#texts/page"
import * as texts from "#texts/wishlist"
import { formatBdt } from "../../contract/money.ts"
import type { Wish } from "../../contract/wishlist.ts"
import { isolate } from "../../contract/isolate.ts"
import { type WishSort, wishSorts } from "../../contract/sorts.ts"
import type { SessionUser } from "../access-token.ts"
import { myWishes } from "../data/wishlist.ts"
import { BookingDialog } from "../bookings/booking-dialog.tsx"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { ProductName } from "../ui/product-name.tsx"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import { useSort } from "../ui/use-sort.ts"
import type { Route } from "./+types/wishlist.ts"
import { RequireRole } from "../dashboard/guard.tsx"
import { FirstTime } from "../ui/first-time.tsx"
import { List } from "../ui/list.tsx"
import { BookingThumbnail, Thumbnail } from "../ui/thumbnail.tsx"
import { RemovedWish, RemoveWish, type Wished } from "./wish-removal.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function WishlistScreen() {
  return (
    <RequireRole who="Buyer">
      {(user) => (
        <div className="grid gap-6">
          <h1 className="text-heading">{texts.heading}</h1>
          <MyWishes user={user} />
        </div>
      )}
    </RequireRole>
  )
}

const empty = { sentence: texts.none, next: { to: "/categories", label: texts.explore } }

function MyWishes({ user }: { user: SessionUser }) {
  const order = useSort(wishSorts)
  const list = useInfiniteQuery(myWishes(user.email, order.sort))
  const [booking, setBooking] = useState("")
  const [removed, setRemoved] = useState<Wished>()
  const booked = list.data?.find(({ product }) => product._id === booking)?.product
  const isBack = list.data?.some(({ product }) => product._id === removed?._id)
  const navigate = useNavigate()
  async function leave() {
    await navigate("/dashboard/myorders")
  }
  return (
    <>
      <RemovedWish product={isBack ? undefined : removed} />
      <List
        list={list}
        what={texts.yourWishlist}
        empty={empty}
        skeleton={<TableSkeleton row="h-40.5 xl:h-19.75" />}
      >
        {(rows, isBusy) => (
          <>
            <Table
              caption={texts.caption}
              columns={columns({ removed, onBook: setBooking, onRemoved: setRemoved })}
              rows={rows}
              order={order}
              isBusy={isBusy}
              keyOf={({ _id }) => _id}
            />
            {rows.length === 1 && (
              <FirstTime title={texts.firstWish} next={empty.next}>
                {texts.afterFirstWish}
              </FirstTime>
            )}
          </>
        )}
      </List>
      {booking && (
        <BookingDialog
          productId={booking}
          productName={booked?.productName}
          user={user}
          onClose={() => setBooking("")}
          onBooked={leave}
        />
      )}
    </>
  )
}

type Acts = {
  removed: Wished | undefined
  onBook: (productId: string) => void
  onRemoved: (product?: Wished) => void
}

function columns({ removed, onBook, onRemoved }: Acts): Column<Wish, WishSort>[] {
  return [
    {
      name: texts.columns.image,
      card: "photo",
      cell: (wish) => <WishThumbnail wish={wish} />,
    },
    {
      name: texts.columns.name,
      card: "title",
      sort: "name",
      cell: ({ product }) => (
        <b dir="auto">
          <ProductName>{product.productName}</ProductName>
        </b>
      ),
    },
    {
      name: texts.columns.sellingPrice,
      card: "price",
      sort: "price",
      cell: ({ product }) => formatBdt(product.sellingPrice),
    },
    {
      name: texts.columns.action,
      card: "actions",
      cell: (wish) => (
        <span className="flex w-full flex-wrap items-center gap-2 xl:grid xl:grid-cols-[10.5rem_auto] xl:justify-start">
          <Payment wish={wish} onBook={onBook} />
          <RemoveWish wish={wish} isBack={wish.product._id === removed?._id} onRemoved={onRemoved} />
        </span>
      ),
    },
  ]
}

function WishThumbnail({ wish: { product, bookingId } }: { wish: Wish }) {
  const photo = { src: product.productPhoto, photoSizes: product.productPhotoSizes }
  if (!bookingId) return <Thumbnail {...photo} />
  return <BookingThumbnail bookingId={bookingId} {...photo} />
}

/** Books the product if it is not booked yet, then leads to the payment. */
function Payment({
  wish: { product, bookingId },
  onBook,
}: {
  wish: Wish
  onBook: (productId: string) => void
}) {
  if (product.availability === "SOLD") return <Badge tone="sold">{texts.sold}</Badge>
  if (product.availability === "GONE") return <span className="text-muted">{texts.noLongerAvailable}</span>
  const label = `${texts.makePayment}: ${isolate(product.productName)}`
  if (!bookingId)
    return (
      <Button
        look="plain"
        className="grow whitespace-nowrap"
        aria-label={label}
        onClick={() => onBook(product._id)}
      >
        {texts.makePayment}
      </Button>
    )
  return (
    <Link
      to={`/dashboard/payment/${bookingId}`}
      viewTransition
      className="btn grow border-edge bare whitespace-nowrap"
      aria-label={label}
    >
      {texts.makePayment}
    </Link>
  )
}
