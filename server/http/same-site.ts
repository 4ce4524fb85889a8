import { createMiddleware } from "hono/factory"
import type { Env } from "../process/app-context.ts"
import { Problem } from "./problem.ts"

/** A gateway posts the browser back from its own site: without cookies, and nothing in the body is trusted. */
const returnPath = "/api/payments/return/"

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"])

/** CSRF protection by Fetch Metadata, or Origin for older browsers. */
export const sameSiteWrites = createMiddleware<Env>(async (c, next) => {
  const isWrite = !safeMethods.has(c.req.method) && !c.req.path.startsWith(returnPath)
  if (isWrite && isCrossOrigin(c.req.raw.headers, c.env.config.publicUrl))
    throw new Problem("forbidden", (say) => say.otherSite)
  await next()
})

function isCrossOrigin(headers: Headers, publicUrl: string | undefined) {
  const site = headers.get("Sec-Fetch-Site")
  if (site) return site !== "same-origin" && site !== "none"
  const origin = headers.get("Origin")
  return origin !== null && origin !== (publicUrl ?? `http://${headers.get("Host")}`)
}
