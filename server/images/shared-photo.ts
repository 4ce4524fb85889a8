import { readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { LRUCache } from "lru-cache"
import { imageMaxBytes } from "../../contract/images.ts"
import { Problem } from "../http/problem.ts"
import { photoPath } from "./disk.ts"
import { toJpeg } from "./variants.ts"

const timeoutMs = 5_000
const maxCacheBytes = 8_000_000

type Folder = { folder: string }

/** Concurrent calls for one photo share one encoding. */
const jpegs = new LRUCache<string, Buffer, Folder>({
  maxSize: maxCacheBytes,
  sizeCalculation: ({ length }) => length + 1,
  fetchMethod: async (url, _, { context: { folder } }) => toJpeg(await readPhoto(folder, url)),
  ignoreFetchAbort: true,
})

/** Returns a photo as JPEG; `url` must come from our image host. Throws `not-found`, `unavailable`. */
export async function sharedPhoto(folder: string, url: string) {
  if (url === "") throw missing
  const jpeg = await jpegs.fetch(url, { context: { folder } })
  if (!jpeg) throw missing
  return new Uint8Array(jpeg)
}

async function readPhoto(folder: string, url: string) {
  if (url.startsWith(`${photoPath}/`)) return readFile(join(folder, basename(url))).catch(throwMissing)
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) }).catch(
    throwUnreachable,
  )
  if (!response.ok || Number(response.headers.get("Content-Length")) > imageMaxBytes) throw missing
  return Buffer.from(await response.arrayBuffer())
}

const missing = new Problem("not-found", (say) => say.nothingHere)

function throwMissing(): never {
  throw missing
}

function throwUnreachable(): never {
  throw new Problem("unavailable", (say) => say.unavailable, { retryAfter: 5 })
}
