import { runDueJobs } from "./jobs.ts"
import type { AppContext } from "../server/process/app-context.ts"
import type { Mail, Outgoing } from "../server/mail/mail.ts"

/** A recipient who reads English. */
export function english(email: string) {
  return { email, language: "en" as const }
}

/** Runs the due jobs; returns the mails they sent. */
export async function deliverMails(context: AppContext) {
  const mails: Outgoing[] = []
  const mailer = { send: async (mail: Outgoing) => void mails.push(mail), close: () => undefined }
  await runDueJobs({ ...context, mailer })
  return mails
}

/** The token in the fragment of the link in a mail. */
export function tokenIn(mail: Mail | undefined) {
  return /#(\S+)/.exec(mail?.text ?? "")?.[1] ?? ""
}
