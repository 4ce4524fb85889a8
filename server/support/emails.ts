import { supportLinkDays } from "../../contract/support.ts"
import { type EmailTemplate, withLink, withPage } from "../mail/email-template.ts"
import { quoted, quotedLines } from "../mail/quoted-text.ts"

export function messageToTeam(name: string, message: string): EmailTemplate {
  const of = { name: quoted(name), shortName: quoted(name, 60), lines: quotedLines(message) }
  return { kind: "message", write: ({ emails }) => emails.message(of) }
}

export function answerToVisitor(site: string, token: string, text: string): EmailTemplate {
  return {
    kind: "message",
    write: ({ emails, language }) =>
      withLink(
        language,
        { site, path: "/support", token },
        emails.supportAnswer(words(text), supportLinkDays),
      ),
  }
}

export function answerToMember(site: string, id: string, text: string): EmailTemplate {
  return {
    kind: "support",
    write: ({ emails, language }) =>
      withPage(language, { site, path: `/messages/support/${id}` }, emails.supportAnswer(words(text))),
  }
}

function words(text: string) {
  return { lines: quotedLines(text), beginning: quoted(text, 300) }
}
