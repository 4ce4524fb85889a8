import type { PushMessage } from "../../contract/push.ts"
import { type Language, pathIn } from "../../contract/language.ts"
import { wordsOf } from "../../contract/notification-words.ts"
import { kindOf } from "../../contract/notifications.ts"
import type { Shape } from "../../texts/complete.ts"
import * as banglaDates from "../../texts/bn/dates.ts"
import * as banglaFormat from "../../texts/bn/format.ts"
import * as banglaNames from "../../texts/bn/names.ts"
import * as banglaNotifications from "../../texts/bn/notifications.ts"
import * as englishDates from "../../texts/en/dates.ts"
import * as englishFormat from "../../texts/en/format.ts"
import * as englishNames from "../../texts/en/names.ts"
import * as englishNotifications from "../../texts/en/notifications.ts"
import type { NotificationRow } from "../notifications/notifications.ts"
import { toNotification } from "../notifications/wire.ts"

const english = {
  dates: englishDates,
  format: englishFormat,
  names: englishNames,
  notifications: englishNotifications,
}
const texts: Record<Language, Shape<typeof english>> = {
  en: english,
  bn: { dates: banglaDates, format: banglaFormat, names: banglaNames, notifications: banglaNotifications },
}

/** Longer than any sentence; a push service takes 4096 bytes, and a character may have four. */
const maxLength = 800

export function pushMessageOf(row: NotificationRow, language: Language): PushMessage {
  const { dates, format, names, notifications } = texts[language]
  const notification = toNotification(row)
  names.named(notification)
  const { type, path } = notification
  const body = notifications.sentences[type](wordsOf(notification, format.price, dates.dayTime))
  return {
    title: "Backline",
    body: body.slice(0, maxLength),
    path: pathIn(language, path),
    tag: row.key,
    language,
  }
}

/** A phone that saves battery is woken only by messages. */
export function urgencyOf({ type }: NotificationRow) {
  return kindOf[type] === "messages" ? "high" : "normal"
}
