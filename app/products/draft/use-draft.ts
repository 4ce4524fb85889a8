import { useEffect } from "react"
import type { ProductForm } from "../product-form/use-product-form.ts"
import { saveDraft } from "./draft.ts"

export function useDraft(form: ProductForm, person: string) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => void saveDraft(person, values, name === "photos"),
      }),
    [form, person],
  )
}
