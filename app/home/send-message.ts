import { NewContactMessage } from "../../contract/contact.ts"
import { sendContactMessage } from "../data/contact.ts"
import { lazyForm } from "../ui/lazy-form.ts"

export const { errorsOf, submit } = lazyForm(NewContactMessage, sendContactMessage)
