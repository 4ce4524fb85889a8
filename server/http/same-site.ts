import { createMiddleware } from "hono/factory"
import type { Env } from "../process/app-context.ts"
import { Problem } from "./problem.ts"

const safe = new Set(["GET", "HEAD", "OPTIONS"])

/** Refuses writes that another site made a browser send: a cookie alone must open nothing. */
export const sameSiteWrites = createMiddleware<Env>(async (c, next) => {
  if (!safe.has(c.req.method) && isForeign(c.req.raw.headers, c.env.config.publicUrl))
    throw new Problem("forbidden", (say) => say.otherSite)
  await next()
})

function isForeign(headers: Headers, publicUrl: string | undefined) {
  const site = headers.get("Sec-Fetch-Site")
  if (site) return site !== "same-origin" && site !== "none"
  const origin = headers.get("Origin")
  return origin !== null && origin !== (publicUrl ?? `http://${headers.get("Host")}`)
}
