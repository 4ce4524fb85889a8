import type { z } from "zod"
import { isProblem } from "../data/problem.ts"
import { sentencesOf } from "./sentences.ts"

type Errors = Record<string, string>

export function lazyForm<Schema extends z.ZodType>(
  schema: Schema,
  send: (values: z.output<Schema>) => Promise<unknown>,
) {
  function errorsOf(form: HTMLFormElement) {
    const { error } = schema.safeParse(valuesOf(form))
    return error ? sentencesOf(error) : {}
  }

  async function submit(form: HTMLFormElement) {
    const { success, data, error } = schema.safeParse(valuesOf(form))
    const errors = success ? await refused(send(data)) : sentencesOf(error)
    const [wrong] = Object.keys(errors)
    if (wrong === undefined) form.reset()
    else focus(form.elements.namedItem(wrong))
    return { errors, isSent: wrong === undefined }
  }

  return { errorsOf, submit }
}

function valuesOf(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form))
}

/** Returns the errors of fields; rethrows any other error. */
async function refused(sending: Promise<unknown>): Promise<Errors> {
  try {
    await sending
  } catch (error) {
    if (isProblem(error) && Object.keys(error.errors).length > 0) return error.errors
    throw error
  }
  return {}
}

function focus(field: Element | RadioNodeList | null) {
  if (field instanceof HTMLElement) field.focus()
}
