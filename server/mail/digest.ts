import { sql } from "kysely"
import type { Row } from "../../db/tables.ts"
import type { AppContext } from "../process/app-context.ts"
import { inTransaction } from "../../db/transaction.ts"
import type { EmailTemplate } from "./email-template.ts"
import { readerOf } from "../users/languages.ts"
import { type Mail, queueMail } from "./mail.ts"

type Deps = Pick<AppContext, "db" | "mailBudgets">

const maxLines = 100

export async function queueDigest({ db, mailBudgets }: Deps, { id, recipient }: Mail) {
  const { isWithin, endsAt } = await mailBudgets.digest(recipient)
  if (!isWithin) {
    await db.updateTable("mails").set({ dueAt: endsAt }).where("id", "=", id).execute()
    return
  }
  await inTransaction(db, async (tx) => {
    const held = await tx
      .deleteFrom("mails")
      .where("recipient", "=", recipient)
      .where("state", "=", sql<"held">`'held'`)
      .returning(["id", "summary", "subject", "mentions"])
      .execute()
    if (held.length > 0) await queueMail(tx, await readerOf(tx, recipient), digestOf(held))
  })
}

type Held = Pick<Row<"mails">, "id" | "summary" | "subject" | "mentions">

function digestOf(held: Held[]): EmailTemplate {
  const lines = held
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ summary, subject }) => `• ${summary ?? subject}`)
  const [shown, more] = [lines.slice(0, maxLines).join("\n"), Math.max(0, lines.length - maxLines)]
  return {
    kind: "digest",
    mentions: held.flatMap(({ mentions }) => mentions),
    write: ({ emails }) => emails.digest(lines.length, shown, more),
  }
}
