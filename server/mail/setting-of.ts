import type { MailKind } from "../../contract/mails.ts"
import type { NotificationKind } from "../../contract/notifications.ts"

/** Returns the setting that mails of this kind follow; undefined for kinds that cannot be turned off. */
export function settingOf(kind: MailKind): NotificationKind | undefined {
  const byKind: Partial<Record<MailKind, NotificationKind>> = settings
  return byKind[kind]
}

const settings = {
  booking: "bookings",
  product: "products",
  conversation: "messages",
  support: "messages",
  alert: "alerts",
  account: "account",
} as const satisfies Partial<Record<MailKind, NotificationKind>>
