import type { Row } from "../../db/tables.ts"
import type { EmailTemplate } from "./email-template.ts"

const maxLines = 100

type Held = Pick<Row<"mails">, "id" | "summary" | "subject" | "mentions">

export function digestOf(held: Held[], isDaily: boolean): EmailTemplate {
  const lines = held
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ summary, subject }) => `• ${summary ?? subject}`)
  const [listed, more] = [lines.slice(0, maxLines).join("\n"), Math.max(0, lines.length - maxLines)]
  return {
    kind: "digest",
    mentions: held.flatMap(({ mentions }) => mentions),
    write: ({ emails }) => (isDaily ? emails.dailyDigest : emails.digest)(lines.length, listed, more),
  }
}
