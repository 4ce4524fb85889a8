import { accountCoolingOffHours } from "../../contract/payouts.ts"
import { type EmailTemplate, withPage } from "../mail/email-template.ts"

/** Without the account number: others may read the mail, too. */
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
