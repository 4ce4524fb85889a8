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
  const wrong = Object.keys(error.errors).filter((name) => isFieldOf(form, name))
  if (wrong.length === 0) form.setError("root", { type: error.code, message: error.detail })
  for (const [index, name] of wrong.entries())
    form.setError(name, { message: error.errors[name] ?? error.detail }, { shouldFocus: index === 0 })
}

function isFieldOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
): name is FieldPath<Values> {
  return name in form.getValues()
}
