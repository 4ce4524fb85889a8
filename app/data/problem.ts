import * as texts from "#texts/page"
import { data } from "react-router"
import type { ProblemCode, ProblemDetails } from "../../contract/problem.ts"

type ProblemFields = Pick<ProblemDetails, "status" | "code" | "detail" | "errors"> & {
  /** The language of `detail`, if it is not the page's. */
  lang?: string | undefined
}

export class ProblemError extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly detail: string
  readonly errors: Record<string, string>
  readonly lang: string | undefined

  constructor({ status, code, detail, errors = {}, lang }: ProblemFields) {
    super(detail)
    this.status = status
    this.code = code
    this.detail = detail
    this.errors = errors
    this.lang = lang
  }
}

export const unreachable = new ProblemError({
  status: 503,
  code: "unavailable",
  detail: texts.unreachable,
})

/** A chunk failed to load (load-chunk.ts). */
export const missingChunk = new ProblemError({
  status: 503,
  code: "unavailable",
  detail: texts.partMissing,
})

export function isProblem(error: unknown, code?: ProblemCode): error is ProblemError {
  return error instanceof ProblemError && (code === undefined || error.code === code)
}

export function sentenceOf(error: unknown) {
  return isProblem(error) ? error.detail : texts.didNotWork
}

/** Turns a problem into a route error response, for loaders; rethrows any other error. */
export async function toRouteError<Answer>(result: Promise<Answer>): Promise<Answer> {
  try {
    return await result
  } catch (error) {
    if (isProblem(error) && error !== missingChunk) throw data(error.detail, { status: error.status })
    throw error
  }
}
