import { sendDueMails } from "../server/mail/mail-job.ts"
import type { AppContext } from "../server/process/app-context.ts"
import type { Mail } from "../server/mail/mail.ts"

/** The mails that one run of the job sends. */
export async function received({ db, log, mailBudgets }: AppContext) {
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
  await sendDueMails({ db, log, mailBudgets, mailer })
  return mails
}

/** What stands behind the hash of a mail's link. */
export function tokenIn(mail: Mail | undefined) {
  return /#(\S+)/.exec(mail?.text ?? "")?.[1] ?? ""
}
