import type { NewContactMessage } from "../../contract/contact.ts"
import { api } from "../api.ts"
import { read } from "./read-response.ts"
import { withIdempotencyKey } from "./idempotency.ts"

export function sendContactMessage(message: NewContactMessage) {
  return withIdempotencyKey(message, (header) => read(api.contact.$post({ header, json: message })))
}
