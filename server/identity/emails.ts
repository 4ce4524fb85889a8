import { confirmationSeconds, resetSeconds } from "../../contract/identity.ts"
import { type EmailTemplate, withLink } from "../mail/email-template.ts"

/** Omits the name of the account, which a stranger may have chosen. */
export function confirmation(site: string, token: string): EmailTemplate {
  return {
    kind: "confirmation",
    write: ({ emails, language }) =>
      withLink(
        language,
        { site, path: "/confirm-email", token },
        emails.confirmation(confirmationSeconds / 3600),
      ),
  }
}

export function passwordReset(site: string, token: string, kind: "reset" | "ownReset"): EmailTemplate {
  return {
    kind,
    write: ({ emails, language }) =>
      withLink(language, { site, path: "/reset-password", token }, emails.reset(resetSeconds / 60)),
  }
}
