import type { IncomingMessage } from "node:http"
import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { incomingOf } from "./address.ts"
import type { Env } from "../process/app-context.ts"
import { Problem } from "./problem.ts"

const maxUrlLength = 8_192
const maxDepth = 20
const conversionMethods = ["toString", "valueOf"]

export const wellFormed = createMiddleware<Env>(async (c, next) => {
  const incoming = incomingOf(c.env)
  if (incoming && hasSeveralHosts(incoming)) throw new Problem("unreadable", (say) => say.severalHosts)
  const { url } = c.req
  if (url.length - url.indexOf("/", "https://".length) > maxUrlLength)
    throw new Problem("too-large", (say) => say.longAddress)
  await next()
})

/** For API calls only: the form of a page repeats the parameter of a multiple choice. */
export const singleParameters = createMiddleware<Env>(async (c, next) => {
  if (Object.values(c.req.queries()).some((values) => values.length > 1))
    throw new Problem("unreadable", (say) => say.repeatedQuery)
  await next()
})

/** RFC 9112 §3.2 */
export function hasSeveralHosts({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">) {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === "host") hosts += 1
  return hosts > 1
}

/** RFC 9112 §6.3 */
export function hasBody({ headers }: Pick<IncomingMessage, "headers">) {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0
}

/** Throws `unreadable` for deep nesting, or a property named `toString` or `valueOf`. */
export async function readPlainBody({ req }: Context): Promise<unknown> {
  const value: unknown = await req.json()
  assertPlain(value)
  return value
}

function assertPlain(value: unknown, left = maxDepth) {
  if (typeof value !== "object" || value === null) return
  if (left === 0) throw new Problem("unreadable", (say) => say.deepBody)
  const own = conversionMethods.find((name) => Object.hasOwn(value, name))
  if (own) throw new Problem("unreadable", (say) => say.reservedName(own))
  for (const inner of Object.values(value)) assertPlain(inner, left - 1)
}
