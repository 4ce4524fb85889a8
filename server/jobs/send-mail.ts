import { sql } from "kysely"
import type { RefusalReason } from "../../contract/mails.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Row } from "../../db/tables.ts"
import { admit } from "../mail/admission.ts"
import { hasExpiredLink } from "../mail/expired-link.ts"
import { unsubscribeUrl } from "../mail/unsubscribe.ts"
import { classifyRefusal } from "../mail/refusal.ts"
import { day } from "../process/durations.ts"
import { type JobContext, LoggedFailure } from "./job.ts"
import { errorCode } from "../../db/error-code.ts"

const maxRecipientRefusals = 3
const maxMailboxAge = 30 * day

export async function sendMail(context: JobContext, id: string) {
  const mail = await context.db
    .selectFrom("mails")
    .selectAll()
    .where("id", "=", id)
    .where("state", "<>", sql<"held">`'held'`)
    .executeTakeFirst()
  if (!mail) return
  if (hasExpiredLink(mail)) {
    context.log.info({ mail: id }, "a mail was not sent: its link has ended")
    return deleteMail(context, mail)
  }
  if (mail.state === "new" && !(await admit(context, mail))) return
  const outgoing = { ...mail, unsubscribeUrl: await unsubscribeUrl(context, mail) }
  try {
    await context.mailer.send(outgoing)
  } catch (error) {
    return fail(context, mail, error)
  }
  await deleteMail(context, mail)
}

async function fail(context: JobContext, mail: Row<"mails">, error: unknown) {
  const refused = classifyRefusal(error)
  const refusedFor = reasonOf(mail, refused)
  const refusals = mail.refusals + (refused === "recipient" ? 1 : 0)
  const isHopeless =
    refusals >= maxRecipientRefusals || (refused === "mailbox" && ageOf(mail) > maxMailboxAge)
  const cause = causeOf(error)
  if (!refusedFor || isHopeless)
    context.log.error({ ...cause, mail: mail.id, isHopeless }, "a mail could not be sent")
  else if (!(await isKnown(context, mail, refusedFor)))
    context.log.error({ ...cause, mail: mail.id, reason: refusedFor }, remedyFor(refusedFor))
  if (isHopeless) return deleteMail(context, mail)
  await context.db.updateTable("mails").set({ refusals, refusedFor }).where("id", "=", mail.id).execute()
  throw new LoggedFailure(`The mail was not sent: ${cause.responseCode ?? cause.code ?? "unknown"}`)
}

function reasonOf(mail: Row<"mails">, refused: ReturnType<typeof classifyRefusal>) {
  if (refused === "temporary") return mail.refusedFor ?? (ageOf(mail) > day ? "unreachable" : null)
  return refused === "recipient" || refused === "mailbox" ? null : refused
}

function ageOf({ createdAt }: Row<"mails">) {
  return Date.now() - createdAt.getTime()
}

function remedyFor(reason: RefusalReason) {
  return reason === "unreachable"
    ? "mails of more than a day ago cannot be sent: check SMTP_URL, and that the mail server runs. They are kept, and tried again for a month"
    : "the mail server refuses our mails: check MAIL_FROM, and the login in SMTP_URL. They are kept, and tried again for a month"
}

/** Whether this reason was logged already, for this mail or another one that still waits. */
async function isKnown({ db }: JobContext, mail: Row<"mails">, reason: RefusalReason) {
  if (mail.refusedFor === reason) return true
  const other = db.selectFrom("mails").select("id").where("refusedFor", "=", reason).limit(limitLiteral(1))
  return (await other.executeTakeFirst()) !== undefined
}

// the server's message may contain an address or a password
function causeOf(error: unknown): { code?: string; responseCode?: number } {
  if (!(error instanceof Error)) return {}
  return {
    code: errorCode(error) || error.name,
    ...("responseCode" in error && { responseCode: Number(error.responseCode) }),
  }
}

async function deleteMail({ db }: JobContext, { id }: Row<"mails">) {
  await db.deleteFrom("mails").where("id", "=", id).execute()
}
