import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { parseAccept } from "hono/utils/accept"
import { LRUCache } from "lru-cache"

/** The smallest first. */
const encodings = ["br", "gzip", "identity"] as const
export type Encoding = (typeof encodings)[number]

// browsers are of few kinds
const understood = new LRUCache<string, Encoding>({ max: 100 })

/** The smallest of ours that the caller takes (RFC 9110, 12.5.3). */
export function encodingFor(accepted = ""): Encoding {
  const known = understood.get(accepted)
  if (known) return known
  const taken = parseAccept(accepted).flatMap(({ type, q }) => (q > 0 ? [type] : []))
  const encoding = encodings.find((ours) => taken.includes(ours)) ?? "identity"
  understood.set(accepted, encoding)
  return encoding
}

const brotli = promisify(brotliCompress)

/** The bytes in that encoding, made beside the event loop. */
export const encode: Record<Encoding, (bytes: NonSharedBuffer) => Promise<NonSharedBuffer>> = {
  // the next step of quality takes three times as long, for one byte in fifty
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
  identity: async (bytes) => bytes,
}
