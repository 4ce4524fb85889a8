import type { IncomingHttpHeaders } from "node:http"
import { sha256 } from "../sha256.ts"
import { encode, type Encoding, encodingFor } from "./encoding.ts"

/** An answer that is the same for everyone. */
export type CachedResponse = {
  etag: string
  headers: string[]
  bytes: NonSharedBuffer
  /** In each encoding that was asked for so far. */
  variants: Map<Encoding, Sendable>
  /** Those being made. */
  making: Map<Encoding, Promise<Sendable>>
  /** For who has it already. */
  unchanged: Sendable
}

/**
 * `headers` are names and values in turns, as Node.js takes them at once. `text` is the body, a letter for each byte:
 * where it is short, Node.js sends it with the head in one piece.
 */
export type Sendable = { status: 200 | 304; headers: string[]; body?: NonSharedBuffer; text?: string }

/** In bytes. */
const longestText = 16_384

/** Whether an answer may be given to others too. */
export function isForEveryone({ status, headers }: Response) {
  const own = ["Set-Cookie", "Cache-Control", "Content-Encoding"]
  return status === 200 && !own.some((name) => headers.has(name))
}

/** Reads an answer to its end, to be sent any number of times. */
export async function toCachedResponse(answer: Response): Promise<CachedResponse> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const etag = `W/"${sha256(bytes)}"`
  const own = Array.from(answer.headers).filter(([name]) => !replaced.has(name))
  const headers = [...own.flat(), "ETag", etag, "Cache-Control", "no-cache", "Vary", varying(answer)]
  return { etag, headers, bytes, variants: new Map(), making: new Map(), unchanged: { status: 304, headers } }
}

const replaced = new Set(["content-length", "vary"])

/** A page is the same for everyone; of the API whoever proves who they are may be told more. */
export function varying({ headers }: Response) {
  const isPage = headers.get("Content-Type")?.startsWith("text/html")
  return isPage ? "Accept-Encoding" : "Accept-Encoding, Authorization, Cookie"
}

/** About so many bytes in memory, with the name it is kept under and its variants, of which short ones are kept twice. */
export function sizeOf({ bytes, headers }: CachedResponse, key: string) {
  const words = headers.reduce((sum, word) => sum + word.length, key.length)
  return 3 * (bytes.length + words)
}

type Asked = Pick<IncomingHttpHeaders, "accept-encoding" | "if-none-match">

/** What to send to this caller, where it has been made before. */
export function sendableNow(cached: CachedResponse, asked: Asked) {
  // RFC 9110, 13.1.2: a list, compared weakly
  if (asked["if-none-match"]?.includes(cached.etag)) return cached.unchanged
  return cached.variants.get(encodingFor(asked["accept-encoding"]))
}

/** What to send to this caller; made once, however many ask meanwhile. */
export async function sendableFor(cached: CachedResponse, asked: Asked) {
  const encoding = encodingFor(asked["accept-encoding"])
  return sendableNow(cached, asked) ?? cached.making.get(encoding) ?? begin(cached, encoding)
}

function begin(cached: CachedResponse, encoding: Encoding) {
  const making = make(cached, encoding)
  cached.making.set(encoding, making)
  return making
}

async function make({ headers, bytes, variants }: CachedResponse, encoding: Encoding) {
  const body = await encode[encoding](bytes)
  const own = encoding === "identity" ? [] : ["Content-Encoding", encoding]
  const sendable: Sendable = {
    status: 200,
    headers: [...headers, ...own, "Content-Length", String(body.length)],
    body,
    ...(body.length <= longestText && { text: body.toString("latin1") }),
  }
  variants.set(encoding, sendable)
  return sendable
}
