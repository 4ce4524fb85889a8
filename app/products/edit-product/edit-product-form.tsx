import { type MouseEvent, useId, useState } from "react"
import { useNavigate } from "react-router"
import { useWatch } from "react-hook-form"
import * as texts from "#texts/edit-product"
import type { Category } from "../../../contract/categories.ts"
import type { Product } from "../../../contract/products.ts"
import { showProblem } from "../../ui/form-problem.ts"
import { Submit } from "../../ui/submit.tsx"
import { toastSuccess } from "../../ui/toast.ts"
import { syncFields } from "../../ui/use-form.ts"
import { type Draft, deleteDraft } from "../draft/draft.ts"
import { DraftNotice } from "../draft/draft-notice.tsx"
import { useDraft } from "../draft/use-draft.ts"
import type { DraftStart } from "../draft/use-draft-start.ts"
import { usePhotos } from "../photos/use-photos.ts"
import { photoProblems } from "../product-form/photo-problems.ts"
import { ProductFields } from "../product-form/product-fields.tsx"
import { valuesOf } from "../product-form/product-values.ts"
import { type ProductInput, useProductForm } from "../product-form/use-product-form.ts"
import { Conflict } from "./conflict.tsx"
import { useSave } from "./use-save.ts"

type Props = {
  categories: Category[]
  /** The product as it was when the form was opened: later changes come from another window. */
  opened: Product
  start: DraftStart
}

export function EditProductForm({ categories, opened, start }: Props) {
  const draftOf = { person: opened.sellerId, productId: opened._id }
  const [plain] = useState(() => valuesOf(opened))
  const form = useProductForm(withDraft(plain, start.draft))
  useDraft(form, draftOf, plain)
  const photos = usePhotos(form)
  const notice = useId()
  const navigate = useNavigate()
  const { save, conflict, load } = useSave(form, photos, opened)
  const price = useWatch({ control: form.control, name: "sellingPrice" })
  const { errors, isDirty, isSubmitting } = form.formState

  function submit(isForced: boolean) {
    return form.handleSubmit(async (values) => {
      try {
        if (!(await save(values, isForced))) return undefined
      } catch (error) {
        return showProblem(form, error, photoProblems)
      }
      // before the toast: a person who leaves at once must not find a draft of the saved changes
      await deleteDraft(draftOf)
      toastSuccess(texts.saved(values.productName))
      return navigate("/dashboard/myproducts")
    })
  }

  function saveMine({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (currentTarget.form) syncFields(currentTarget.form)
    void submit(true)()
  }

  return (
    <form noValidate className="grid content-start gap-2" onSubmit={(event) => void submit(false)(event)}>
      <DraftNotice id={notice} form={form} start={start} says={says} />
      <ProductFields
        form={form}
        categories={categories}
        photos={photos}
        described={start.isAnew && !isDirty ? notice : undefined}
        priceNote={price !== opened.sellingPrice && texts.priceIsTold}
      />
      {conflict && <Conflict conflict={conflict} onLoad={load} onSaveMine={saveMine} isBusy={isSubmitting} />}
      <Submit
        error={conflict ? undefined : errors.root}
        isBusy={isSubmitting}
        note={<output className="text-muted">{isSubmitting && texts.saving}</output>}
      >
        {texts.save}
      </Submit>
    </form>
  )
}

const says = { kept: texts.draftKept, clear: texts.discard, cleared: texts.discarded }

/** Drops photos that the product no longer has. */
function withDraft(plain: ProductInput, draft: Draft | null): ProductInput {
  if (!draft?.photos) return { ...plain, ...draft }
  const known = new Set(plain.photos.map(({ id }) => id))
  return { ...plain, ...draft, photos: draft.photos.filter(({ id, file }) => file || known.has(id)) }
}
