import { NewContactMessage } from "../../contract/contact.ts"
import { read } from "../answer.ts"
import { api } from "../api.ts"
import { once } from "../data/once.ts"
import { lightForm } from "../ui/light-form.ts"

export const { errorsOf, submit } = lightForm(NewContactMessage, (message) =>
  once(message, (header) => read(api.contact.$post({ header, json: message }))),
)
