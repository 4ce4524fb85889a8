import type { z } from "zod"
import { ProblemError } from "./problem.ts"

/** What a form holds, as the contract wants it; a wrong field is told as the server would tell it. */
export function checked<Schema extends z.ZodType>(schema: Schema, values: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(values)
  if (success) return data
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[path.join(".")] ??= message
  throw new ProblemError({ status: 422, code: "invalid", detail: error.message, errors })
}
