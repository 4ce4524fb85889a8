import { z } from "zod"
import type { RefusalReason } from "../../contract/mails.ts"

/** What nodemailer says of an answer of the mail server. */
const Refused = z.object({ responseCode: z.int(), command: z.string(), response: z.string() })

/**
 * Whom a mail server refuses for good (RFC 5321, 4.2.1): the recipient, or us, for our login, our sender or what the mail
 * contains; nobody where it may pass by itself.
 */
export function refusedBy(error: unknown): "recipient" | "nobody" | RefusalReason {
  const { responseCode = 0, command = "", response = "" } = Refused.safeParse(error).data ?? {}
  if (responseCode < 500) return "nobody"
  if (command.startsWith("AUTH")) return "login"
  if (command === "DATA") return "content"
  // servers tell of a wrong sender, too, only after the recipient
  return command === "RCPT TO" && isOfRecipient(responseCode, response) ? "recipient" : "sender"
}

function isOfRecipient(responseCode: number, response: string) {
  // RFC 3463: 5.1 is about addresses, 5.1.7 and 5.1.8 about the sender's; 5.2 is about the mailbox
  const [, subject, detail = ""] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})/.exec(response) ?? []
  if (subject === undefined) return responseCode === 550 || responseCode === 551
  // Exchange says 5.4.1 of a mailbox that it does not have
  if (subject === "4") return detail === "1"
  // 5.7 is about rights: ours to send at all, or anybody's to write to this recipient
  if (subject === "7") return responseCode === 550 && !aboutUs.test(response)
  return subject === "2" || (subject === "1" && !["7", "8"].includes(detail))
}

const aboutUs = /relay|sender|client|host|helo|authenti|spf|dkim|dmarc|block|reputation/i
