import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { clientAddress, hasAddress } from "./address.ts"
import type { Env } from "../process/app-context.ts"

export const countRequest = createMiddleware<Env>(async (c, next) => {
  const { limits } = c.env
  if (hasAddress(c)) (isCheck(c.req.path) ? limits.check : limits.request)(clientAddress(c))
  await next()
})

export function isCheck(path: string) {
  return path === "/healthz" || path === "/readyz"
}

/** API calls that a page makes in process are not counted again. */
export const rateLimit = createMiddleware<Env>(async (c, next) => {
  if (isRead(c.req.method) && hasAddress(c)) c.env.limits.read(clientAddress(c))
  await next()
})

export function countWrite<E extends Env>(c: Context<E>, id: string | undefined) {
  if (!isRead(c.req.method)) c.env.limits.write(id ?? clientAddress(c))
}

export function isRead(method: string | undefined) {
  return method === "GET" || method === "HEAD"
}
