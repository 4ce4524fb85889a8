import { compress } from "hono/compress"
import { createMiddleware } from "hono/factory"
import { incomingOf } from "../address.ts"
import { isForEveryone, varying } from "./cached-response.ts"
import { keyOf } from "./cacheable.ts"

const gzipped = compress()

/** Compresses responses except cacheable ones, which the cache encodes; sets `no-cache` by default. */
export const compressed = createMiddleware(async (c, next) => {
  await next()
  const incoming = incomingOf(c.env)
  if (incoming && keyOf(incoming) !== undefined && isForEveryone(c.res)) return
  const { headers } = c.res
  if (/json|html/.test(headers.get("Content-Type") ?? "")) {
    // before compress(), which would set Vary by rebuilding the response around a stream
    headers.append("Vary", varying(c.res))
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache")
  }
  if (c.req.header("Accept-Encoding")) c.res = await withContentLength(c.res)
  await gzipped(c, async () => {})
})

/** Sets Content-Length, without which compress() compresses short bodies too. */
async function withContentLength(response: Response) {
  if (
    response.headers.has("Content-Length") ||
    !/json|plain/.test(response.headers.get("Content-Type") ?? "")
  )
    return response
  const bytes = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  headers.set("Content-Length", String(bytes.byteLength))
  return new Response(bytes, { status: response.status, headers })
}
