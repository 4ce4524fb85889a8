import type { Outgoing } from "./mail.ts"

/** The Message-ID is the same at each attempt, so that mail programs drop duplicates. */
export function messageOf(
  { id, recipient, replyTo, subject, text, html, unsubscribeUrl }: Outgoing,
  from: string,
) {
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
    headers: { "Auto-Submitted": "auto-generated", ...(unsubscribeUrl && oneClick(unsubscribeUrl)) },
  }
}

/** RFC 8058 */
function oneClick(url: string) {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
}

function hostOf(from: string) {
  return /@([^>\s]+)/.exec(from)?.[1] ?? "backline.example"
}
