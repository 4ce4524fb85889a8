import { useQuery } from "@tanstack/react-query"
import { categories } from "../data/categories.ts"
import { Failed } from "../ui/failed.tsx"
import { Loading } from "../ui/loading.tsx"
import type { Route } from "./+types/add-product.ts"
import { AddProductForm } from "./add-product-form.tsx"
import { Only } from "./guard.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "Add Product - Backline" }]
}

export default function AddProductScreen() {
  return (
    <Only who="Seller">
      {() => (
        <div className="grid max-w-2xl gap-6">
          <h1 className="text-heading">Add Product</h1>
          <AfterCategories />
        </div>
      )}
    </Only>
  )
}

/** Spec §2: the category list is loaded first. */
function AfterCategories() {
  const list = useQuery(categories)
  if (list.data) return <AddProductForm categories={list.data} />
  if (list.isPending) return <Loading />
  return <Failed what="The categories" error={list.error} onRetry={() => void list.refetch()} />
}
