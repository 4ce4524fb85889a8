import type { Language } from "../../contract/language.ts"
import * as banglaDates from "../../texts/bn/dates.ts"
import * as banglaEmails from "../../texts/bn/emails.ts"
import * as banglaFormat from "../../texts/bn/format.ts"
import * as banglaNames from "../../texts/bn/names.ts"
import * as banglaNotificationMails from "../../texts/bn/notification-mails.ts"
import * as banglaNotifications from "../../texts/bn/notifications.ts"
import type { Shape } from "../../texts/complete.ts"
import * as englishDates from "../../texts/en/dates.ts"
import * as englishEmails from "../../texts/en/emails.ts"
import * as englishFormat from "../../texts/en/format.ts"
import * as englishNames from "../../texts/en/names.ts"
import * as englishNotificationMails from "../../texts/en/notification-mails.ts"
import * as englishNotifications from "../../texts/en/notifications.ts"

const english = {
  emails: englishEmails,
  dates: englishDates,
  format: englishFormat,
  names: englishNames,
  notifications: englishNotifications,
  notificationMails: englishNotificationMails,
}

export type MailTexts = Shape<typeof english> & { language: Language }

export const mailTexts: Record<Language, MailTexts> = {
  en: { language: "en", ...english },
  bn: {
    language: "bn",
    emails: banglaEmails,
    dates: banglaDates,
    format: banglaFormat,
    names: banglaNames,
    notifications: banglaNotifications,
    notificationMails: banglaNotificationMails,
  },
}
