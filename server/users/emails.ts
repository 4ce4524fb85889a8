import { pathIn } from "../../contract/language.ts"
import type { EmailTemplate } from "../mail/email-template.ts"
import { quotedLines } from "../mail/quoted-text.ts"

type Suspension = { reason: string; until: Date | undefined }

/** Of a kind that nobody can turn off. */
export function suspensionMade(site: string, { reason, until }: Suspension): EmailTemplate {
  return {
    kind: "money",
    write: ({ emails, language, dates }) => {
      const { action, ...words } = emails.suspended(quotedLines(reason), until && dates.dayTime(until))
      return { ...words, action: { label: action, url: `${site}${pathIn(language, "/dashboard")}` } }
    },
  }
}

export function suspensionLifted(site: string): EmailTemplate {
  return {
    kind: "money",
    write: ({ emails, language }) => {
      const { action, ...words } = emails.suspensionLifted
      return { ...words, action: { label: action, url: `${site}${pathIn(language, "/dashboard")}` } }
    },
  }
}
