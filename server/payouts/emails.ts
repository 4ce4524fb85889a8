import { accountCoolingOffHours } from "../../contract/payouts.ts"
import { type EmailTemplate, withPage } from "../mail/email-template.ts"

/** Without a number: a mail is read by more than its reader. */
export function accountChanged(site: string): EmailTemplate {
  return {
    kind: "money",
    write: ({ emails, language }) =>
      withPage(
        language,
        { site, path: "/dashboard/payouts" },
        emails.payoutAccountChanged(accountCoolingOffHours),
      ),
  }
}
