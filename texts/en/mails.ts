import type { RefusalReason } from "../../contract/mails.ts"

export const unconfirmed =
  "Your email is not confirmed yet. Until you follow the link that we mailed to you, we do not tell you of bookings by email."
export const sendLinkAgain = "SEND THE LINK AGAIN"
export const confirmationSent = "We sent you the link again."
export const alreadyConfirmed = "Your address is confirmed."
export const held = (count: number) =>
  count === 1
    ? "1 mail to you waits, because you had many within an hour. It comes at:"
    : `${count} mails to you wait, because you had many within an hour. They come as one, at:`

export const refused = (count: number) =>
  count === 1
    ? "1 mail waits, for the mail server does not take it."
    : `${count} mails wait, for the mail server does not take them.`
export const remedies: Record<RefusalReason, string> = {
  login: "It refuses our login: check user and password in SMTP_URL.",
  sender: "It refuses our sender: check MAIL_FROM, and that this login may send from it.",
  content: "It refuses what they contain: ask whoever runs the mail server why.",
  unreachable:
    "For more than a day it has not answered, or asked us to wait: check SMTP_URL, and that it runs.",
}
export const sendAgain = "SEND AGAIN"
export const retried = (count: number) =>
  count === 1 ? "1 mail is tried again." : `${count} mails are tried again.`
