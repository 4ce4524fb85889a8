import { compress } from "hono/compress"
import { createMiddleware } from "hono/factory"
import { incomingOf } from "../address.ts"
import { isForEveryone, varying } from "./cached-response.ts"
import { keyOf } from "./cacheable.ts"

const gzipped = compress()

/** Encodes every answer but those that are encoded where they are kept (cache.ts), and has nobody else keep one unasked. */
export const encoded = createMiddleware(async (c, next) => {
  await next()
  const incoming = incomingOf(c.env)
  if (incoming && keyOf(incoming) !== undefined && isForEveryone(c.res)) return
  const { headers } = c.res
  if (/json|html/.test(headers.get("Content-Type") ?? "")) {
    // said here: Hono would make a stream of the answer to say it
    headers.set("Vary", varying(c.res))
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache")
  }
  if (c.req.header("Accept-Encoding")) c.res = await measured(c.res)
  await gzipped(c, async () => {})
})

/** What does not say its length is compressed, however short it is, in threads that may all be at work on passwords. */
async function measured(answer: Response) {
  if (answer.headers.has("Content-Length") || !/json|plain/.test(answer.headers.get("Content-Type") ?? ""))
    return answer
  const bytes = await answer.arrayBuffer()
  const headers = new Headers(answer.headers)
  headers.set("Content-Length", String(bytes.byteLength))
  return new Response(bytes, { status: answer.status, headers })
}
