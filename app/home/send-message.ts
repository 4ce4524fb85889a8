import { NewContactMessage } from "../../contract/contact.ts"
import { read } from "../answer.ts"
import { api } from "../api.ts"
import { lightForm } from "../ui/light-form.ts"

export const { errorsOf, submit } = lightForm(NewContactMessage, (message) =>
  read(api.contact.$post({ json: message })),
)
