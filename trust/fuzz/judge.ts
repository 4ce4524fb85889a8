import { ProblemDetails } from "../../contract/problem.ts"
import { parsed } from "../unforeseen.ts"
import type { Answer, Ask } from "./ask.ts"

export type Fault = "5xx" | "no answer" | "mismatch" | "leak" | "slow" | "changed"

/** Longest response time in milliseconds. */
export const slowest = 2000

/** Finds faults in a response. `secrets` must not occur in any; `expects503`: a feature is switched off. */
export function judge(ask: Ask, answer: Answer, secrets: string[], expects503: boolean) {
  const faults: { fault: Fault; why: string }[] = []
  const { status, text } = answer
  if (status >= 500 && !(expects503 && status === 503 && ask.operation.answers.has(503)))
    faults.push({ fault: "5xx", why: `${status} ${text.slice(0, 300)}` })
  const mismatch = mismatchOf(ask, answer)
  if (mismatch) faults.push({ fault: "mismatch", why: `${status}: ${mismatch}` })
  const leak = secrets.some((secret) => text.includes(secret)) || leaks.test(text)
  if (leak) faults.push({ fault: "leak", why: `${status} ${text.slice(0, 600)}` })
  return faults
}

// stack traces, file names, errors of PostgreSQL or a driver, password hashes
const leaks =
  /\n\s+at \S|node_modules|\.ts:\d+|syntax error at or near|duplicate key value|violates [\w-]+ constraint|relation "|invalid input syntax|ECONN|select \S+ from "|insert into "|[0-9a-f]{32}:[0-9a-f]{64}/

// headers of every API response; e2e/headers.spec.ts covers pages and files
const guards = {
  "x-content-type-options": /^nosniff$/,
  "content-security-policy": /^default-src 'none'; frame-ancestors 'none'$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
}

function mismatchOf({ operation, method }: Ask, { status, headers, text }: Answer) {
  const lax = Object.entries(guards).find(([name, right]) => !right.test(String(headers[name])))
  if (lax) return `${lax[0]}: ${String(headers[lax[0]])}`
  if (text === "") return undefined
  const keeping = String(headers["cache-control"])
  if (!(status >= 400 ? /^no-store$/ : /^no-cache$|^(private, )?no-store$/).test(keeping))
    return `cache-control: ${keeping}`
  const type = String(headers["content-type"])
  if (!/; charset=utf-8$/i.test(type)) return `Content-Type ${type}`
  if (status >= 400) return problemMismatch(type, status, text)
  if (method !== operation.method) return undefined
  if (!operation.answers.has(status)) return "a status that the document does not know"
  const checked = operation.answers.get(status)?.safeParse(parsed(text))
  return checked?.error && `${checked.error.message} in ${text.slice(0, 300)}`
}

function problemMismatch(type: string, status: number, text: string) {
  if (!type.startsWith("application/problem+json")) return `a failure as ${type}: ${text.slice(0, 200)}`
  const problem = ProblemDetails.strict().safeParse(parsed(text))
  if (!problem.success) return `${problem.error.message} in ${text.slice(0, 300)}`
  return problem.data.status === status ? undefined : `says ${problem.data.status}`
}
