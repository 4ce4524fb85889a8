import { useState } from "react"
import { AdvertisedCard } from "../products/advertised-card.tsx"
import { ProductCard } from "../products/product-card.tsx"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { CategoryGrid } from "../ui/category-grid.tsx"
import { Condition } from "../ui/condition.tsx"
import { ConfirmDialog } from "../ui/confirm-dialog.tsx"
import { Empty } from "../ui/empty.tsx"
import { Failed } from "../ui/failed.tsx"
import { Field, SelectField, TextField } from "../ui/field.tsx"
import { Loading } from "../ui/loading.tsx"
import { More } from "../ui/more.tsx"
import { Price } from "../ui/price.tsx"
import { Skeleton, TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import { toastError, toastSuccess } from "../ui/toast.ts"
import { Verified } from "../ui/verified.tsx"
import { advertised, category, longWord, nameless, plain, product, sold, withLongName } from "./samples.ts"

const looks = ["primary", "brass", "outline", "plain", "quiet", "danger"] as const

export function Buttons() {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="grid gap-3">
      {looks.map((look) => (
        <div key={look} className="flex flex-wrap gap-3">
          <Button look={look}>{look}</Button>
          <Button look={look} isBusy>
            {look}
          </Button>
          <Button look={look} disabled>
            {look}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button look="plain" onClick={() => setAsking(true)}>
          Ask
        </Button>
        <Button look="plain" onClick={() => void toastSuccess("Product advertised successfully!")}>
          Toast
        </Button>
        <Button look="plain" onClick={() => void toastError(longWord)}>
          Toast of a failure
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          act={`delete ${withLongName.productName}?`}
          onCancel={() => setAsking(false)}
          onConfirm={() => setAsking(false)}
        />
      )}
    </div>
  )
}

export function Fields() {
  return (
    <div className="grid max-w-md gap-4">
      <Field label="Empty" />
      <Field label="Filled" defaultValue={longWord} hint="With a hint" />
      <Field label="Wrong" defaultValue="ana@" error="Email is required" />
      <Field label="Disabled" defaultValue="Ana Gomes" disabled />
      <SelectField label="Choice">
        <option>Choose one</option>
      </SelectField>
      <TextField label="Several lines" rows={2} error="Product Description is required" />
    </div>
  )
}

export function Marks() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Badge tone="success">AVAILABLE</Badge>
      <Badge tone="sold">SOLD</Badge>
      <Badge tone="brass">ADVERTISED</Badge>
      <Badge tone="faded">SOLD</Badge>
      <Condition grade="Fair" />
      <Condition grade="Good" />
      <Condition grade="Excellent" />
      <Verified />
      <Price selling={9_500} bought={13_500.5} />
      <Price selling={10_000_000} />
    </div>
  )
}

export function Cards() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {[product, sold, withLongName, nameless].map((each) => (
        <ProductCard key={each._id} product={each} isEarly={false} />
      ))}
      <AdvertisedCard product={advertised} />
      <div className="col-span-full">
        <CategoryGrid categories={[category, { ...category, _id: "long", categoryName: longWord }]} />
      </div>
    </div>
  )
}

const columns: Column<typeof product>[] = [
  { name: "Name", card: "title", sortBy: plain, cell: (each) => <b>{each.productName}</b> },
  {
    name: "Selling Price",
    card: "price",
    sortBy: ({ sellingPrice }) => sellingPrice,
    cell: (each) => each.sellingPrice,
  },
]

const more = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => Promise.resolve() }

export function Lists() {
  return (
    <div className="grid min-w-0 gap-6">
      <Empty
        sentence="You have not booked any products yet"
        next={{ to: "/categories", label: "EXPLORE PRODUCTS" }}
      />
      <Failed what="Your bookings" onRetry={() => undefined} />
      <Failed what="Your bookings" isBusy onRetry={() => undefined} />
      <Table caption="One" columns={columns} rows={[product]} keyOf={({ _id }) => _id} />
      <Table
        caption="Several"
        columns={columns}
        rows={[product, withLongName, nameless]}
        keyOf={({ _id }) => _id}
      />
      <More list={more} />
      <More list={{ ...more, isFetchingNextPage: true }} />
    </div>
  )
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
