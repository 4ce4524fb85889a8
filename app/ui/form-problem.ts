import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form"
import { isProblem } from "../problem.ts"

/** Tells at the fields of a form, or under it, why the server did not take it. */
export function tellProblem<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  fieldOf: Partial<Record<string, FieldPath<Values>>> = {},
) {
  if (!isProblem(error)) throw error
  const field = fieldOf[error.code]
  if (field) {
    form.setError(field, { message: error.detail }, { shouldFocus: true })
    return
  }
  for (const [name, message] of Object.entries(error.errors))
    if (isFieldOf(form, name)) form.setError(name, { message }, { shouldFocus: true })
  if (!Object.keys(error.errors).some((name) => isFieldOf(form, name)))
    form.setError("root", { type: error.code, message: error.detail })
}

function isFieldOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
): name is FieldPath<Values> {
  return name in form.getValues()
}
