import { useEffect, useId } from "react"
import { useNavigate } from "react-router"
import * as texts from "#texts/add-product"
import type { Category } from "../../../contract/categories.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { showProblem } from "../../ui/form-problem.ts"
import { Notice } from "../../ui/notice.tsx"
import { Submit } from "../../ui/submit.tsx"
import { toastSuccess } from "../../ui/toast.ts"
import { type Draft, deleteDraft } from "./draft.ts"
import { PhotoField } from "./photo-field.tsx"
import { Choices, Numbers, Words } from "./product-fields.tsx"
import { useAddProduct } from "./use-add-product.ts"
import { useDraftedForm } from "./use-drafted-form.ts"

type Props = {
  categories: Category[]
  /** `sub` of the draft's owner. */
  person: string
  draft: Draft | null
  cleared: Draft | undefined
  isAnew: boolean
  onStartAfresh: (typed: Draft) => void
  onUndo: (cleared: Draft) => void
}

export function AddProductForm(props: Props) {
  const { categories, person, draft, cleared, isAnew, onStartAfresh, onUndo } = props
  const form = useDraftedForm(person, draft)
  const { setFocus } = form
  const notice = useId()
  useEffect(() => {
    if (isAnew) setFocus("productName")
  }, [isAnew, setFocus])
  const { errors, isDirty, isSubmitting } = form.formState
  const { add, sent, progress } = useAddProduct()
  const navigate = useNavigate()
  const submit = form.handleSubmit(async (answers) => {
    try {
      await add(answers)
    } catch (error) {
      return showProblem(form, error, {
        "too-large": "photo",
        "unsupported-type": "photo",
        productPhoto: "photo",
      })
    }
    // before the toast: leaving at once must not save the draft again
    await deleteDraft()
    toastSuccess(texts.added(answers.productName))
    return navigate("/dashboard/myproducts")
  })
  return (
    <form noValidate className="grid gap-2" onSubmit={(event) => void submit(event)}>
      {draft && (
        <Notice id={notice} says={texts.draftKept}>
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
      <Field
        label={texts.productName}
        error={errors.productName?.message}
        // announced with the focus, which moves from the removed button to this field
        aria-describedby={isAnew && !isDirty ? notice : undefined}
        {...form.register("productName")}
      />
      <PhotoField form={form} sent={sent} />
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <Choices form={form} categories={categories} />
        <Numbers form={form} />
      </div>
      <Words form={form} />
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
