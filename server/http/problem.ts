import type { Context } from "hono"
import { HTTPException } from "hono/http-exception"
import type { Logger } from "pino"
import { type ProblemCode, type ProblemDetails, problems } from "../../contract/problem.ts"
import { isWithinBudget } from "../process/log-budget.ts"
import { isOutage } from "../process/outage.ts"

/** What a schema found wrong (Standard Schema's shape, which zod's issues have). */
export type Issue = { message: string; path?: readonly unknown[] | undefined }

type Extra = { errors?: Record<string, string>; retryAfter?: number }

/** A broken rule: thrown anywhere, answered in one place as `application/problem+json` (RFC 9457). */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly errors: Record<string, string> | undefined
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, detail: string, { errors, retryAfter }: Extra = {}) {
    super(detail)
    this.code = code
    this.errors = errors
    this.retryAfter = retryAfter
  }

  /** Well-formed but invalid: each field with the first thing that is wrong with it. */
  static invalid(issues: readonly Issue[]) {
    const errors: Record<string, string> = {}
    for (const { path, message } of issues) errors[path?.join(".") ?? ""] ??= message
    return new Problem("invalid", Object.values(errors).join(" "), { errors })
  }
}

/** One has to wait, `milliseconds` long; `reason` is a sentence. */
export function tooManyRequests(milliseconds: number, reason = "Too many attempts.") {
  const wait = Math.max(1, Math.ceil(milliseconds / 1000))
  return new Problem("too-many-requests", `${reason} Please wait ${inWords(wait)} and try again.`, {
    retryAfter: wait,
  })
}

function inWords(seconds: number) {
  if (seconds < 120) return seconds === 1 ? "1 second" : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

type Telling = (problem: ProblemDetails, c: Context) => Response | Promise<Response> | undefined

/**
 * Answers whatever was thrown; an outage, and what nobody foresaw, is logged as such and told as 503. `tell` may answer it
 * in another way than as a problem.
 */
export function answerProblems(log: Logger, tell: Telling = () => undefined) {
  return (error: unknown, c: Context) => {
    const problem = toProblem(error)
    const isServerError = problems[problem.code].status >= 500
    // a Problem that someone threw has told the log already; who went away in the middle is no fault of ours
    if (isServerError && !(error instanceof Problem) && !c.req.raw.signal.aborted) logFailure(log, error)
    if (problem.retryAfter !== undefined) c.header("Retry-After", String(problem.retryAfter))
    c.header("Cache-Control", "no-store")
    c.status(problems[problem.code].status)
    const body = details(problem)
    return tell(body, c) ?? asProblem(body, c)
  }
}

function logFailure(log: Logger, error: unknown) {
  const what = error instanceof Error && isOutage(error) ? "outage" : "unforeseen"
  if (isWithinBudget(log, what)) log.error({ err: error }, what)
}

function asProblem(problem: ProblemDetails, c: Context) {
  return c.body(JSON.stringify(problem), {
    headers: { "Content-Type": "application/problem+json; charset=utf-8" },
  })
}

function details({ code, message, errors }: Problem): ProblemDetails {
  const { status, title } = problems[code]
  return { type: `/api/docs#${code}`, title, status, code, detail: message, ...(errors && { errors }) }
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof HTTPException && error.status < 500) return fromHttp(error)
  if (error instanceof SyntaxError || error instanceof URIError)
    return new Problem("unreadable", "The request cannot be read.")
  return fromDatabase(error) ?? unavailable
}

const unavailable = new Problem(
  "unavailable",
  "Something is not working on our side. Please try again in a moment.",
  {
    retryAfter: 5,
  },
)

function fromHttp({ status, message }: HTTPException) {
  if (status === 413) return new Problem("too-large", "The request is larger than we take.")
  return new Problem("unreadable", message || "The request cannot be read.")
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
function fromDatabase(error: unknown) {
  const sqlState = error instanceof Error && "code" in error ? String(error.code) : ""
  // of the database's disk, or of the photos'
  if (["53100", "ENOSPC", "EDQUOT"].includes(sqlState))
    return new Problem("storage-full", "There is no room left to store this. Please try again later.", {
      retryAfter: 60,
    })
  // someone made, or took away, what this one needed
  if (sqlState === "23505" || sqlState === "23503")
    return new Problem("conflict", "Someone else did this at the same moment. Please look again.")
  if (/^22[0-9A-Z]{3}$/.test(sqlState)) return new Problem("unreadable", "A value cannot be read.")
  return undefined
}
