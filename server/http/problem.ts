import type { Context } from "hono"
import { HTTPException } from "hono/http-exception"
import type { Logger } from "pino"
import { sentenceOf } from "../../contract/checks.ts"
import type { Language } from "../../contract/language.ts"
import { type ProblemCode, type ProblemDetails, problems } from "../../contract/problem.ts"
import { isWithinBudget } from "../process/log-budget.ts"
import { isOutage } from "../process/outage.ts"
import { declareLanguage, type Say, type Sentence, texts } from "./texts.ts"
import { errorCode, sqlState } from "../../db/error-code.ts"

export type Issue = { message: string; path?: readonly unknown[] | undefined }

type Extra = {
  errors?: Record<string, Sentence>
  /** In seconds, for 429 and 503. */
  retryAfter?: number
} & Members

/** Current values, for a client whose page is out of date. */
type Members = Pick<
  ProblemDetails,
  | "sellingPrice"
  | "state"
  | "until"
  | "balance"
  | "payoutState"
  | "refundState"
  | "paymentState"
  | "chargebackState"
>

/** Answered as `application/problem+json` (RFC 9457) by {@link answerProblems}. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly detail: Sentence
  readonly errors: Record<string, Sentence> | undefined
  readonly retryAfter: number | undefined
  readonly members: Members

  constructor(code: ProblemCode, detail: Sentence, { errors, retryAfter, ...members }: Extra = {}) {
    super(detail(texts.en.say))
    this.code = code
    this.detail = detail
    this.errors = errors
    this.retryAfter = retryAfter
    this.members = members
  }

  static ofFields(errors: Record<string, Sentence>) {
    const all = Object.values(errors)
    const detail: Sentence = (say) =>
      asText(
        all.map((sentence) => sentence(say)),
        say.fullStop,
      )
    return new Problem("invalid", detail, { errors })
  }

  static invalid(issues: readonly Issue[]) {
    return Problem.ofFields(errorsOf(issues))
  }
}

export function errorsOf(issues: readonly Issue[]) {
  const errors: Record<string, Sentence> = {}
  for (const { path, message } of issues) errors[path?.join(".") ?? ""] ??= ofFieldError(message)
  return errors
}

export function ofFieldError(message: string): Sentence {
  return (say) => sentenceOf(say.checks, message, say.otherMistake)
}

/** Form sentences have no full stop; it is added where another sentence follows. */
function asText(sentences: string[], fullStop: string) {
  if (sentences.length < 2) return sentences.join("")
  return sentences.map((each) => (/[.!?।]$/.test(each) ? each : each + fullStop)).join(" ")
}

export function tooManyRequests(milliseconds: number, reason: Sentence = (say) => say.tooManyAttempts) {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000))
  return new Problem("too-many-requests", (say) => say.wait(reason(say), retryAfter), { retryAfter })
}

type Renderer = (
  problem: ProblemDetails,
  c: Context,
  language: Language,
) => Response | Promise<Response> | undefined

/** Answers any error. Outages and unexpected errors are logged and answered with 503. `render` may replace the JSON. */
export function answerProblems(log: Logger, render: Renderer = () => undefined) {
  return (error: unknown, c: Context) => {
    const problem = toProblem(error)
    const isServerError = problems[problem.code].status >= 500
    // thrown problems are logged where they are thrown; a client that left is not an error
    if (isServerError && !(error instanceof Problem) && !c.req.raw.signal.aborted) logFailure(log, error)
    if (problem.retryAfter !== undefined) c.header("Retry-After", String(problem.retryAfter))
    c.header("Cache-Control", "private, no-store")
    c.status(problems[problem.code].status)
    const language = declareLanguage(c)
    const body = problemDetails(problem, texts[language].say)
    return render(body, c, language) ?? problemResponse(body, c)
  }
}

function logFailure(log: Logger, error: unknown) {
  const what = error instanceof Error && isOutage(error) ? "outage" : "unforeseen"
  if (isWithinBudget(log, what)) log.error({ err: error }, what)
}

function problemResponse(problem: ProblemDetails, c: Context) {
  return c.body(JSON.stringify(problem), {
    headers: { "Content-Type": "application/problem+json; charset=utf-8" },
  })
}

function problemDetails({ code, detail, errors, members }: Problem, say: Say): ProblemDetails {
  const wrong = errors && Object.entries(errors).map(([field, sentence]) => [field, sentence(say)])
  return {
    type: `/api/docs#${code}`,
    title: say.titles[code],
    status: problems[code].status,
    code,
    detail: detail(say),
    ...(wrong && { errors: Object.fromEntries(wrong) }),
    ...members,
  }
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof HTTPException && error.status < 500) return fromHttp(error)
  if (error instanceof SyntaxError || error instanceof URIError)
    return new Problem("unreadable", (say) => say.unreadable)
  return fromDatabase(error) ?? unavailable
}

const unavailable = new Problem("unavailable", (say) => say.unavailable, {
  retryAfter: 5,
})

function fromHttp({ status, message }: HTTPException) {
  if (status === 413) return new Problem("too-large", (say) => say.tooLarge)
  return new Problem("unreadable", (say) => message || say.unreadable)
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
function fromDatabase(error: unknown) {
  const code = errorCode(error)
  if ([sqlState.diskFull, "ENOSPC", "EDQUOT"].includes(code))
    return new Problem("storage-full", (say) => say.storageFull, {
      retryAfter: 60,
    })
  if (code === sqlState.uniqueViolation || code === sqlState.foreignKeyViolation)
    return new Problem("conflict", (say) => say.conflict)
  if (/^22[0-9A-Z]{3}$/.test(code)) return new Problem("unreadable", (say) => say.unreadableValue)
  return undefined
}
