import { useEffect } from "react"
import { undo } from "#texts/add-product"
import { Button } from "../../ui/button.tsx"
import { Notice } from "../../ui/notice.tsx"
import type { ProductForm } from "../product-form/use-product-form.ts"
import type { DraftStart } from "./use-draft-start.ts"

type Props = {
  id: string
  form: ProductForm
  start: DraftStart
  says: { kept: string; clear: string; cleared: string }
}

export function DraftNotice({ id, form, start, says }: Props) {
  const { draft, cleared, isAnew } = start
  const { setFocus } = form
  const { isDirty, isSubmitting } = form.formState
  useEffect(() => {
    if (isAnew) setFocus("productName")
  }, [isAnew, setFocus])
  return (
    <>
      {draft && (
        <Notice id={id} says={says.kept}>
          <Button look="plain" disabled={isSubmitting} onClick={() => start.startAfresh(form.getValues())}>
            {says.clear}
          </Button>
        </Notice>
      )}
      {cleared && (
        <Notice id={id} says={says.cleared} isOver={isDirty}>
          <Button look="plain" disabled={isSubmitting} onClick={() => start.undo(cleared)}>
            {undo}
          </Button>
        </Notice>
      )}
    </>
  )
}
