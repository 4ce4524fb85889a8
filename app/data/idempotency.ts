/** The key of each request without an answer, by its body. */
const pendingKeys = new Map<string, string>()

type Header = { "idempotency-key": string }

/** Sends with an Idempotency-Key that stays the same until the same body is answered. */
export async function withIdempotencyKey<Answer>(body: object, send: (header: Header) => Promise<Answer>) {
  const content = JSON.stringify(body)
  const key = pendingKeys.get(content) ?? newIdempotencyKey()
  pendingKeys.set(content, key)
  const answer = await send({ "idempotency-key": key })
  pendingKeys.delete(content)
  return answer
}

/** An Idempotency-Key. */
export function newIdempotencyKey() {
  // crypto.randomUUID needs https
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-")
}
