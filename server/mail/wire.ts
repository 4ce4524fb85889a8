import type { MailStatus, RefusedMails } from "../../contract/mails.ts"
import type { refused, statusOf } from "./status.ts"

type Status = Awaited<ReturnType<typeof statusOf>>
type Refused = Awaited<ReturnType<typeof refused>>

export function toMailStatus({ digestAt, ...status }: Status): MailStatus {
  return { ...status, ...(digestAt && { digestAt: digestAt.toISOString() }) }
}

export function toRefusedMails(rows: Refused): RefusedMails {
  return { refused: rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() })) }
}
