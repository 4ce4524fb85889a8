import { type EmailTemplate, withPage } from "../mail/email-template.ts"
import { quotedLines } from "../mail/quoted-text.ts"

type Suspension = { reason: string; until: Date | undefined }

/** Of kind `money`, which cannot be turned off. */
export function suspensionMade(site: string, { reason, until }: Suspension): EmailTemplate {
  return {
    kind: "money",
    write: ({ emails, language, dates }) =>
      withPage(
        language,
        { site, path: "/dashboard" },
        emails.suspended(quotedLines(reason), until && dates.dayTime(until)),
      ),
  }
}

export function suspensionLifted(site: string): EmailTemplate {
  return {
    kind: "money",
    write: ({ emails, language }) =>
      withPage(language, { site, path: "/dashboard" }, emails.suspensionLifted),
  }
}
