import { invitationDays } from "../../contract/community.ts"
import * as texts from "../../texts/en/emails.ts"
import type { EmailTemplate } from "../mail/email-template.ts"

export function invitation(site: string, token: string): EmailTemplate {
  const { action, ...words } = texts.invitation(invitationDays)
  // in the fragment, which browsers do not send, so no server logs it
  return { kind: "invitation", ...words, action: { label: action, url: `${site}/community#${token}` } }
}
