import { NewContactMessage } from "../../contract/contact.ts"
import { read } from "../read-response.ts"
import { api } from "../api.ts"
import { withIdempotencyKey } from "../data/idempotency.ts"
import { lazyForm } from "../ui/lazy-form.ts"

export const { errorsOf, submit } = lazyForm(NewContactMessage, (message) =>
  withIdempotencyKey(message, (header) => read(api.contact.$post({ header, json: message }))),
)
