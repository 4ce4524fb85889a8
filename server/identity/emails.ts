import { confirmationSeconds, resetSeconds } from "../../contract/identity.ts"
import { pathIn } from "../../contract/language.ts"
import type { EmailTemplate } from "../mail/email-template.ts"

/** Without the name, which a stranger may have chosen. */
export function confirmation(site: string, token: string): EmailTemplate {
  return {
    kind: "confirmation",
    write: ({ emails, language }) => {
      const { action, ...words } = emails.confirmation(confirmationSeconds / 3600)
      // in the fragment, which browsers do not send, so no server logs it
      const url = `${site}${pathIn(language, "/confirm-email")}#${token}`
      return { ...words, action: { label: action, url } }
    },
  }
}

export function passwordReset(site: string, token: string, kind: "reset" | "ownReset"): EmailTemplate {
  return {
    kind,
    write: ({ emails, language }) => {
      const { action, ...words } = emails.reset(resetSeconds / 60)
      const url = `${site}${pathIn(language, "/reset-password")}#${token}`
      return { ...words, action: { label: action, url } }
    },
  }
}
