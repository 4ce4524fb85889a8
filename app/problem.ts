import * as texts from "#texts/page"
import { data } from "react-router"
import type { ProblemCode, ProblemDetails } from "../contract/problem.ts"

type Told = Pick<ProblemDetails, "status" | "code" | "detail" | "errors">

/** What the API answered instead of what was asked. `message` is a sentence for people. */
export class ProblemError extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly detail: string
  /** Each wrong field with its sentence. */
  readonly errors: Record<string, string>

  constructor({ status, code, detail, errors = {} }: Told) {
    super(detail)
    this.status = status
    this.code = code
    this.detail = detail
    this.errors = errors
  }
}

export const unreachable = new ProblemError({
  status: 503,
  code: "unavailable",
  detail: texts.unreachable,
})

/** A part of the program did not arrive (load-chunk.ts). */
export const missingChunk = new ProblemError({
  status: 503,
  code: "unavailable",
  detail: texts.partMissing,
})

/** Whether this is a problem, with this code if one is named. */
export function isProblem(error: unknown, code?: ProblemCode): error is ProblemError {
  return error instanceof ProblemError && (code === undefined || error.code === code)
}

/** Why it did not work, for the person who tried. */
export function sentenceOf(error: unknown) {
  return isProblem(error) ? error.detail : texts.didNotWork
}

/** For loaders: a problem becomes the status and sentence of the whole screen. One that the server does not know stays. */
export async function toRouteError<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (isProblem(error) && error !== missingChunk) throw data(error.detail, { status: error.status })
    throw error
  }
}
