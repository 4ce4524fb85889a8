import { useEffect, useId } from "react"
import { useNavigate } from "react-router"
import * as texts from "#texts/add-product"
import { filledFrom } from "#texts/edit-product"
import type { Category } from "../../../contract/categories.ts"
import { Button } from "../../ui/button.tsx"
import { showProblem } from "../../ui/form-problem.ts"
import { Notice } from "../../ui/notice.tsx"
import { Submit } from "../../ui/submit.tsx"
import { toastSuccess } from "../../ui/toast.ts"
import { usePhotos } from "../photos/use-photos.ts"
import { photoProblems } from "../product-form/photo-problems.ts"
import { ProductFields } from "../product-form/product-fields.tsx"
import { useProductForm } from "../product-form/use-product-form.ts"
import { type Draft, deleteDraft } from "../draft/draft.ts"
import { useAddProduct } from "./use-add-product.ts"
import { useDraft } from "../draft/use-draft.ts"

type Props = {
  categories: Category[]
  /** `sub` of the draft's owner. */
  person: string
  draft: Draft | null
  /** What the profile knows. */
  remembered: Draft
  /** The name of the product that the form was filled in from. */
  copied: string | undefined
  /** The draft that Start afresh removed. */
  cleared: Draft | undefined
  /** The form was reset by Start afresh or Undo. */
  isAnew: boolean
  onStartAfresh: (typed: Draft) => void
  onUndo: (cleared: Draft) => void
}

export function AddProductForm(props: Props) {
  const { categories, person, draft, remembered, copied, cleared, isAnew, onStartAfresh, onUndo } = props
  const form = useProductForm(draft ?? remembered)
  useDraft(form, person)
  const photos = usePhotos(form)
  const { setFocus } = form
  const notice = useId()
  useEffect(() => {
    if (isAnew) setFocus("productName")
  }, [isAnew, setFocus])
  const { errors, isDirty, isSubmitting } = form.formState
  const { add, progress } = useAddProduct(photos)
  const navigate = useNavigate()
  const submit = form.handleSubmit(async (answers) => {
    try {
      await add(answers)
    } catch (error) {
      return showProblem(form, error, photoProblems)
    }
    // before the toast: leaving at once must not keep the draft of a product that is added
    await deleteDraft()
    toastSuccess(texts.added(answers.productName))
    return navigate("/dashboard/myproducts")
  })
  return (
    <form noValidate className="grid gap-2" onSubmit={(event) => void submit(event)}>
      {draft && (
        <Notice id={notice} says={copied ? filledFrom(copied) : texts.draftKept}>
          <Button look="plain" disabled={isSubmitting} onClick={() => onStartAfresh(form.getValues())}>
            {texts.startAfresh}
          </Button>
        </Notice>
      )}
      {cleared && (
        <Notice id={notice} says={texts.draftCleared} isOver={isDirty}>
          <Button look="plain" disabled={isSubmitting} onClick={() => onUndo(cleared)}>
            {texts.undo}
          </Button>
        </Notice>
      )}
      <ProductFields
        form={form}
        categories={categories}
        photos={photos}
        // read out with the focus, which the removed button passes on to this field
        described={isAnew && !isDirty ? notice : undefined}
      />
      <Submit
        error={errors.root}
        isBusy={isSubmitting}
        note={<output className="text-muted">{progress}</output>}
      >
        {texts.addProduct}
      </Submit>
    </form>
  )
}
