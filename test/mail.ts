import { sendDueMails } from "../server/mail/mail-job.ts"
import type { AppContext } from "../server/process/app-context.ts"
import type { Mail } from "../server/mail/mail.ts"

/** A reader of English. */
export function english(email: string) {
  return { email, language: "en" as const }
}

/** The mails sent by one run of the job. */
export async function received({ db, log, mailBudgets }: AppContext) {
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
  await sendDueMails({ db, log, mailBudgets, mailer })
  return mails
}

/** The token in the fragment of a mail's link. */
export function tokenIn(mail: Mail | undefined) {
  return /#(\S+)/.exec(mail?.text ?? "")?.[1] ?? ""
}
