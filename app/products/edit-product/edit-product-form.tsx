import { useState } from "react"
import { useNavigate } from "react-router"
import { useWatch } from "react-hook-form"
import * as texts from "#texts/edit-product"
import type { Category } from "../../../contract/categories.ts"
import type { Product } from "../../../contract/products.ts"
import { showProblem } from "../../ui/form-problem.ts"
import { Submit } from "../../ui/submit.tsx"
import { toastSuccess } from "../../ui/toast.ts"
import { usePhotos } from "../photos/use-photos.ts"
import { photoProblems } from "../product-form/photo-problems.ts"
import { ProductFields } from "../product-form/product-fields.tsx"
import { valuesOf } from "../product-form/product-values.ts"
import { useProductForm } from "../product-form/use-product-form.ts"
import { Conflict } from "./conflict.tsx"
import { useSave } from "./use-save.ts"

type Props = { categories: Category[]; product: Product }

export function EditProductForm({ categories, product }: Props) {
  // as it was when the form was begun: a later answer of the server is a change by another window
  const [begun] = useState(product)
  const form = useProductForm(valuesOf(begun))
  const photos = usePhotos(form)
  const navigate = useNavigate()
  const { save, conflict, load } = useSave(form, photos, begun)
  const price = useWatch({ control: form.control, name: "sellingPrice" })
  const { errors, isSubmitting } = form.formState

  function submit(isForced: boolean) {
    return form.handleSubmit(async (answers) => {
      try {
        if (!(await save(answers, isForced))) return undefined
      } catch (error) {
        return showProblem(form, error, photoProblems)
      }
      toastSuccess(texts.saved(answers.productName))
      return navigate("/dashboard/myproducts")
    })
  }

  return (
    <form noValidate className="grid content-start gap-2" onSubmit={(event) => void submit(false)(event)}>
      <ProductFields
        form={form}
        categories={categories}
        photos={photos}
        priceNote={price !== begun.sellingPrice && texts.priceIsTold}
      />
      {conflict && (
        <Conflict
          conflict={conflict}
          onLoad={load}
          onSaveMine={() => void submit(true)()}
          isBusy={isSubmitting}
        />
      )}
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
