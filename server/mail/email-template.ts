import { html } from "hono/html"
import { type Language, pathIn } from "../../contract/language.ts"
import type { MailKind } from "../../contract/mails.ts"
import type { PagePath } from "../../contract/pages.ts"
import { replaceQuoted, splitAtIsolates } from "./quoted-text.ts"
import { type MailTexts, mailTexts } from "./texts.ts"

export type EmailTemplate = {
  kind: MailKind
  /** Ids of the users it quotes; the mail is deleted when one of them is removed. */
  mentions?: string[]
  write(texts: MailTexts): EmailContent
}

type EmailContent = {
  subject: string
  summary?: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
}

type Words = Omit<EmailContent, "action"> & { action: string }

export function withPage(
  language: Language,
  { site, path }: { site: string; path: string },
  { action: label, ...words }: Words,
): EmailContent {
  return { ...words, action: { label, url: `${site}${pathIn(language, path)}` } }
}

type TokenLink = { site: string; path: PagePath; token: string }

export function withLink(language: Language, { site, path, token }: TokenLink, words: Words) {
  // the token is in the fragment, which browsers do not send, so that no server logs it
  return withPage(language, { site, path: `${path}#${token}` }, words)
}

export async function renderEmail({ write }: EmailTemplate, language: Language) {
  const texts = mailTexts[language]
  const email = withNames(write(texts), texts)
  const { subject, summary, paragraphs, action } = email
  const link = action && `${action.label}: ${action.url}`
  const text = [...paragraphs, ...(link ? [link] : []), texts.emails.signature].join("\n\n")
  const markup = await page(email, texts)
  return { subject, summary: summary ?? null, text: `${text}\n`, html: markup.toString() }
}

function withNames({ subject, summary, paragraphs, ...rest }: EmailContent, { names }: MailTexts) {
  const named = (text: string) => replaceQuoted(text, names.placeholder)
  return {
    ...rest,
    ...(summary !== undefined && { summary: named(summary) }),
    subject: named(subject),
    paragraphs: paragraphs.map(named),
  }
}

function page({ subject, paragraphs, action }: EmailContent, { language, emails: { signature } }: MailTexts) {
  return html`<!doctype html>
    <html lang="${language}">
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

function button({ label, url }: NonNullable<EmailContent["action"]>) {
  return html`<p>
    <a
      href="${url}"
      style="display:inline-block;padding:12px 20px;background:#8c2f23;color:#fbf7f0;font-weight:bold;text-decoration:none"
      >${label}</a
    >
  </p>`
}
