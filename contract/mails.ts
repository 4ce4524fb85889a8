import { z } from "zod"

export const mailKinds = [
  "confirmation",
  "reset",
  // requested from a device that has signed in to the account before
  "ownReset",
  "invitation",
  "booking",
  "product",
  "conversation",
  // an admin's answer to a member
  "support",
  "alert",
  "account",
  "message",
  "money",
  "digest",
] as const
export type MailKind = (typeof mailKinds)[number]

export const refusalReasons = ["login", "sender", "content", "unreachable"] as const
export type RefusalReason = (typeof refusalReasons)[number]

export const MailStatus = z
  .object({ isConfirmed: z.boolean(), heldCount: z.int(), digestAt: z.iso.datetime().optional() })
  .meta({ id: "MailStatus" })
export type MailStatus = z.infer<typeof MailStatus>

export const RefusedMails = z
  .object({
    refused: z.array(z.object({ reason: z.enum(refusalReasons), count: z.int(), since: z.iso.datetime() })),
  })
  .meta({ id: "RefusedMails" })
export type RefusedMails = z.infer<typeof RefusedMails>
