import { expect, test } from "vitest"
import { classifyRefusal } from "./refusal.ts"

test.each([
  [550, "RCPT TO", "550 5.1.1 No such user", "recipient"],
  [550, "RCPT TO", "550 no mailbox here by that name", "recipient"],
  [552, "RCPT TO", "552 5.2.2 Mailbox full", "recipient"],
  [550, "RCPT TO", "550 5.4.1 Recipient address rejected: Access denied", "recipient"],
  [550, "RCPT TO", "550 5.7.1 This group takes mail of its members only", "recipient"],
  [551, "RCPT TO", "551 User not local", "recipient"],
  [550, "RCPT TO", "550 5.7.1 Unable to relay", "sender"],
  [550, "RCPT TO", "550 5.7.0 Local Policy Violation", "sender"],
  [550, "RCPT TO", "550 relay not permitted", "sender"],
  [550, "RCPT TO", "550 Sender verify failed", "sender"],
  [550, "RCPT TO", "550 authentication required", "sender"],
  [550, "RCPT TO", "550-Please turn on SMTP Authentication in your mail client", "sender"],
  [553, "RCPT TO", "553 5.7.1 Sender address rejected: not owned by user", "sender"],
  [553, "RCPT TO", "553 5.1.8 Sender address rejected: Domain not found", "sender"],
  [554, "RCPT TO", "554 5.7.1 Relay access denied", "sender"],
  [554, "RCPT TO", "554 Service unavailable; Client host blocked", "sender"],
  [550, "MAIL FROM", "550 5.1.0 Address rejected", "sender"],
  [535, "AUTH PLAIN", "535 5.7.8 Authentication credentials invalid", "login"],
  [554, "DATA", "554 5.7.1 Message looks like spam", "content"],
  [451, "RCPT TO", "451 4.7.1 Greylisted", "mailbox"],
  [451, "RCPT TO", "451 Greylisting in action, please come back later", "mailbox"],
  [451, "RCPT TO", "451 4.4.1 Host of the recipient does not answer", "mailbox"],
  [450, "RCPT TO", "450 4.4.3 Host or domain name not found, try again", "mailbox"],
  [421, "RCPT TO", "421 4.4.2 Timeout, closing connection", "temporary"],
  [450, "RCPT TO", "450 4.7.1 Client host rejected: cannot find your hostname", "temporary"],
  [451, "RCPT TO", "451 4.3.0 Try again later", "temporary"],
  [450, "RCPT TO", "450 4.1.2 Recipient address rejected: Domain not found", "mailbox"],
  [450, "RCPT TO", "450 mailbox busy", "mailbox"],
  [452, "RCPT TO", "452 4.2.2 Mailbox full", "mailbox"],
  [452, "MAIL FROM", "452 4.3.1 Insufficient system storage", "temporary"],
  [undefined, "CONN", "", "temporary"],
])(
  "a mail server's %s to %s, %s, counts as a refusal of kind %s",
  (responseCode, command, response, kind) => {
    expect(classifyRefusal(Object.assign(new Error(response), { responseCode, command, response }))).toBe(
      kind,
    )
  },
)
