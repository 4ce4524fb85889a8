import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useSearchParams } from "react-router"
import { titled } from "#texts/page"
import * as texts from "#texts/add-product"
import { districtIn } from "../../../contract/districts.ts"
import type { Category } from "../../../contract/categories.ts"
import type { Product } from "../../../contract/products.ts"
import type { Profile } from "../../../contract/profile.ts"
import { categories } from "../../data/categories.ts"
import { profile } from "../../data/profile.ts"
import { product } from "../../data/products.ts"
import { Failed } from "../../ui/failed.tsx"
import { Loading } from "../../ui/loading.tsx"
import { useFailure } from "../../ui/use-failure.ts"
import type { Route } from "./+types/add-product.ts"
import { copyOf } from "../product-form/product-values.ts"
import { type Draft, draftQuery } from "../draft/draft.ts"
import { useDraftStart } from "../draft/use-draft-start.ts"
import { AddProductForm } from "./add-product-form.tsx"
import { RequireRole } from "../../dashboard/guard.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function AddProductScreen() {
  return (
    <RequireRole who="Seller">
      {({ sub }) => (
        <div className="grid gap-6">
          <h1 className="text-heading">{texts.heading}</h1>
          <div className="grid gap-10 xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] xl:bangla:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
            <div className="max-w-2xl">
              <AfterCategories person={sub} />
            </div>
            <WhatFollows />
          </div>
        </div>
      )}
    </RequireRole>
  )
}

function WhatFollows() {
  return (
    <aside aria-labelledby="what-follows" className="max-xl:hidden">
      <h2 id="what-follows" className="text-xl">
        {texts.whatFollows}
      </h2>
      <ol className="mt-3 grid list-outside list-decimal gap-3 ps-5 bangla:list-[bengali]">
        {texts.followingSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </aside>
  )
}

/** Spec §2: the category list is loaded first. */
function AfterCategories({ person }: { person: string }) {
  const list = useQuery(categories)
  const draft = useQuery(draftQuery({ person }))
  const original = useOriginal()
  const known = useQuery(profile)
  const failure = useFailure(list)
  if (failure) return <Failed what={texts.theCategories} {...failure} />
  if (!list.data || draft.data === undefined || original.isLoading || known.isPending) return <Loading />
  const copy = original.data?.sellerId === person ? original.data : undefined
  return (
    <FromDraft
      categories={list.data}
      person={person}
      draft={draft.data}
      copy={copy}
      remembered={known.data}
    />
  )
}

function useOriginal() {
  const [search] = useSearchParams()
  const id = search.get("like")
  return useQuery({ ...product(id ?? ""), enabled: id !== null })
}

type DraftProps = {
  categories: Category[]
  person: string
  draft: Draft | null
  copy: Product | undefined
  remembered: Profile | undefined
}

function FromDraft({ categories, person, draft, copy, remembered }: DraftProps) {
  const [plain] = useState(() => plainValues(remembered))
  const start = useDraftStart(
    { person },
    plain,
    copy ? copyOf(copy) : draft,
    copy ? (draft ?? undefined) : undefined,
  )
  return (
    <AddProductForm
      key={start.turn}
      categories={categories}
      person={person}
      start={start}
      plain={plain}
      copied={start.isAnew ? undefined : copy}
    />
  )
}

function plainValues({ phoneNumber = "", location = "" }: Partial<Profile> = {}): Draft {
  return { phoneNumber, location, district: districtIn(location) ?? "", phoneVisibility: "everyone" }
}
