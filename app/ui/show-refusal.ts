import type { FieldValues, UseFormReturn } from "react-hook-form"
import { isProblem } from "../problem.ts"
import { showProblem } from "./form-problem.ts"
import { toastFailure } from "./toast-failure.ts"

/**
 * A deal that has moved on takes the form along, so what is said of it must outlast the form; a dialog around the form
 * is closed first, since a modal one makes the toast inert.
 */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  closeDialog?: () => void,
) {
  if (!isProblem(error) || error.status !== 409) return showProblem(form, error)
  closeDialog?.()
  return toastFailure(error)
}
