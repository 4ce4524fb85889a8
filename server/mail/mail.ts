import { type RawBuilder, sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { Db, Row } from "../../db/tables.ts"
import { type Letter, write } from "./email-template.ts"

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

/** Where it is said that something was posted, once its transaction is done. */
export const postedChannel = "posted"

/** Seconds in which a mail that a process has taken is sent or has failed; then another takes it up. */
export const lease = 120

type Recipient = { email: string; replyTo?: string }

/** Puts a letter into the post, in the transaction of the act it tells of; the round of the post sends it. */
export async function post(db: Db, to: Recipient, letter: Letter) {
  await db
    .insertInto("mails")
    .values(await inPost(to, letter))
    .execute()
  await sql`notify ${sql.id(postedChannel)}`.execute(db)
}

/** A letter as it lies in the post, for an act that writes it down itself. */
export async function inPost({ email, replyTo }: Recipient, letter: Letter): Promise<Mail> {
  const { kind, summary = null, mentions = [] } = letter
  const envelope = { id: uuidv7(), recipient: email, replyTo: replyTo ?? null, kind, summary, mentions }
  return { ...envelope, ...(await write(letter)) }
}

/** The part of a statement that puts mails into the post, where `act`, another part of it, has a row. */
export function posted(mails: Mail[], act: RawBuilder<unknown>) {
  return sql`posted as (
      insert into mails (id, recipient, "replyTo", kind, summary, mentions, subject, text, html)
      select mail.* from ${act}, jsonb_to_recordset(${JSON.stringify(mails)}) as mail
        (id uuid, recipient text, "replyTo" text, kind text, summary text, mentions uuid[],
          subject text, text text, html text)
    )`
}
