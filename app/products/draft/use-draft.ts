import { useEffect } from "react"
import type { ProductForm } from "../product-form/use-product-form.ts"
import { type Draft, type DraftOf, saveDraft } from "./draft.ts"

export function useDraft(form: ProductForm, { person, productId }: DraftOf, start: Draft) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) =>
          void saveDraft({ person, productId }, start, values, name === "photos"),
      }),
    [form, person, productId, start],
  )
}
