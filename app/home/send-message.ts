import { NewContactMessage } from "../../contract/contact.ts"
import { read } from "../read-response.ts"
import { api } from "../api.ts"
import { once } from "../data/idempotency.ts"
import { lightForm } from "../ui/lazy-form.ts"

export const { errorsOf, submit } = lightForm(NewContactMessage, (message) =>
  once(message, (header) => read(api.contact.$post({ header, json: message }))),
)
