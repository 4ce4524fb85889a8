import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { addressOf, hasAddress } from "./address.ts"
import type { Env } from "../process/app-context.ts"

/** Counts whatever comes in, by address: files too, and what is refused. Checks apart, so that nothing else stops them. */
export const countRequest = createMiddleware<Env>(async (c, next) => {
  const { limits } = c.env
  if (hasAddress(c)) (isCheck(c.req.path) ? limits.check : limits.request)(addressOf(c))
  await next()
})

/** Whether it asks only how the process is, as a proxy does every second. */
export function isCheck(path: string) {
  return path === "/healthz" || path === "/readyz"
}

/** Counts what is read, by address. A page that asks the API in process has been counted as a page. */
export const rateLimit = createMiddleware<Env>(async (c, next) => {
  if (isRead(c.req.method) && hasAddress(c)) c.env.limits.read(addressOf(c))
  await next()
})

/** Counts a change for the one who makes it, by a stored id, or by address where nobody is known. */
export function countWrite<E extends Env>(c: Context<E>, id: string | undefined) {
  if (!isRead(c.req.method)) c.env.limits.write(id ?? addressOf(c))
}

export function isRead(method: string | undefined) {
  return method === "GET" || method === "HEAD"
}
