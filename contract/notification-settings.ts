import { z } from "zod"
import { fieldError } from "./checks.ts"

export const mailTimes = ["at-once", "daily", "never"] as const

const Channels = z.object({
  mail: z.enum(mailTimes, fieldError("notAChoice", "mails")),
  push: z
    .boolean(fieldError("notAChoice", "push"))
    .meta({ description: "To the devices where it is turned on" }),
})

/** Notifications about money are always mailed at once. */
const MoneyChannels = Channels.extend({
  mail: z.literal("at-once", fieldError("notAChoice", "mails")),
})

export const NotificationSettings = z
  .object({
    bookings: Channels,
    payments: MoneyChannels,
    messages: Channels,
    alerts: Channels,
    products: Channels,
    account: Channels,
    digestHour: z
      .int(fieldError("notAChoice", "digestHour"))
      .min(0, fieldError("notAChoice", "digestHour"))
      .max(23, fieldError("notAChoice", "digestHour"))
      .meta({ description: "When the mails of a day come as one, Asia/Dhaka" }),
  })
  .meta({ id: "NotificationSettings" })
export type NotificationSettings = z.infer<typeof NotificationSettings>

const always = { mail: "at-once", push: true } as const

export const defaultNotificationSettings: NotificationSettings = {
  bookings: always,
  payments: always,
  messages: always,
  alerts: always,
  products: always,
  account: always,
  digestHour: 8,
}
