import { z } from "zod"
import type { RefusalReason } from "../../contract/mails.ts"

const SmtpError = z.object({ responseCode: z.int(), command: z.string(), response: z.string() })

/** RFC 5321, 4.2.1: `mailbox` of a recipient who may be reached later; `temporary` for any other error. */
export function classifyRefusal(
  error: unknown,
): "recipient" | "mailbox" | "temporary" | Exclude<RefusalReason, "unreachable"> {
  const { responseCode = 0, command = "", response = "" } = SmtpError.safeParse(error).data ?? {}
  if (responseCode < 500)
    return command === "RCPT TO" && isAboutMailbox(responseCode, response) ? "mailbox" : "temporary"
  if (command.startsWith("AUTH")) return "login"
  if (command === "DATA") return "content"
  // servers often reject the sender only at RCPT TO
  return command === "RCPT TO" && isAboutRecipient(responseCode, response) ? "recipient" : "sender"
}

function isAboutMailbox(responseCode: number, response: string) {
  // RFC 5321: the server itself ends the session
  if (responseCode === 421) return false
  if (greylisting.test(response)) return true
  // RFC 3463: 4.1 addresses, 4.2 the mailbox, 4.4 the way to it; RFC 5321: a mailbox that is busy or full
  const [, subject] = /^\d{3}[ -]4\.(\d{1,3})\./.exec(response) ?? []
  return subject === undefined ? [450, 452].includes(responseCode) : ["1", "2", "4"].includes(subject)
}

const greylisting = /gr[ae]y-?list/i

function isAboutRecipient(responseCode: number, response: string) {
  // RFC 3463: 5.1 addresses, 5.1.7 and 5.1.8 the sender's, 5.2 the mailbox
  const [, subject, detail = ""] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})/.exec(response) ?? []
  if (subject === undefined) return [550, 551].includes(responseCode) && !senderTerms.test(response)
  // Exchange: no such mailbox
  if (subject === "4") return detail === "1"
  // RFC 3463: permission, ours to send or anyone's to write to this recipient
  if (subject === "7") return responseCode === 550 && !senderTerms.test(response)
  return subject === "2" || (subject === "1" && !["7", "8"].includes(detail))
}

const senderTerms = /relay|sender|client|host|helo|authenti|smtp auth|policy|spf|dkim|dmarc|block|reputation/i
