import { useInfiniteQuery, useMutation } from "@tanstack/react-query"
import { Link } from "react-router"
import { productMessages } from "../../contract/messages.ts"
import { bdt } from "../../contract/money.ts"
import type { Product } from "../../contract/products.ts"
import { advertiseProduct, myProducts, removeProduct } from "../data/products.ts"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { TableSkeleton } from "../ui/skeleton.tsx"
import { type Column, Table } from "../ui/table.tsx"
import { toastSuccess } from "../ui/toast.ts"
import type { Route } from "./+types/my-products.ts"
import { Only } from "./guard.tsx"
import { List } from "./list.tsx"
import { RemoveButton } from "./remove-button.tsx"
import { tellFailure } from "./tell-failure.ts"
import { Thumbnail } from "./thumbnail.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "My Products - Backline" }]
}

export default function MyProductsScreen() {
  return (
    <Only who="Seller">
      {(user) => (
        <div className="grid gap-6">
          <MyProducts email={user.email} />
        </div>
      )}
    </Only>
  )
}

const add = { to: "/dashboard/addproducts", label: "ADD PRODUCT" }
const empty = { sentence: productMessages.noneAdded, next: add }

function MyProducts({ email }: { email: string }) {
  const list = useInfiniteQuery(myProducts(email))
  return (
    <>
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-2">
        <h1 className="text-heading">My Products</h1>
        {/* an empty list says so itself */}
        {list.data?.length !== 0 && (
          <Link to={add.to} className="btn btn-primary">
            {add.label}
          </Link>
        )}
      </header>
      <List list={list} what="Your products" empty={empty} skeleton={<TableSkeleton row="h-56 xl:h-22" />}>
        {(rows, isPart) => (
          <Table
            caption="My products"
            columns={columns}
            rows={rows}
            isPart={isPart}
            keyOf={({ _id }) => _id}
          />
        )}
      </List>
    </>
  )
}

const columns: Column<Product>[] = [
  { name: "No.", card: "absent", cell: (_, index) => index + 1 },
  {
    name: "Image",
    card: "photo",
    cell: (product) => <Thumbnail src={product.productPhoto} photoSizes={product.productPhotoSizes} />,
  },
  {
    name: "Name",
    card: "title",
    sortBy: ({ productName }) => productName,
    cell: ({ productName }) => <b>{productName}</b>,
  },
  {
    name: "Category",
    card: "plain",
    sortBy: ({ productCategory }) => productCategory,
    cell: ({ productCategory }) => productCategory,
  },
  {
    name: "Selling Price",
    card: "price",
    sortBy: ({ sellingPrice }) => sellingPrice,
    cell: ({ sellingPrice }) => bdt(sellingPrice),
  },
  {
    name: "Sales Status",
    card: "badges",
    sortBy: ({ saleStatus }) => saleStatus,
    cell: ({ saleStatus }) => <SalesStatus status={saleStatus} />,
  },
  { name: "Actions", card: "actions", cell: (product) => <Actions product={product} /> },
]

/** Spec §2: both badges are always there; the one that is true is lit. */
function SalesStatus({ status }: { status: Product["saleStatus"] }) {
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={status === "AVAILABLE" ? "success" : "faded"}>
        AVAILABLE<span className="sr-only">{status === "AVAILABLE" ? " (yes)" : " (no)"}</span>
      </Badge>
      <Badge tone={status === "SOLD" ? "sold" : "faded"}>
        SOLD<span className="sr-only">{status === "SOLD" ? " (yes)" : " (no)"}</span>
      </Badge>
    </span>
  )
}

function Actions({ product }: { product: Product }) {
  const isSold = product.saleStatus === "SOLD"
  return (
    <span className="grid grid-cols-2 items-center gap-2 max-xl:w-full xl:flex xl:flex-wrap">
      {product.ad ? <Badge tone="brass">ADVERTISED</Badge> : <Advertise product={product} isSold={isSold} />}
      <RemoveButton
        id={product._id}
        name={product.productName}
        act={`delete ${product.productName}?`}
        removal={removeProduct}
        removed={productMessages.removed(product.productName)}
        disabled={isSold}
      />
      {isSold && (
        <span className="col-span-full text-muted">A sold product cannot be advertised or deleted.</span>
      )}
    </span>
  )
}

function Advertise({ product: { _id, productName }, isSold }: { product: Product; isSold: boolean }) {
  const advertising = useMutation({
    ...advertiseProduct,
    onSuccess: () => toastSuccess(productMessages.advertised),
    onError: tellFailure,
  })
  return (
    <Button
      look="outline"
      disabled={isSold}
      isBusy={advertising.isPending}
      aria-label={`ADVERTISE: ${productName}`}
      onClick={() => advertising.mutate(_id)}
    >
      ADVERTISE
    </Button>
  )
}
