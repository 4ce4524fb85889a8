import { confirmationSeconds } from "../../contract/identity.ts"
import type { Db } from "../../db/tables.ts"
import { post } from "../mail/mail.ts"

/** Mails the link with which a new person proves that the address is theirs. Nothing waits for it. */
export function mailConfirmation(
  db: Db,
  site: string,
  { name, email }: { name: string; email: string },
  token: string,
) {
  return post(
    db,
    { email },
    {
      subject: "Welcome to Backline",
      paragraphs: [
        `Hello ${name},`,
        `your account is ready. Please confirm within ${confirmationSeconds / 3600} hours that this address is yours: then you can also log in with Google, and nobody else can.`,
        "If you did not sign up, do nothing.",
      ],
      // behind the hash, so that it stands in no log on its way
      action: { label: "Confirm this address", url: `${site}/confirm-email#${token}` },
    },
  )
}
