import { inLanguage } from "./in-language.ts"
import { read } from "./read-response.ts"

/** Posts without the typed client: to Better Auth, and where there is no session yet. */
export function postJson<Answer = unknown>(path: string, content: unknown) {
  const headers = inLanguage({ "Content-Type": "application/json" })
  return read<Answer>(fetch(path, { method: "POST", headers, body: JSON.stringify(content) }))
}
