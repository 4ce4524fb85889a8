import { invitationDays } from "../../contract/community.ts"
import { type EmailTemplate, withLink } from "../mail/email-template.ts"

export function invitation(site: string, token: string): EmailTemplate {
  return {
    kind: "invitation",
    write: ({ emails, language }) =>
      withLink(language, { site, path: "/community", token }, emails.invitation(invitationDays)),
  }
}
