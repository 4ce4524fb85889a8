import type { EmailTemplate } from "../mail/email-template.ts"
import { quoted, quotedLines } from "../mail/quoted-text.ts"

export function contactMessage(name: string, message: string): EmailTemplate {
  const words = { name: quoted(name), shortName: quoted(name, 60), lines: quotedLines(message) }
  return { kind: "message", write: ({ emails }) => emails.message(words) }
}
