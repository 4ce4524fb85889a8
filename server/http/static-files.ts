import { statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { serveStatic, type ServeStaticOptions } from "hono/serve-static"
import { LRUCache } from "lru-cache"
import type { Env } from "../process/app-context.ts"
import { errorCode } from "../../db/error-code.ts"

const maxCacheBytes = 32_000_000

const contents = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: maxCacheBytes,
  sizeCalculation: ({ length }) => length + 1,
  fetchMethod: async (path) => readFile(path).catch(undefinedIfRemoved),
  ignoreFetchAbort: true,
})

export function serveFiles(options: ServeStaticOptions<Env>) {
  return serveStatic<Env>({
    ...options,
    join,
    async getContent(path, c) {
      // synchronous: password hashing may occupy the threads of libuv
      const found = statOf(path)
      const content = found?.isFile() ? await contents.fetch(path) : undefined
      if (!found || !content) return null
      c.header("Content-Length", String(content.length))
      c.header("Last-Modified", found.mtime.toUTCString())
      return content
    },
  })
}

function statOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

function undefinedIfRemoved(error: unknown) {
  if (errorCode(error) === "ENOENT") return undefined
  throw error
}
