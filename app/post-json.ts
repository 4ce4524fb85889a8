import { inLanguage } from "./in-language.ts"
import { read } from "./read-response.ts"

/** For calls outside the typed client: Better Auth's, and those made before a session. */
export function postJson<Answer = unknown>(path: string, content: unknown) {
  const headers = inLanguage({ "Content-Type": "application/json" })
  return read<Answer>(fetch(path, { method: "POST", headers, body: JSON.stringify(content) }))
}
