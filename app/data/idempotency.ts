/** Of what was sent and not answered yet: its key, by what it says. */
const unanswered = new Map<string, string>()

type Header = { "idempotency-key": string }

/** Sends what makes something, by the same key for as long as the same is sent and no answer has come. */
export async function once<Answer>(body: object, send: (header: Header) => Promise<Answer>) {
  const words = JSON.stringify(body)
  const key = unanswered.get(words) ?? newKey()
  unanswered.set(words, key)
  const answer = await send({ "idempotency-key": key })
  unanswered.delete(words)
  return answer
}

/** An Idempotency-Key. */
export function newKey() {
  // crypto.randomUUID is only there by https
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-")
}
