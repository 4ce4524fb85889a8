import { pathIn } from "../../contract/language.ts"
import { accountRestHours } from "../../contract/payouts.ts"
import type { EmailTemplate } from "../mail/email-template.ts"

/** Without a number: a mail is read by more than its reader. */
export function accountChanged(site: string): EmailTemplate {
  return {
    kind: "money",
    write: ({ emails, language }) => {
      const { action, ...words } = emails.payoutAccountChanged(accountRestHours)
      return { ...words, action: { label: action, url: `${site}${pathIn(language, "/dashboard/payouts")}` } }
    },
  }
}
