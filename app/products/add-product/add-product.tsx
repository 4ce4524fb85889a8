import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { titled } from "#texts/page"
import * as texts from "#texts/add-product"
import type { Category } from "../../../contract/categories.ts"
import { categories } from "../../data/categories.ts"
import { Failed } from "../../ui/failed.tsx"
import { Loading } from "../../ui/loading.tsx"
import { useFailure } from "../../ui/use-failure.ts"
import type { Route } from "./+types/add-product.ts"
import { AddProductForm } from "./add-product-form.tsx"
import { type Draft, draftQuery, deleteDraft, saveDraft } from "./draft.ts"
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
  const failure = useFailure(list)
  if (failure) return <Failed what={texts.theCategories} {...failure} />
  if (!list.data || draft.data === undefined) return <Loading />
  return <FromDraft categories={list.data} person={person} draft={draft.data} />
}

type Start = { draft: Draft | null; cleared?: Draft; turn: number }

/** Holds the draft that the form starts from; a new key resets the form. */
function FromDraft(left: { categories: Category[]; person: string; draft: Draft | null }) {
  const [{ turn, ...start }, setStart] = useState<Start>({ draft: left.draft, turn: 0 })

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
      cleared={start.cleared}
      isAnew={turn > 0}
      onStartAfresh={startAfresh}
      onUndo={undo}
    />
  )
}
