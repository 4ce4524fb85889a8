import { createMiddleware } from "hono/factory"
import { isPhotoUpload } from "../images/upload-paths.ts"
import type { Env } from "../process/app-context.ts"
import { clientAddress, incomingOf } from "./address.ts"
import { inFlight } from "./in-flight.ts"
import { Problem } from "./problem.ts"
import { isRead } from "./rate-limit.ts"

// the longest product in 4-byte characters
export const jsonMaxBytes = 128_000

/** In bytes. */
const bodies = inFlight({
  all: 32_000_000,
  each: 12_000_000,
  busy: new Problem("unavailable", (say) => say.busyBodies, { retryAfter: 5 }),
})

/** Bounds the memory of bodies from the first byte to the answer; photos are files with a limit of their own. */
export const limitBodyMemory = createMiddleware<Env>(async (c, next) => {
  const incoming = incomingOf(c.env)
  if (!incoming || isRead(c.req.method) || isPhotoUpload(c.req.path)) return next()
  const isUndeclared = incoming.headers["transfer-encoding"] !== undefined
  const declared = isUndeclared ? jsonMaxBytes : Number(incoming.headers["content-length"] ?? 0)
  // a larger body is refused without being read
  return bodies(clientAddress(c), Math.min(declared, jsonMaxBytes), next)
})
