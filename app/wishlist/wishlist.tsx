import { useInfiniteQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Link, useNavigate } from "react-router"
import * as format from "#texts/format"
import { bought } from "#texts/own-marks"
import { titled } from "#texts/page"
import { conditions } from "#texts/products"
import * as texts from "#texts/wishlist"
import type { Wish } from "../../contract/wishlist.ts"
import { isolate } from "../../contract/isolate.ts"
import { productPath } from "../../contract/product-path.ts"
import { type WishSort, wishSorts } from "../../contract/sorts.ts"
import type { SessionUser } from "../identity/access-token.ts"
import { myWishes } from "../data/wishlist.ts"
import { BookingDialog } from "../bookings/booking-dialog.tsx"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { NameLink, RowName } from "../ui/name-link.tsx"
import { RowActions } from "../ui/row-actions.tsx"
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
        <div className="grid gap-3 sm:gap-6">
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
        skeleton={<TableSkeleton row="h-43 xl:h-24" />}
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
          known={booked}
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
        <span className="grid min-w-0">
          <b dir="auto">
            <Name product={product} />
          </b>
          <span className="text-sm leading-5 text-muted">
            {conditions[product.productCondition]} · <bdi>{product.location}</bdi>
          </span>
        </span>
      ),
    },
    {
      name: texts.columns.sellingPrice,
      card: "price",
      sort: "price",
      cell: ({ product }) => format.price(product.sellingPrice),
    },
    {
      name: texts.columns.action,
      card: "actions",
      cell: (wish) => (
        <RowActions
          name={wish.product.productName}
          main={<Payment wish={wish} onBook={onBook} />}
          className="xl:grid-cols-[10.5rem_auto]"
        >
          {(onDone) => (
            <RemoveWish
              wish={wish}
              isBack={wish.product._id === removed?._id}
              onRemoved={onRemoved}
              onDone={onDone}
            />
          )}
        </RowActions>
      ),
    },
  ]
}

function WishThumbnail({ wish: { product, bookingId } }: { wish: Wish }) {
  const photo = { src: product.productPhoto, photoSizes: product.productPhotoSizes }
  if (!bookingId) return <Thumbnail {...photo} />
  return <BookingThumbnail bookingId={bookingId} {...photo} />
}

function Name({ product }: { product: Wish["product"] }) {
  const name = <RowName>{product.productName}</RowName>
  return product.availability === "GONE" ? name : <NameLink to={productPath(product)}>{name}</NameLink>
}

/** Books the product if it is not booked yet, then leads to the payment. */
function Payment({
  wish: { product, bookingId, bought: isBought },
  onBook,
}: {
  wish: Wish
  onBook: (productId: string) => void
}) {
  if (isBought && bookingId)
    return (
      <Link to={`/dashboard/deals/${bookingId}`} className="link inline-flex min-h-11 items-center">
        {bought}
      </Link>
    )
  if (product.availability === "SOLD") return <Badge tone="sold">{texts.sold}</Badge>
  if (product.availability === "GONE") return <span className="text-muted">{texts.noLongerAvailable}</span>
  const label = `${texts.makePayment}: ${isolate(product.productName)}`
  if (!bookingId)
    return (
      <Button
        look="plain"
        className="whitespace-nowrap"
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
      className="btn border-edge bare whitespace-nowrap"
      aria-label={label}
    >
      {texts.makePayment}
    </Link>
  )
}
