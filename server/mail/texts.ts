import type { Language } from "../../contract/language.ts"
import * as banglaEmails from "../../texts/bn/emails.ts"
import * as banglaFormat from "../../texts/bn/format.ts"
import type { Shape } from "../../texts/complete.ts"
import * as englishEmails from "../../texts/en/emails.ts"
import * as englishFormat from "../../texts/en/format.ts"

const english = { emails: englishEmails, format: englishFormat }

export type MailTexts = Shape<typeof english> & { language: Language }

export const mailTexts: Record<Language, MailTexts> = {
  en: { language: "en", ...english },
  bn: { language: "bn", emails: banglaEmails, format: banglaFormat },
}
