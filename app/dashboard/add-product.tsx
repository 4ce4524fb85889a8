import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { Category } from "../../contract/categories.ts"
import { categories } from "../data/categories.ts"
import { Failed } from "../ui/failed.tsx"
import { Loading } from "../ui/loading.tsx"
import { toastUndo } from "../ui/toast.ts"
import type { Route } from "./+types/add-product.ts"
import { AddProductForm } from "./add-product-form.tsx"
import { type Draft, draftOf, forgetDraft, keepDraft } from "./draft.ts"
import { Only } from "./guard.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "Add Product - Backline" }]
}

export default function AddProductScreen() {
  return (
    <Only who="Seller">
      {({ sub }) => (
        <div className="grid max-w-2xl gap-6">
          <h1 className="text-heading">Add Product</h1>
          <AfterCategories person={sub} />
        </div>
      )}
    </Only>
  )
}

/** Spec §2: the category list is loaded first. */
function AfterCategories({ person }: { person: string }) {
  const list = useQuery(categories)
  const draft = useQuery(draftOf(person))
  if (list.data && draft.data !== undefined)
    return <FromDraft categories={list.data} person={person} draft={draft.data} />
  if (!list.error) return <Loading />
  return <Failed what="The categories" error={list.error} onRetry={() => void list.refetch()} />
}

/** The form as it was left; afresh when that is wanted, with a way back. */
function FromDraft(left: { categories: Category[]; person: string; draft: Draft | null }) {
  const [{ draft, turn }, setStart] = useState({ draft: left.draft, turn: 0 })

  function begin(next: Draft | null) {
    setStart(({ turn: last }) => ({ draft: next, turn: last + 1 }))
  }

  async function startAfresh(typed: Draft) {
    begin(null)
    await forgetDraft()
    await toastUndo("Your draft is cleared.", () => {
      begin(typed)
      void keepDraft(left.person, typed, true)
    })
  }

  return (
    <AddProductForm
      {...left}
      key={turn}
      draft={draft}
      isAnew={turn > 0}
      onStartAfresh={(typed) => void startAfresh(typed)}
    />
  )
}
