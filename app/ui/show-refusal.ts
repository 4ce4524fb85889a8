import type { FieldValues, UseFormReturn } from "react-hook-form"
import { isProblem } from "../data/problem.ts"
import { showProblem } from "./form-problem.ts"
import { toastFailure } from "./toast-failure.ts"

/** Shows a conflict as a toast, which outlives a form; first closes the modal dialog, which makes toasts inert. */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  closeDialog?: () => void,
) {
  if (!isProblem(error) || error.status !== 409) return showProblem(form, error)
  closeDialog?.()
  return toastFailure(error)
}
