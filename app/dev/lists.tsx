import { useState } from "react"
import * as format from "#texts/format"
import { type WishSort, wishSorts } from "../../contract/sorts.ts"
import { Thumbnail } from "../ui/thumbnail.tsx"
import { ProductName } from "../ui/product-name.tsx"
import { unreachable } from "../data/problem.ts"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { Empty } from "../ui/empty.tsx"
import { Failed } from "../ui/failed.tsx"
import { ListTabs } from "../ui/list-tabs.tsx"
import { Loading } from "../ui/loading.tsx"
import { LoadMore } from "../ui/load-more.tsx"
import { RouteError } from "../ui/route-error.tsx"
import { RowActions } from "../ui/row-actions.tsx"
import { Skeleton, TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import { useSort } from "../ui/use-sort.ts"
import { nameless, photographed, product, withLongName } from "./samples.ts"

const columns: Column<typeof product, WishSort>[] = [
  {
    name: "Photo",
    card: "photo",
    cell: ({ productPhoto, productPhotoSizes }) => (
      <Thumbnail src={productPhoto} photoSizes={productPhotoSizes} />
    ),
  },
  {
    name: "Name",
    card: "title",
    sort: "name",
    cell: (each) => <ProductName>{each.productName}</ProductName>,
  },
  {
    name: "Selling Price",
    card: "price",
    sort: "price",
    cell: (each) => format.price(each.sellingPrice),
  },
  { name: "Condition", cell: (each) => each.productCondition },
  { name: "Posted", card: "plain", cell: (each) => each.postingDate },
  { name: "Status", card: "badges", cell: () => <Badge tone="success">AVAILABLE</Badge> },
  {
    name: "Action",
    card: "actions",
    cell: (each) => (
      <RowActions name={each.productName} main={<Button>ADVERTISE</Button>}>
        {() => <Button look="quiet">DELETE</Button>}
      </RowActions>
    ),
  },
]

const more = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => Promise.resolve() }

export function Lists() {
  const order = useSort(wishSorts)
  return (
    <div className="grid min-w-0 gap-6">
      <ListTabs
        label="Disputes"
        tabs={[
          { to: "?show=undecided", name: "Undecided", isShown: true },
          { to: "?show=decided", name: "Decided", isShown: false },
        ]}
      />
      <Empty
        sentence="You have not booked any products yet"
        next={{ to: "/categories", label: "EXPLORE PRODUCTS" }}
      />
      <Empty sentence="Nothing has happened yet." />
      <Failed what="Your bookings" onRetry={() => undefined} />
      <Failed what="Your bookings" error={unreachable} onRetry={() => undefined} />
      <Failed what="Your bookings" isBusy onRetry={() => undefined} />
      <Table caption="One" columns={columns} order={order} rows={[product]} keyOf={({ _id }) => _id} />
      <Table
        caption="Several"
        columns={columns}
        order={order}
        rows={[photographed, withLongName, nameless]}
        keyOf={({ _id }) => _id}
      />
      <LoadMore list={more} />
      <LoadMore list={{ ...more, isFetchingNextPage: true }} />
      <LoadMore list={more} error={unreachable} />
      <Many />
    </div>
  )
}

/** Rendered on request, because so many rows are slow. */
function Many() {
  const [isShown, setShown] = useState(false)
  if (!isShown)
    return (
      <Button look="plain" onClick={() => setShown(true)}>
        5,000 rows
      </Button>
    )
  const rows = Array.from({ length: 5_000 }, (_, index) => ({
    ...product,
    _id: `${index}`,
    sellingPrice: index,
  }))
  return <Table caption="Many" columns={columns} rows={rows} keyOf={({ _id }) => _id} />
}

export function Waiting() {
  return (
    <div className="grid gap-6">
      <Skeleton rows={2} />
      <TableSkeleton row="h-56 xl:h-22" />
      <Loading />
    </div>
  )
}

const missing = { status: 404, statusText: "", internal: true, data: null }

export function Failures() {
  return (
    <div className="grid gap-6">
      <RouteError error={missing} />
      <RouteError error={unreachable} />
    </div>
  )
}
