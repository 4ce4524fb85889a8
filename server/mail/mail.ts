import { type RawBuilder, sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { Db, Row } from "../../db/tables.ts"
import { type EmailTemplate, renderEmail } from "./email-template.ts"

export type Mail = Pick<
  Row<"mails">,
  "id" | "recipient" | "replyTo" | "kind" | "summary" | "subject" | "text" | "html" | "mentions"
>

/** Something that takes a mail and brings it on its way, or throws. */
export type Mailer = {
  send(mail: Mail): Promise<void>
  /** Takes back the mails to or about a person that it keeps itself; who hands them on cannot. */
  takeBack?(person: Removed): Promise<void>
  /** Lets go of what it keeps open. */
  close(): void
}

/** Someone whose mails are erased: by id those with their words, by e-mail those to them from before `until`. */
export type Removed = { id: string; email: string; until: Date }

/** The channel that is notified when a transaction has queued mails. */
export const mailsChannel = "posted"

/** Seconds in which a mail that a process has taken is sent or has failed; then another takes it up. */
export const lease = 120

type Recipient = { email: string; replyTo?: string }

/** Queues a mail in the transaction of the act that it tells of; the mail job sends it. */
export async function queueMail(db: Db, to: Recipient, template: EmailTemplate) {
  await db
    .insertInto("mails")
    .values(await composeMail(to, template))
    .execute()
  await sql`notify ${sql.id(mailsChannel)}`.execute(db)
}

/** The row of a mail, for an act that inserts it itself. */
export async function composeMail({ email, replyTo }: Recipient, template: EmailTemplate): Promise<Mail> {
  const { kind, summary = null, mentions = [] } = template
  const envelope = { id: uuidv7(), recipient: email, replyTo: replyTo ?? null, kind, summary, mentions }
  return { ...envelope, ...(await renderEmail(template)) }
}

/** The part of a statement that inserts mails where `act`, another part of it, has a row. */
export function insertMails(mails: Mail[], act: RawBuilder<unknown>) {
  return sql`queued as (
      insert into mails (id, recipient, "replyTo", kind, summary, mentions, subject, text, html)
      select mail.* from ${act}, jsonb_to_recordset(${JSON.stringify(mails)}) as mail
        (id uuid, recipient text, "replyTo" text, kind text, summary text, mentions uuid[],
          subject text, text text, html text)
    )`
}
