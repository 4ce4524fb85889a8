import { readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { serveStatic, type ServeStaticOptions } from "hono/serve-static"
import { LRUCache } from "lru-cache"
import type { Env } from "./house.ts"

/**
 * Kept in memory, in bytes: whoever is sent a file holds no copy of it, however slowly they read (a stream would hold
 * three pieces for each of them).
 */
const mostBytes = 32_000_000

const contents = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: mostBytes,
  sizeCalculation: ({ length }) => length + 1,
  fetchMethod: async (path) => readFile(path).catch(unlessRemoved),
})

/** Serves the files of the folder `root`, which never change under their names, but may be removed. */
export function files(options: ServeStaticOptions<Env>) {
  return serveStatic<Env>({
    ...options,
    join,
    async getContent(path, c) {
      const found = await stat(path).catch(() => undefined)
      const content = found?.isFile() ? await contents.fetch(path) : undefined
      if (!found || !content) return null
      c.header("Content-Length", String(content.length))
      c.header("Last-Modified", found.mtime.toUTCString())
      return content
    },
  })
}

/** It may go between two looks at it. */
function unlessRemoved(error: unknown) {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined
  throw error
}
