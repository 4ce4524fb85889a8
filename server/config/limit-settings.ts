import type { z } from "zod"
import { number } from "./number-setting.ts"

/** IPv6 addresses are counted per /64. */
export const limitSettings = {
  RATE_LIMIT_REQUESTS: limit(5_000, "Requests of any kind for one address in a minute, files among them"),
  RATE_LIMIT_READS: limit(300, "Pages and answers for one address in a minute"),
  RATE_LIMIT_WRITES: limit(120, "What one user may change in a minute"),
  RATE_LIMIT_SIGN_UPS: limit(100, "New accounts from one address in an hour"),
  RATE_LIMIT_UNCONFIRMED_SIGN_UPS: limit(20, "Of these, accounts that have not confirmed their email"),
  RATE_LIMIT_LOGIN_BURST: limit(3, "Failed logins from one address in 10 seconds"),
  RATE_LIMIT_LOGIN_FAILURES: limit(20, "Failed logins from one address in an hour"),
  RATE_LIMIT_ACCOUNT_FAILURES: limit(5, "Failed logins to one account in an hour before growing waits"),
  RATE_LIMIT_PASSWORD_CHANGES: limit(10, "Password changes of one account in an hour"),
  RATE_LIMIT_RESETS: limit(30, "Password resets asked for from one address in an hour"),
  RATE_LIMIT_RESET_MAILS: limit(3, "Of these, mails to one account"),
  RATE_LIMIT_ACCOUNT_RESETS: limit(10, "Reset mails to one account in an hour, whoever asked"),
  RATE_LIMIT_MESSAGES: limit(10, "Contact messages from one address in an hour"),
  RATE_LIMIT_SUPPORT_MESSAGES: limit(30, "Further messages of one person to the admins in an hour"),
  RATE_LIMIT_INVITATIONS: limit(10, "Community invitations from one address in an hour"),
  RATE_LIMIT_REPORTS: limit(100, "Content policy reports from one address in an hour"),
  RATE_LIMIT_PHONE_NUMBERS: limit(30, "Phone numbers that one user has shown in an hour"),
  RATE_LIMIT_PROFILE_CHANGES: limit(20, "Changes of name or photo of one user in an hour"),
  RATE_LIMIT_UPLOADS: limit(100, "Photos of one user in an hour"),
  RATE_LIMIT_LISTINGS: limit(
    10,
    "New products of one seller in an hour; more with the account's age and sales",
  ),
  RATE_LIMIT_CONVERSATIONS: limit(20, "New conversations of one user in a day"),
  RATE_LIMIT_FIRST_CONVERSATIONS: limit(5, "The same, in an account's first week"),
  RATE_LIMIT_MEMBER_MESSAGES: limit(10, "Messages of one user to others in a minute"),
  RATE_LIMIT_MAILS: limit(8, "Mails of one kind to one address in an hour; what is more comes as one digest"),
}

export function limitsOf(settings: z.infer<z.ZodObject<typeof limitSettings>>) {
  return {
    requests: settings.RATE_LIMIT_REQUESTS,
    reads: settings.RATE_LIMIT_READS,
    writes: settings.RATE_LIMIT_WRITES,
    signUps: settings.RATE_LIMIT_SIGN_UPS,
    unconfirmedSignUps: settings.RATE_LIMIT_UNCONFIRMED_SIGN_UPS,
    loginBurst: settings.RATE_LIMIT_LOGIN_BURST,
    loginFailures: settings.RATE_LIMIT_LOGIN_FAILURES,
    accountFailures: settings.RATE_LIMIT_ACCOUNT_FAILURES,
    passwordChanges: settings.RATE_LIMIT_PASSWORD_CHANGES,
    resets: settings.RATE_LIMIT_RESETS,
    resetMails: settings.RATE_LIMIT_RESET_MAILS,
    accountResets: settings.RATE_LIMIT_ACCOUNT_RESETS,
    messages: settings.RATE_LIMIT_MESSAGES,
    supportMessages: settings.RATE_LIMIT_SUPPORT_MESSAGES,
    invitations: settings.RATE_LIMIT_INVITATIONS,
    reports: settings.RATE_LIMIT_REPORTS,
    phoneNumbers: settings.RATE_LIMIT_PHONE_NUMBERS,
    profileChanges: settings.RATE_LIMIT_PROFILE_CHANGES,
    uploads: settings.RATE_LIMIT_UPLOADS,
    listings: settings.RATE_LIMIT_LISTINGS,
    writing: {
      conversations: settings.RATE_LIMIT_CONVERSATIONS,
      firstConversations: settings.RATE_LIMIT_FIRST_CONVERSATIONS,
      messages: settings.RATE_LIMIT_MEMBER_MESSAGES,
    },
    mails: settings.RATE_LIMIT_MAILS,
  }
}

function limit(unset: number, description: string) {
  return number("a number", 1, 1_000_000, unset).meta({ description })
}
