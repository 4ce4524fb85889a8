import { useInfiniteQuery, useMutation } from "@tanstack/react-query"
import { productMessages } from "../../contract/messages.ts"
import { bdt } from "../../contract/money.ts"
import type { Product } from "../../contract/products.ts"
import { advertiseProduct, myProducts, removeProduct } from "../data/products.ts"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { Table } from "../ui/table.tsx"
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
          <h1 className="text-heading">My Products</h1>
          <MyProducts email={user.email} />
        </div>
      )}
    </Only>
  )
}

const empty = {
  sentence: productMessages.noneAdded,
  next: { to: "/dashboard/addproducts", label: "ADD PRODUCT" },
}

function MyProducts({ email }: { email: string }) {
  const list = useInfiniteQuery(myProducts(email))
  return (
    <List list={list} what="Your products" empty={empty}>
      {(rows) => <Table caption="My products" columns={columns} rows={rows} keyOf={({ _id }) => _id} />}
    </List>
  )
}

const columns = [
  { name: "No.", cell: (_: Product, index: number) => index + 1 },
  {
    name: "Image",
    isUnnamedOnCards: true,
    cell: (product: Product) => (
      <Thumbnail src={product.productPhoto} photoSizes={product.productPhotoSizes} />
    ),
  },
  { name: "Name", cell: ({ productName }: Product) => <b>{productName}</b> },
  { name: "Category", cell: ({ productCategory }: Product) => productCategory },
  { name: "Selling Price", cell: ({ sellingPrice }: Product) => <Amount amount={sellingPrice} /> },
  { name: "Sales Status", cell: ({ saleStatus }: Product) => <SalesStatus status={saleStatus} /> },
  { name: "Actions", isUnnamedOnCards: true, cell: (product: Product) => <Actions product={product} /> },
]

function Amount({ amount }: { amount: number }) {
  return <span className="whitespace-nowrap tabular-nums">{bdt(amount)}</span>
}

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
    <span className="grid grid-cols-2 gap-2 max-md:w-full md:flex md:flex-wrap">
      {product.ad ? <Badge tone="brass">ADVERTISED</Badge> : <Advertise product={product} isSold={isSold} />}
      <RemoveButton
        id={product._id}
        name={product.productName}
        act={`delete ${product.productName}?`}
        removal={removeProduct}
        removed={productMessages.removed(product.productName)}
        disabled={isSold}
      />
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
      look="brass"
      disabled={isSold}
      isBusy={advertising.isPending}
      aria-label={`ADVERTISE: ${productName}`}
      onClick={() => advertising.mutate(_id)}
    >
      ADVERTISE
    </Button>
  )
}
