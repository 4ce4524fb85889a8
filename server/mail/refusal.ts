import { z } from "zod"
import type { RefusalReason } from "../../contract/mails.ts"

const SmtpError = z.object({ responseCode: z.int(), command: z.string(), response: z.string() })

/** `mailbox`: only this recipient fails, for now; `temporary`: any other transient error (RFC 5321, 4.2.1). */
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
  // RFC 5321: 421 closes the session, whoever the recipient is
  if (responseCode === 421) return false
  if (greylisting.test(response)) return true
  // RFC 3463: 4.1 is about the address, 4.2 the mailbox, 4.4 the route; RFC 5321: a mailbox that is busy or full
  const [, subject] = /^\d{3}[ -]4\.(\d{1,3})\./.exec(response) ?? []
  return subject === undefined ? [450, 452].includes(responseCode) : ["1", "2", "4"].includes(subject)
}

const greylisting = /gr[ae]y-?list/i

function isAboutRecipient(responseCode: number, response: string) {
  // RFC 3463: 5.1 is about the address, of the sender for 5.1.7 and 5.1.8, 5.2 about the mailbox
  const [, subject, detail = ""] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})/.exec(response) ?? []
  if (subject === undefined) return [550, 551].includes(responseCode) && !senderTerms.test(response)
  // Exchange reports an unknown mailbox as 5.4.1
  if (subject === "4") return detail === "1"
  // RFC 3463: 5.7 is a missing permission, either ours to send or anyone's to write to this recipient
  if (subject === "7") return responseCode === 550 && !senderTerms.test(response)
  return subject === "2" || (subject === "1" && !["7", "8"].includes(detail))
}

const senderTerms = /relay|sender|client|host|helo|authenti|smtp auth|policy|spf|dkim|dmarc|block|reputation/i
