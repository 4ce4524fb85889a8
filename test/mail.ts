import { round } from "../server/mail/mail-job.ts"
import type { House } from "../server/process/app-context.ts"
import type { Mail } from "../server/mail/mail.ts"

/** What the post brings in one round. */
export async function received({ db, log, mailBudgets }: House) {
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
  await round({ db, log, mailBudgets, mailer })
  return mails
}

/** What stands behind the hash of a mail's link. */
export function tokenIn(mail: Mail | undefined) {
  return /#(\S+)/.exec(mail?.text ?? "")?.[1] ?? ""
}
