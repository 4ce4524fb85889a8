import type { z } from "zod"
import { ProblemError } from "../problem.ts"

/** The checks and the call of a `useLightForm`. */
export function lightForm<Schema extends z.ZodType>(
  schema: Schema,
  send: (answers: z.output<Schema>) => Promise<unknown>,
) {
  return {
    /** Each wrong field with its sentence, as the server would tell it. */
    errorsOf(form: HTMLFormElement) {
      const { error } = schema.safeParse(valuesOf(form))
      return error ? sentencesOf(error) : {}
    },

    async send(form: HTMLFormElement) {
      const { success, data, error } = schema.safeParse(valuesOf(form))
      if (success) return send(data)
      throw new ProblemError({
        status: 422,
        code: "invalid",
        detail: error.message,
        errors: sentencesOf(error),
      })
    },
  }
}

function valuesOf(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form))
}

function sentencesOf({ issues }: z.ZodError) {
  const sentences: Record<string, string> = {}
  for (const { path, message } of issues) sentences[path.join(".")] ??= message
  return sentences
}
