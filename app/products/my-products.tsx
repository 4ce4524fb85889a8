import { howMany } from "#texts/products"
import { useMutation } from "@tanstack/react-query"
import { Link } from "react-router"
import { titled } from "#texts/page"
import * as texts from "#texts/my-products"
import { formatBdt } from "../../contract/money.ts"
import type { Product } from "../../contract/products.ts"
import { isolate } from "../../contract/isolate.ts"
import { type OwnProductSort, ownProductSorts } from "../../contract/sorts.ts"
import { advertiseProduct, removeProduct } from "../data/products.ts"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { ProductName } from "../ui/product-name.tsx"
import { type Column, Table } from "../ui/table.tsx"
import { useSort } from "../ui/use-sort.ts"
import { toastSuccess } from "../ui/toast.ts"
import type { Route } from "./+types/my-products.ts"
import { RequireRole } from "../dashboard/guard.tsx"
import { List } from "../ui/list.tsx"
import { useProductChoice } from "./product-choice.tsx"
import { RemoveButton } from "../ui/remove-button.tsx"
import { toastFailure } from "../ui/toast-failure.ts"
import { Thumbnail } from "../ui/thumbnail.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function MyProductsScreen() {
  return (
    <RequireRole who="Seller">
      {(user) => (
        <div className="grid gap-6">
          <MyProducts email={user.email} />
        </div>
      )}
    </RequireRole>
  )
}

const add = { to: "/dashboard/addproducts", label: texts.addProduct }
const empty = { sentence: texts.none, next: add }

function MyProducts({ email }: { email: string }) {
  const order = useSort(ownProductSorts)
  const { list, all, choice } = useProductChoice(email, order.sort)
  // the total is unknown while there are more pages
  const count = (!all.hasNextPage && all.data?.length) || 0
  return (
    <>
      <header className="flex min-h-14 items-center justify-between gap-2 sm:items-start">
        <div className="gap-x-3 sm:flex sm:items-baseline">
          <h1 className="text-heading">{texts.heading}</h1>
          {/* the line is reserved */}
          <p className="min-h-6.25 text-muted">{count > 0 && howMany(count)}</p>
        </div>
        {all.data?.length !== 0 && (
          <Link to={add.to} className="btn whitespace-nowrap btn-primary">
            {add.label}
          </Link>
        )}
      </header>
      <List list={list} what={texts.yourProducts} empty={empty} skeleton={skeleton}>
        {(rows, isBusy) => (
          <Table
            caption={texts.caption}
            columns={columns}
            rows={rows}
            order={order}
            isBusy={isBusy}
            choice={choice}
            keyOf={({ _id }) => _id}
          />
        )}
      </List>
    </>
  )
}

const skeleton = <TableSkeleton head="h-25 md:h-11 xl:h-32.25" row="h-53 xl:h-21" />

const columns: Column<Product, OwnProductSort>[] = [
  { name: texts.columns.number, card: "absent", cell: (_, index) => index + 1 },
  {
    name: texts.columns.image,
    card: "photo",
    cell: (product) => <Thumbnail src={product.productPhoto} photoSizes={product.productPhotoSizes} />,
  },
  {
    name: texts.columns.name,
    card: "title",
    sort: "name",
    cell: ({ productName }) => (
      <b dir="auto">
        <ProductName>{productName}</ProductName>
      </b>
    ),
  },
  {
    name: texts.columns.category,
    card: "plain",
    sort: "category",
    cell: ({ productCategory }) => productCategory,
  },
  {
    name: texts.columns.sellingPrice,
    card: "price",
    sort: "price",
    cell: ({ sellingPrice }) => formatBdt(sellingPrice),
  },
  {
    name: texts.columns.salesStatus,
    card: "badges",
    sort: "status",
    cell: ({ saleStatus, ad }) => <SalesStatus status={saleStatus} isAdvertised={Boolean(ad)} />,
  },
  { name: texts.columns.actions, card: "actions", cell: (product) => <Actions product={product} /> },
]

type Status = { status: Product["saleStatus"]; isAdvertised: boolean }

/** Spec §2: both badges are shown; the current one is highlighted. */
function SalesStatus({ status, isAdvertised }: Status) {
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={status === "AVAILABLE" ? "success" : "faded"}>
        {texts.available}
        <IsSo answer={status === "AVAILABLE"} />
      </Badge>
      <Badge tone={status === "SOLD" ? "sold" : "faded"}>
        {texts.sold}
        <IsSo answer={status === "SOLD"} />
      </Badge>
      {isAdvertised && <Advertised className="xl:hidden" />}
    </span>
  )
}

function IsSo({ answer }: { answer: boolean }) {
  return <span className="sr-only">{answer ? texts.isSo : texts.isNotSo}</span>
}

function Advertised({ className }: { className: string }) {
  return (
    <Badge tone="brass" className={className}>
      {texts.advertised}
    </Badge>
  )
}

function Actions({ product }: { product: Product }) {
  if (product.saleStatus === "SOLD")
    return (
      <span className="flex flex-wrap items-center gap-1 text-muted md:max-xl:min-h-11">
        {product.ad && <Advertised className="max-xl:hidden" />}
        {texts.soldIsFinal}
      </span>
    )
  return (
    <span className="flex w-full flex-wrap items-center gap-2 xl:grid xl:grid-cols-[7.5rem_auto] xl:justify-start">
      {product.ad ? <Advertised className="max-xl:hidden" /> : <Advertise product={product} />}
      <span className="max-xl:ml-auto">
        <RemoveButton
          id={product._id}
          name={product.productName}
          act={texts.removing(product.productName)}
          removal={removeProduct}
          removed={texts.removed(product.productName)}
        />
      </span>
    </span>
  )
}

function Advertise({ product: { _id, productName } }: { product: Product }) {
  const advertising = useMutation({
    ...advertiseProduct,
    onSuccess: () => toastSuccess(texts.hasBeenAdvertised),
    onError: toastFailure,
  })
  return (
    <Button
      look="outline"
      isBusy={advertising.isPending}
      aria-label={`${texts.advertise}: ${isolate(productName)}`}
      onClick={() => advertising.mutate(_id)}
    >
      {texts.advertise}
    </Button>
  )
}
