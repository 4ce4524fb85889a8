import { NewContactMessage } from "../../contract/contact.ts"
import { read } from "../answer.ts"
import { api } from "../api.ts"
import { checked } from "../checked.ts"

export async function send(values: unknown) {
  await read(api.contact.$post({ json: checked(NewContactMessage, values) }))
}
