import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "react-router"
import { titled } from "#texts/page"
import * as texts from "#texts/edit-product"
import type { Category } from "../../../contract/categories.ts"
import type { Product } from "../../../contract/products.ts"
import { RequireRole } from "../../dashboard/guard.tsx"
import { categories } from "../../data/categories.ts"
import { product } from "../../data/products.ts"
import { isProblem } from "../../data/problem.ts"
import { SuspensionNotice, useSuspension } from "../../suspensions/suspended.tsx"
import { BackLink } from "../../ui/back-link.tsx"
import { Failed } from "../../ui/failed.tsx"
import { Loading } from "../../ui/loading.tsx"
import { Outcome } from "../../ui/outcome.tsx"
import { useFailure } from "../../ui/use-failure.ts"
import type { Route } from "./+types/edit-product.ts"
import { type Draft, draftQuery } from "../draft/draft.ts"
import { useDraftStart } from "../draft/use-draft-start.ts"
import { valuesOf } from "../product-form/product-values.ts"
import { EditProductForm } from "./edit-product-form.tsx"
import { ProductActions } from "./product-actions.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function EditProductScreen({ params: { id } }: Route.ComponentProps) {
  return (
    <RequireRole who="Seller">
      {({ sub }) => (
        <div className="grid gap-6">
          <div>
            <BackLink to="/dashboard/myproducts">{texts.myProducts}</BackLink>
            <h1 className="text-heading">{texts.heading}</h1>
          </div>
          <Loaded key={id} id={id} person={sub} />
        </div>
      )}
    </RequireRole>
  )
}

function Loaded({ id, person }: { id: string; person: string }) {
  const list = useQuery(categories)
  const draft = useQuery(draftQuery({ person, productId: id }))
  const loaded = useQuery({ ...product(id), staleTime: 0, refetchOnWindowFocus: false })
  const own = useSuspension()
  const failure = useFailure(list, loaded)
  const isOfAnotherSeller = loaded.data && loaded.data.sellerId !== person
  if (isOfAnotherSeller || isProblem(loaded.error ?? failure?.error, "not-found"))
    return <Ended sentence={texts.noSuchProduct} />
  if (failure) return <Failed what={texts.theProduct} {...failure} />
  if (!list.data || !loaded.data || draft.data === undefined || own.isLoading) return <Loading />
  if (loaded.data.saleStatus === "SOLD") return <Ended sentence={texts.isSold} />
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] xl:gap-10 xl:bangla:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      <div className="xl:col-span-full empty:hidden">
        <SuspensionNotice />
      </div>
      <div className="xl:order-last">
        <ProductActions product={loaded.data} />
      </div>
      <FromDraft categories={list.data} product={loaded.data} draft={draft.data} />
    </div>
  )
}

type DraftProps = { categories: Category[]; product: Product; draft: Draft | null }

function FromDraft({ categories, product: now, draft }: DraftProps) {
  const [opened] = useState(now)
  const of = { person: opened.sellerId, productId: opened._id }
  const start = useDraftStart(of, valuesOf(opened), draft)
  return <EditProductForm key={start.turn} categories={categories} opened={opened} start={start} />
}

function Ended({ sentence }: { sentence: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Outcome className="text-lead font-semibold">{sentence}</Outcome>
      <Link to="/dashboard/myproducts" className="btn btn-primary">
        {texts.myProducts}
      </Link>
    </div>
  )
}
