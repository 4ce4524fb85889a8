import type { Row } from "../../db/tables.ts"
import type { EmailTemplate } from "./email-template.ts"

const maxLines = 100

type Postponed = Pick<Row<"mails">, "id" | "summary" | "subject" | "mentions">

export function digestOf(postponed: Postponed[], isDaily: boolean): EmailTemplate {
  const lines = postponed
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ summary, subject }) => `• ${summary ?? subject}`)
  const [listed, more] = [lines.slice(0, maxLines).join("\n"), Math.max(0, lines.length - maxLines)]
  return {
    kind: "digest",
    mentions: postponed.flatMap(({ mentions }) => mentions),
    write: ({ emails }) => (isDaily ? emails.dailyDigest : emails.digest)(lines.length, listed, more),
  }
}
