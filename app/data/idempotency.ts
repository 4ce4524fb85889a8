import { randomId } from "./random-id.ts"

const pendingKeys = new Map<string, string>()

type Header = { "idempotency-key": string }

/** Sends `body` with an Idempotency-Key, which is reused for the same body until the server has answered. */
export async function withIdempotencyKey<Answer>(body: object, send: (header: Header) => Promise<Answer>) {
  const content = JSON.stringify(body)
  const key = pendingKeys.get(content) ?? randomId()
  pendingKeys.set(content, key)
  const result = await send({ "idempotency-key": key })
  pendingKeys.delete(content)
  return result
}
