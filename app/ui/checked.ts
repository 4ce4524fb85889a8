import { toNestErrors } from "@hookform/resolvers"
import type { FieldError, FieldValues, Resolver } from "react-hook-form"
import type { z } from "zod"
import { sentencesOf } from "./sentences.ts"

export function checked<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values, _, options) => {
    const { data, error } = await schema.safeParseAsync(values)
    if (!error) return { values: data, errors: {} }
    return { values: {}, errors: toNestErrors(fieldErrors(error), options) }
  }
}

function fieldErrors(error: z.ZodError) {
  const errors: Record<string, FieldError> = {}
  for (const [name, message] of Object.entries(sentencesOf(error)))
    errors[name] = { type: "invalid", message }
  return errors
}
