import type { Mail } from "./mail.ts"

/** For nodemailer. The Message-ID is stable, so that mail programs drop a duplicate. */
export function messageOf({ id, recipient, replyTo, subject, text, html }: Mail, from: string) {
  const messageId = `<${id}@${hostOf(from)}>`
  // nodemailer parses a string as a list of addresses, an object as one
  const to = { name: "", address: recipient }
  return {
    from,
    to,
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    messageId,
    // RFC 3834: suppresses out-of-office replies
    headers: { "Auto-Submitted": "auto-generated" },
  }
}

function hostOf(from: string) {
  return /@([^>\s]+)/.exec(from)?.[1] ?? "backline.example"
}
