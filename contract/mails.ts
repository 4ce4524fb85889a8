import { z } from "zod"

/** What a mail is about: each kind has a budget of its own for a recipient. */
export const mailKinds = [
  "confirmation",
  "reset",
  // asked for from a device that has signed in to the account before
  "ownReset",
  "invitation",
  "booking",
  "message",
  "money",
  "digest",
] as const
export type MailKind = (typeof mailKinds)[number]

/** Why a mail server refuses our mails: our login, our sender, or what a mail contains. */
export const refusalReasons = ["login", "sender", "content"] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Whether we mail to one's own address, and how many mails wait there for a digest. */
export const MailStatus = z
  .object({ isConfirmed: z.boolean(), heldCount: z.int(), digestAt: z.iso.datetime().optional() })
  .meta({ id: "MailStatus" })
export type MailStatus = z.infer<typeof MailStatus>

/** Mails that are kept because the mail server refuses them for a reason of ours, by that reason. */
export const RefusedMails = z
  .object({
    refused: z.array(z.object({ reason: z.enum(refusalReasons), count: z.int(), since: z.iso.datetime() })),
  })
  .meta({ id: "RefusedMails" })
export type RefusedMails = z.infer<typeof RefusedMails>
