import type { Mail } from "./mail.ts"

/** With a stable Message-ID, by which mail programs drop duplicates. */
export function messageOf({ id, recipient, replyTo, subject, text, html }: Mail, from: string) {
  const messageId = `<${id}@${hostOf(from)}>`
  const to = { name: "", address: recipient }
  return {
    from,
    to,
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    messageId,
    // RFC 3834: no out-of-office replies
    headers: { "Auto-Submitted": "auto-generated" },
  }
}

function hostOf(from: string) {
  return /@([^>\s]+)/.exec(from)?.[1] ?? "backline.example"
}
