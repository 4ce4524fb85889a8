import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { Product } from "../../../contract/products.ts"
import { editProduct, product as productQuery } from "../../data/products.ts"
import { isProblem } from "../../data/problem.ts"
import type { Photos } from "../photos/use-photos.ts"
import { sendWithPhotos } from "../photos/send-with-photos.ts"
import { changedNames, changesOf, valuesOf } from "../product-form/product-values.ts"
import type { ProductValues, ProductForm } from "../product-form/use-product-form.ts"

export type Changed = { latest: Product; names: ReturnType<typeof changedNames> }

/** Saves the fields that differ from the loaded product; a change from another window meanwhile is a conflict. */
export function useSave(form: ProductForm, photos: Photos, opened: Product) {
  const [base, setBase] = useState(opened)
  const [conflict, setConflict] = useState<Changed>()
  const editing = useMutation(editProduct)
  const queries = useQueryClient()
  const id = base._id

  /** Returns whether it was saved. `isForced` overwrites changes from another window to the same fields. */
  async function save(values: ProductValues, isForced: boolean) {
    const { updatedAt } = isForced && conflict ? conflict.latest : base
    try {
      await sendWithPhotos(photos, () => send(values, updatedAt))
    } catch (error) {
      if (isProblem(error, "conflict")) return showConflict()
      // shows the product's current state
      if (isProblem(error, "already-sold")) await queries.invalidateQueries({ queryKey: ["products", id] })
      throw error
    }
    return true
  }

  async function send(values: ProductValues, updatedAt: string) {
    const uploaded = { ...values, photos: await photos.settle() }
    await editing.mutateAsync({ id, changes: { ...changesOf(uploaded, valuesOf(base)), updatedAt } })
  }

  async function showConflict() {
    const latest = await queries.fetchQuery({ ...productQuery(id), staleTime: 0 })
    setConflict({ latest, names: changedNames(valuesOf(latest), valuesOf(base)) })
    return false
  }

  /** Takes over the changes from another window; the other fields keep what this one has. */
  function load() {
    if (!conflict) return
    const values = valuesOf(conflict.latest)
    for (const name of conflict.names) form.setValue(name, values[name], { shouldValidate: true })
    setBase(conflict.latest)
    setConflict(undefined)
  }

  return { save, conflict, load }
}
