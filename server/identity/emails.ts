import { confirmationSeconds, resetSeconds } from "../../contract/identity.ts"
import * as texts from "../../texts/en/emails.ts"
import type { EmailTemplate } from "../mail/email-template.ts"

/** Never contains the name: a stranger may have signed up with this address to put a message into it. */
export function confirmation(site: string, token: string): EmailTemplate {
  const { action, ...words } = texts.confirmation(confirmationSeconds / 3600)
  // token in the fragment, which browsers do not send, so no server logs it
  return { kind: "confirmation", ...words, action: { label: action, url: `${site}/confirm-email#${token}` } }
}

export function passwordReset(site: string, token: string, kind: "reset" | "ownReset"): EmailTemplate {
  const { action, ...words } = texts.reset(resetSeconds / 60)
  return { kind, ...words, action: { label: action, url: `${site}/reset-password#${token}` } }
}
