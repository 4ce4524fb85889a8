import { loadChunk } from "./load-chunk.ts"

/** Warns once that the browser stored nothing; the sentences are loaded on demand. */
export async function warnNotStored(what: "session" | "draft" | "theme") {
  const { warnOnce } = await loadChunk(() => import("./storage-warnings.ts"))
  warnOnce(what)
}
