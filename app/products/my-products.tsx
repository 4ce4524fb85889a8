import { nameOf } from "#texts/categories"
import * as format from "#texts/format"
import { useInfiniteQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "react-router"
import { titled } from "#texts/page"
import * as texts from "#texts/my-products"
import type { OwnProduct } from "../../contract/own-products.ts"
import { productPath } from "../../contract/product-path.ts"
import type { OwnProductSort } from "../../contract/sorts.ts"
import { myProducts } from "../data/products.ts"
import { SuspensionNotice, useSuspension } from "../suspensions/suspended.tsx"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import type { Route } from "./+types/my-products.ts"
import { RequireRole } from "../dashboard/guard.tsx"
import { FirstTime } from "../ui/first-time.tsx"
import { List } from "../ui/list.tsx"
import { Thumbnail } from "../ui/thumbnail.tsx"
import { OwnProductActions } from "./own-product-actions.tsx"
import { OwnProductFilters, useOwnProductFilters } from "./own-product-filters.tsx"
import { OwnProductName } from "./own-product-name.tsx"
import { Advertised, SalesStatus } from "./sales-status.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function MyProductsScreen() {
  return (
    <RequireRole who="Seller">
      {(user) => (
        <div className="grid gap-3 sm:gap-6">
          <MyProducts email={user.email} />
        </div>
      )}
    </RequireRole>
  )
}

const add = { to: "/dashboard/addproducts", label: texts.addProduct }
const noneFound = { sentence: texts.noneFound, next: { to: "/dashboard/myproducts", label: texts.showAll } }

/** A suspended seller can only write a draft. */
function emptyFor(isSuspended: boolean) {
  return { sentence: texts.none, next: { ...add, isSecond: isSuspended } }
}

function MyProducts({ email }: { email: string }) {
  const choice = useOwnProductFilters()
  const list = useInfiniteQuery(myProducts(email, choice.query))
  const own = useSuspension()
  // the total is unknown until the last page is loaded
  const count = (!list.hasNextPage && list.data?.length) || 0
  const isEmpty = !choice.isNarrowed && list.data?.length === 0
  return (
    <>
      <header className="flex min-h-14 items-center justify-between gap-2 large-text:flex-wrap sm:items-start">
        <div className="gap-x-3 sm:flex sm:items-baseline">
          <h1 className="text-heading">{texts.heading}</h1>
          {/* reserves the line of the total */}
          <p className="min-h-6.25 text-muted">{count > 0 && texts.howMany(count)}</p>
        </div>
        {!isEmpty && (
          <Link
            to={add.to}
            className={`btn whitespace-nowrap ${own.suspension ? "border-edge bare" : "btn-primary"}`}
          >
            {add.label}
          </Link>
        )}
      </header>
      <List
        list={list}
        above={
          list.data && (
            <>
              <SuspensionNotice />
              {!isEmpty && <OwnProductFilters {...choice} />}
            </>
          )
        }
        isWaiting={own.isLoading}
        what={texts.yourProducts}
        empty={choice.isNarrowed ? noneFound : emptyFor(own.suspension !== undefined)}
        skeleton={skeleton}
      >
        {(rows, isBusy) => (
          <>
            <Table
              caption={texts.caption}
              columns={columns}
              rows={rows}
              order={choice.order}
              isOrderElsewhere
              isBusy={isBusy}
              keyOf={({ _id }) => _id}
            />
            {!choice.isNarrowed && <FirstListed rows={rows} />}
          </>
        )}
      </List>
    </>
  )
}

/** In milliseconds: an experienced seller with one product left does not need the explanation. */
const firstDay = 86_400_000

/** Shown for a day, until the product is booked or another one is added. */
function FirstListed({ rows }: { rows: OwnProduct[] }) {
  const [openedAt] = useState(Date.now)
  const [first, ...others] = rows
  if (!first || others.length > 0 || first.state !== "available" || first.bookings > 0) return null
  if (openedAt - Date.parse(first.createdAt) > firstDay) return null
  return (
    <FirstTime title={texts.firstListed} next={{ to: productPath(first), label: texts.seeAsBuyer }}>
      {texts.afterFirstListed}
    </FirstTime>
  )
}

const skeleton = <TableSkeleton head="h-24 sm:h-26 md:h-13 xl:h-34.25" row="h-36 xl:h-30" />

const columns: Column<OwnProduct, OwnProductSort>[] = [
  { name: texts.columns.number, card: "absent", cell: (_, index) => format.number(index + 1) },
  {
    name: texts.columns.image,
    card: "photo",
    cell: (product) => (
      <span className="grid w-full grid-cols-[minmax(0,1fr)] gap-1 overflow-hidden xl:w-18">
        <Thumbnail src={product.productPhoto} photoSizes={product.productPhotoSizes} />
        {product.ad && <Advertised className="justify-center justify-self-stretch xl:hidden" />}
      </span>
    ),
  },
  {
    name: texts.columns.name,
    card: "title",
    sort: "name",
    cell: (product) => <OwnProductName product={product} />,
  },
  {
    name: texts.columns.category,
    card: "absent",
    sort: "category",
    cell: ({ productCategory }) => nameOf(productCategory),
  },
  {
    name: texts.columns.sellingPrice,
    card: "price",
    sort: "price",
    cell: ({ sellingPrice }) => format.price(sellingPrice),
  },
  {
    name: texts.columns.salesStatus,
    card: "badges",
    sort: "status",
    cell: (product) => <SalesStatus product={product} />,
  },
  {
    name: texts.columns.actions,
    card: "actions",
    cell: (product) => <OwnProductActions product={product} />,
  },
]
