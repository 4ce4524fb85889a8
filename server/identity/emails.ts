import { confirmationSeconds, resetSeconds } from "../../contract/identity.ts"
import * as texts from "../../texts/en/emails.ts"
import type { EmailTemplate } from "../mail/email-template.ts"

/** Without the name, which a stranger may have chosen. */
export function confirmation(site: string, token: string): EmailTemplate {
  const { action, ...words } = texts.confirmation(confirmationSeconds / 3600)
  // in the fragment, which browsers do not send, so no server logs it
  return { kind: "confirmation", ...words, action: { label: action, url: `${site}/confirm-email#${token}` } }
}

export function passwordReset(site: string, token: string, kind: "reset" | "ownReset"): EmailTemplate {
  const { action, ...words } = texts.reset(resetSeconds / 60)
  return { kind, ...words, action: { label: action, url: `${site}/reset-password#${token}` } }
}
