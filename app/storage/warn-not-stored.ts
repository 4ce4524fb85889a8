import { loadChunk } from "../document/load-chunk.ts"

export async function warnNotStored(what: "session" | "draft" | "theme") {
  const { warnOnce } = await loadChunk(() => import("./storage-warnings.ts"))
  warnOnce(what)
}
