import type { Mail } from "./mail.ts"

/** A mail as nodemailer wants it. Sent twice it has the same Message-ID, by which mail programs know it again. */
export function messageOf({ id, recipient, replyTo, subject, text, html }: Mail, from: string) {
  const messageId = `<${id}@${hostOf(from)}>`
  // an address as an object is never taken for a list of several
  const to = { name: "", address: recipient }
  return {
    from,
    to,
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    messageId,
    // RFC 3834: no absence note answers it
    headers: { "Auto-Submitted": "auto-generated" },
  }
}

function hostOf(from: string) {
  return /@([^>\s]+)/.exec(from)?.[1] ?? "backline.example"
}
