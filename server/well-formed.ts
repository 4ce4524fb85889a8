import { IncomingMessage } from "node:http"
import { createMiddleware } from "hono/factory"
import type { Env } from "./house.ts"
import { Problem } from "./problem.ts"

/** Of an address, in characters. */
const longestAddress = 8_192
const deepestBody = 20

/** Refuses addresses that are longer than we take, or say a thing twice: which one would count? */
export const wellFormed = createMiddleware<Env>(async (c, next) => {
  // RFC 9112, 3.2
  if (hostsOf(c.env) > 1) throw new Problem("unreadable", "The request names several hosts.")
  const { pathname, search, searchParams } = new URL(c.req.url)
  if (pathname.length + search.length > longestAddress)
    throw new Problem("too-large", "The address is longer than we take.")
  if (new Set(searchParams.keys()).size < searchParams.size)
    throw new Problem("unreadable", "The address says the same thing twice.")
  await next()
})

function hostsOf(env: unknown) {
  if (typeof env !== "object" || env === null || !("incoming" in env)) return 1
  return env.incoming instanceof IncomingMessage ? (env.incoming.headersDistinct["host"]?.length ?? 0) : 1
}

/** Whether lists and objects stand in one another more often than any of our calls needs. */
export function isTooDeep(value: unknown, left = deepestBody): boolean {
  if (typeof value !== "object" || value === null) return false
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1))
}
