import { type RawBuilder, sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { Language } from "../../contract/language.ts"
import type { Db, Row } from "../../db/tables.ts"
import { addJobSql } from "../jobs/add-job.ts"
import { type EmailTemplate, renderEmail } from "./email-template.ts"

export type Mail = Pick<
  Row<"mails">,
  "id" | "recipient" | "replyTo" | "kind" | "summary" | "subject" | "text" | "html" | "mentions"
>

export type Outgoing = Mail & { unsubscribeUrl?: string | undefined }

export type Mailer = {
  send(mail: Outgoing): Promise<void>
  deleteStored?(person: RemovedPerson): Promise<void>
  close(): void
}

export type RemovedPerson = { id: string; email: string; until: Date }

type Reader = { email: string; language: Language }
type Recipient = Reader & { replyTo?: string }

/** Transactional outbox: call it in the transaction of the act that the mail reports. */
export async function queueMail(db: Db, to: Recipient, template: EmailTemplate) {
  await insert(db, [await composeMail(to, template)])
}

export async function queueMails(db: Db, readers: Reader[], template: EmailTemplate) {
  const mails: Mail[] = []
  for (const [language, same] of Map.groupBy(readers, (reader) => reader.language)) {
    const mail = await composeMail({ email: "", language }, template)
    mails.push(...same.map(({ email }) => ({ ...mail, id: uuidv7(), recipient: email })))
  }
  for (let sent = 0; sent < mails.length; sent += insertBatchSize)
    await insert(db, mails.slice(sent, sent + insertBatchSize))
}

const insertBatchSize = 500

async function insert(db: Db, mails: Mail[]) {
  await sql`with ${insertMails(mails, sql`(select 1) as act`)} select`.execute(db)
}

export async function composeMail(to: Recipient, template: EmailTemplate): Promise<Mail> {
  const { kind, mentions = [] } = template
  const envelope = { id: uuidv7(), recipient: to.email, replyTo: to.replyTo ?? null, kind, mentions }
  return { ...envelope, ...(await renderEmail(template, to.language)) }
}

/** Returns a CTE that inserts the mails and adds the jobs that send them, only if the CTE `act` returned a row. */
export function insertMails(mails: Mail[], act: RawBuilder<unknown>) {
  const columns = sql`id, recipient, "replyTo", kind, summary, mentions, subject, text, html`
  return sql`queued as (
      insert into mails (${columns})
      select ${columns} from (
        select mail.*, ${addJobSql("send-mail", sql`mail.id`)}
        from ${act}, jsonb_to_recordset(${JSON.stringify(mails)}) as mail
          (id uuid, recipient text, "replyTo" text, kind text, summary text, mentions uuid[],
            subject text, text text, html text)
      ) as mails
    )`
}
