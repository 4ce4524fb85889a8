import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useSearchParams } from "react-router"
import { titled } from "#texts/page"
import * as texts from "#texts/add-product"
import { districtIn } from "../../../contract/districts.ts"
import type { Category } from "../../../contract/categories.ts"
import type { Product } from "../../../contract/products.ts"
import { categories } from "../../data/categories.ts"
import { profile } from "../../data/profile.ts"
import { product } from "../../data/products.ts"
import { Failed } from "../../ui/failed.tsx"
import { Loading } from "../../ui/loading.tsx"
import { useFailure } from "../../ui/use-failure.ts"
import type { Route } from "./+types/add-product.ts"
import { copyOf } from "../product-form/product-values.ts"
import { AddProductForm } from "./add-product-form.tsx"
import { type Draft, draftQuery, deleteDraft, saveDraft } from "../draft/draft.ts"
import { RequireRole } from "../../dashboard/guard.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function AddProductScreen() {
  return (
    <RequireRole who="Seller">
      {({ sub }) => (
        <div className="grid max-w-2xl gap-6">
          <h1 className="text-heading">{texts.heading}</h1>
          <AfterCategories person={sub} />
        </div>
      )}
    </RequireRole>
  )
}

/** Spec §2: the category list is loaded first. */
function AfterCategories({ person }: { person: string }) {
  const list = useQuery(categories)
  const draft = useQuery(draftQuery(person))
  const original = useOriginal()
  const known = useQuery(profile)
  const failure = useFailure(list)
  if (failure) return <Failed what={texts.theCategories} {...failure} />
  if (!list.data || draft.data === undefined || original.isLoading || known.isPending) return <Loading />
  const copy = original.data?.sellerId === person ? original.data : undefined
  const { phoneNumber = "", location = "" } = known.data ?? {}
  return (
    <FromDraft
      categories={list.data}
      person={person}
      draft={draft.data}
      copy={copy}
      remembered={{ phoneNumber, location, district: districtIn(location) }}
    />
  )
}

/** The own product that another one is like, named in the address. */
function useOriginal() {
  const [search] = useSearchParams()
  const id = search.get("like")
  return useQuery({ ...product(id ?? ""), enabled: id !== null })
}

type Left = {
  categories: Category[]
  person: string
  draft: Draft | null
  copy: Product | undefined
  remembered: Draft
}

type Start = { draft: Draft | null; cleared?: Draft; turn: number }

/** Holds the draft that the form starts from; a new key resets the form. */
function FromDraft({ copy, remembered, ...left }: Left) {
  const [{ turn, ...start }, setStart] = useState<Start>(() =>
    copy
      ? { draft: copyOf(copy), cleared: left.draft ?? undefined, turn: 0 }
      : { draft: left.draft, turn: 0 },
  )

  function startAfresh(cleared: Draft) {
    setStart({ draft: null, cleared, turn: turn + 1 })
    void deleteDraft()
  }

  function undo(draft: Draft) {
    setStart({ draft, turn: turn + 1 })
    void saveDraft(left.person, draft, true)
  }

  return (
    <AddProductForm
      {...left}
      key={turn}
      draft={start.draft}
      remembered={remembered}
      copied={turn === 0 ? copy?.productName : undefined}
      cleared={start.cleared}
      isAnew={turn > 0}
      onStartAfresh={startAfresh}
      onUndo={undo}
    />
  )
}
