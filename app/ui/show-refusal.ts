import type { FieldValues, UseFormReturn } from "react-hook-form"
import { isProblem } from "../problem.ts"
import { showProblem } from "./form-problem.ts"
import { toastFailure } from "./toast-failure.ts"

/** Outlives the form, which goes with a deal that has moved on; the dialog is closed first, since a modal one makes the toast inert. */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  closeDialog?: () => void,
) {
  if (!isProblem(error) || error.status !== 409) return showProblem(form, error)
  closeDialog?.()
  return toastFailure(error)
}
