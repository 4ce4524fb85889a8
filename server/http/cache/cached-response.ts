import type { IncomingHttpHeaders } from "node:http"
import { sha256 } from "../sha256.ts"
import { encode, type Encoding, encodingFor } from "./encoding.ts"

export type CachedResponse = {
  etag: string
  headers: string[]
  bytes: NonSharedBuffer
  tags: Set<string>
  variants: Map<Encoding, Sendable>
  making: Map<Encoding, Promise<Sendable>>
  unchanged: Sendable
}

/** `headers`: alternating names and values, for Node.js; `text`: a short body as latin1, written with the head. */
export type Sendable = { status: 200 | 304; headers: string[]; body?: NonSharedBuffer; text?: string }

const maxTextLength = 16_384

export function isForEveryone({ status, headers }: Response) {
  const own = ["Set-Cookie", "Cache-Control", "Content-Encoding"]
  return status === 200 && !own.some((name) => headers.has(name))
}

export async function toCachedResponse(response: Response, tags: Set<string>): Promise<CachedResponse> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const etag = `W/"${sha256(bytes)}"`
  const own = Array.from(response.headers).filter(([name]) => !replaced.has(name))
  const headers = [...own.flat(), "ETag", etag, "Cache-Control", "no-cache", "Vary", varying(response)]
  const unchanged = { status: 304, headers } as const
  return { etag, headers, bytes, tags, variants: new Map(), making: new Map(), unchanged }
}

const replaced = new Set(["content-length", "vary"])

export function varying({ headers }: Response) {
  const isPage = headers.get("Content-Type")?.startsWith("text/html")
  return isPage ? "Accept-Encoding" : "Accept-Encoding, Authorization, Cookie"
}

export function sizeOf({ bytes, headers }: CachedResponse, key: string) {
  const words = headers.reduce((sum, word) => sum + word.length, key.length)
  return 3 * (bytes.length + words)
}

type RequestHeaders = Pick<IncomingHttpHeaders, "accept-encoding" | "if-none-match">

export function sendableNow(cached: CachedResponse, headers: RequestHeaders) {
  // RFC 9110 §13.1.2: a list of ETags, compared weakly
  if (headers["if-none-match"]?.includes(cached.etag)) return cached.unchanged
  return cached.variants.get(encodingFor(headers["accept-encoding"]))
}

export async function sendableFor(cached: CachedResponse, headers: RequestHeaders) {
  const encoding = encodingFor(headers["accept-encoding"])
  return sendableNow(cached, headers) ?? cached.making.get(encoding) ?? startEncoding(cached, encoding)
}

function startEncoding(cached: CachedResponse, encoding: Encoding) {
  const making = encodeBody(cached, encoding)
  cached.making.set(encoding, making)
  return making
}

async function encodeBody({ headers, bytes, variants }: CachedResponse, encoding: Encoding) {
  const body = await encode[encoding](bytes)
  const own = encoding === "identity" ? [] : ["Content-Encoding", encoding]
  const sendable: Sendable = {
    status: 200,
    headers: [...headers, ...own, "Content-Length", String(body.length)],
    body,
    ...(body.length <= maxTextLength && { text: body.toString("latin1") }),
  }
  variants.set(encoding, sendable)
  return sendable
}
