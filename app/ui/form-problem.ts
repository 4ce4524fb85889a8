import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form"
import { isProblem } from "../data/problem.ts"

export const refused = "refused"

/** Maps a problem's errors to fields, or to the form if no field matches; rethrows any other error. */
export function showProblem<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  fieldOf: Partial<Record<string, FieldPath<Values>>> = {},
) {
  if (!isProblem(error)) throw error
  const field = fieldOf[error.code]
  if (field) {
    form.setError(field, { type: refused, message: error.detail }, { shouldFocus: true })
    return
  }
  const wrong = Object.entries(error.errors).flatMap(([name, message]) => {
    // "productPhotos.2" belongs to the field of all photos
    const field = fieldOf[name] ?? fieldOf[name.split(".", 1)[0] ?? ""] ?? name
    return isFieldOf(form, field) ? [{ field, message }] : []
  })
  if (wrong.length === 0) form.setError("root", { type: error.code, message: error.detail })
  for (const [index, { field, message }] of wrong.entries())
    form.setError(field, { type: refused, message }, { shouldFocus: index === 0 })
}

function isFieldOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
): name is FieldPath<Values> {
  return name in form.getValues()
}
