import type { FieldValues, UseFormReturn } from "react-hook-form"
import { isProblem } from "../problem.ts"
import { showProblem } from "./form-problem.ts"
import { toastFailure } from "./toast-failure.ts"

/** A deal that has moved on takes the form along, so what is said of it must outlast the form. */
export function showRefusal<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown) {
  if (isProblem(error) && error.status === 409) return toastFailure(error)
  return showProblem(form, error)
}
