import { useEffect } from "react"
import { useRouteLoaderData } from "react-router"
import type { z } from "zod"
import { Photo } from "../../../contract/images.ts"
import { ProductFields, payablePrice } from "../../../contract/products.ts"
import type { loader } from "../../root.tsx"
import { type Draft, saveDraft } from "./draft.ts"
import { checked } from "../../ui/checked.ts"
import { useForm } from "../../ui/use-form.ts"

const Answers = ProductFields.omit({ productPhoto: true }).extend({ photo: Photo })
type Answers = z.infer<typeof Answers>
type Input = z.input<typeof Answers>

export type ProductForm = ReturnType<typeof useDraftedForm>

/** Starts from the draft of this user and saves every change to it. */
export function useDraftedForm(person: string, draft: Draft | null) {
  const limits = useRouteLoaderData<typeof loader>("root")?.cards.limits
  const form = useForm<Input, unknown, Answers>({
    resolver: checked(limits ? Answers.extend({ sellingPrice: payablePrice(limits) }) : Answers),
    mode: "onTouched",
    defaultValues: draft ?? {},
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => void saveDraft(person, values, name === "photo"),
      }),
    [form, person],
  )
  return form
}
