import { read } from "./read-response.ts"

/** For calls that the typed client of the API does not know: those of Better Auth, and those made before a session. */
export function postJson<Answer = unknown>(path: string, content: unknown) {
  const headers = { "Content-Type": "application/json" }
  return read<Answer>(fetch(path, { method: "POST", headers, body: JSON.stringify(content) }))
}
