import { compress } from "hono/compress"
import { createMiddleware } from "hono/factory"
import { incomingOf } from "../address.ts"
import { isForEveryone } from "./kept.ts"
import { keyOf } from "./shown.ts"

const gzipped = compress()

/** Encodes every answer but those that are encoded where they are kept (cache.ts). */
export const encoded = createMiddleware(async (c, next) => {
  await next()
  const incoming = incomingOf(c.env)
  if (incoming && keyOf(incoming) !== undefined && isForEveryone(c.res)) return
  const { headers } = c.res
  // said here: Hono would make a stream of the answer to say it
  if (headers.get("Content-Type")?.includes("json")) headers.append("Vary", "Accept-Encoding")
  await gzipped(c, async () => {})
})
