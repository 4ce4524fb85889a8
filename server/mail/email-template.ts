import { html } from "hono/html"
import { signature } from "../../texts/en/emails.ts"
import type { MailKind } from "../../contract/mails.ts"
import { splitAtIsolates } from "./quoted-text.ts"

export type EmailTemplate = {
  kind: MailKind
  subject: string
  summary?: string
  paragraphs: string[]
  action?: { label: string; url: string }
  /** Ids of quoted users: it is deleted with them. */
  mentions?: string[]
}

export async function renderEmail(template: EmailTemplate) {
  const { subject, paragraphs, action } = template
  const link = action && `${action.label}: ${action.url}`
  const text = [...paragraphs, ...(link ? [link] : []), signature].join("\n\n")
  const markup = await page(template)
  return { subject, text: `${text}\n`, html: markup.toString() }
}

function page({ subject, paragraphs, action }: EmailTemplate) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px;background:#fbf7f0;color:#1f1a17;font:16px/1.5 sans-serif">
        <div style="max-width:560px;margin:0 auto">
          ${paragraphs.map((words) => html`<p style="white-space:pre-line">${isolateQuotes(words)}</p>`)}
          ${action ? button(action) : ""}
          <p style="margin-top:32px;color:#5b5148">${signature}</p>
        </div>
      </body>
    </html> `
}

function isolateQuotes(words: string) {
  return splitAtIsolates(words).map((part, place) => (place % 2 === 1 ? html`<bdi>${part}</bdi>` : part))
}

function button({ label, url }: NonNullable<EmailTemplate["action"]>) {
  return html`<p>
    <a
      href="${url}"
      style="display:inline-block;padding:12px 20px;background:#8c2f23;color:#fbf7f0;font-weight:bold;text-decoration:none"
      >${label}</a
    >
  </p>`
}
