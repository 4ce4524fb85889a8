import { chunk } from "./load-chunk.ts"

/** Tells a person what is not kept; the sentences are loaded when they are needed. */
export async function sayNotKept(what: "session" | "draft" | "theme") {
  const { sayOnce } = await chunk(() => import("./storage-warnings.ts"))
  sayOnce(what)
}
