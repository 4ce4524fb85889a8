import { invitationDays } from "../../contract/community.ts"
import { pathIn } from "../../contract/language.ts"
import type { EmailTemplate } from "../mail/email-template.ts"

export function invitation(site: string, token: string): EmailTemplate {
  return {
    kind: "invitation",
    write: ({ emails, language }) => {
      const { action, ...words } = emails.invitation(invitationDays)
      // in the fragment, which browsers do not send, so no server logs it
      const url = `${site}${pathIn(language, "/community")}#${token}`
      return { ...words, action: { label: action, url } }
    },
  }
}
