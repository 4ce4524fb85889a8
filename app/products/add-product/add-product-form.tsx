import { useId } from "react"
import { useNavigate } from "react-router"
import * as texts from "#texts/add-product"
import { filledFrom, filledFromForSale } from "#texts/edit-product"
import type { Category } from "../../../contract/categories.ts"
import type { Product } from "../../../contract/products.ts"
import { goToSuspension, SuspensionNotice, useSuspension } from "../../suspensions/suspended.tsx"
import { showProblem } from "../../ui/form-problem.ts"
import { Submit } from "../../ui/submit.tsx"
import { toastSuccess } from "../../ui/toast.ts"
import { type Draft, deleteDraft } from "../draft/draft.ts"
import { DraftNotice } from "../draft/draft-notice.tsx"
import { useDraft } from "../draft/use-draft.ts"
import type { DraftStart } from "../draft/use-draft-start.ts"
import { usePhotos } from "../photos/use-photos.ts"
import { photoProblems } from "../product-form/photo-problems.ts"
import { ProductFields } from "../product-form/product-fields.tsx"
import { isForSale } from "../product-form/product-values.ts"
import { useProductForm } from "../product-form/use-product-form.ts"
import { useAddProduct } from "./use-add-product.ts"

type Props = {
  categories: Category[]
  /** Id of the draft's owner (`sub` of the access token). */
  person: string
  start: DraftStart
  plain: Draft
  copied: Product | undefined
}

export function AddProductForm({ categories, person, start, plain, copied }: Props) {
  const form = useProductForm(start.draft ? { ...plain, ...start.draft } : plain)
  useDraft(form, { person }, plain)
  const photos = usePhotos(form)
  const notice = useId()
  const { errors, isDirty, isSubmitting } = form.formState
  const { suspension } = useSuspension()
  const { add, progress } = useAddProduct(photos)
  const navigate = useNavigate()
  const submit = form.handleSubmit(async (values) => {
    try {
      await add(values)
    } catch (error) {
      return showProblem(form, error, photoProblems)
    }
    // before the toast: a person who leaves at once must not find a draft of the added product
    await deleteDraft({ person })
    toastSuccess(texts.added(values.productName))
    return navigate("/dashboard/myproducts")
  })
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={suspension ? goToSuspension : (event) => void submit(event)}
    >
      <SuspensionNotice />
      <DraftNotice id={notice} form={form} start={start} says={says(copied)} />
      <ProductFields
        form={form}
        categories={categories}
        photos={photos}
        // read out with the focus, which moves here from the removed button
        described={start.isAnew && !isDirty ? notice : undefined}
      />
      <Submit
        error={errors.root}
        look={suspension ? "plain" : "primary"}
        isBusy={isSubmitting}
        note={<output className="text-muted">{progress}</output>}
      >
        {texts.addProduct}
      </Submit>
    </form>
  )
}

function says(copied: Product | undefined) {
  const filled = copied && isForSale(copied) ? filledFromForSale : filledFrom
  return {
    kept: copied ? filled(copied.productName) : texts.draftKept,
    clear: texts.startAfresh,
    cleared: texts.draftCleared,
  }
}
