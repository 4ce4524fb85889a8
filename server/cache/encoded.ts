import { compress } from "hono/compress"
import { createMiddleware } from "hono/factory"
import { incomingOf } from "../address.ts"
import { isForEveryone, varying } from "./kept.ts"
import { keyOf } from "./shown.ts"

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
  await gzipped(c, async () => {})
})
