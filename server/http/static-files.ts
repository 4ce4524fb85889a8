import { statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { serveStatic, type ServeStaticOptions } from "hono/serve-static"
import { LRUCache } from "lru-cache"
import type { Env } from "../process/app-context.ts"

/**
 * Kept in memory, in bytes: all who are sent one of these files share it, however slowly they read. A stream would hold
 * three pieces of it for each of them.
 */
const mostBytes = 32_000_000

const contents = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: mostBytes,
  sizeCalculation: ({ length }) => length + 1,
  fetchMethod: async (path) => readFile(path).catch(unlessRemoved),
  // whoever waits for one that found no room is sent it all the same
  ignoreFetchAbort: true,
})

/** Serves the files of the folder `root`. While the product runs none changes under its name, but one may be removed. */
export function files(options: ServeStaticOptions<Env>) {
  return serveStatic<Env>({
    ...options,
    join,
    async getContent(path, c) {
      // not by a thread that may be at work on a password: every page passes here
      const found = look(path)
      const content = found?.isFile() ? await contents.fetch(path) : undefined
      if (!found || !content) return null
      c.header("Content-Length", String(content.length))
      c.header("Last-Modified", found.mtime.toUTCString())
      return content
    },
  })
}

function look(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    // no name that a file can have
    return undefined
  }
}

/** It may go between two looks at it. */
function unlessRemoved(error: unknown) {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined
  throw error
}
