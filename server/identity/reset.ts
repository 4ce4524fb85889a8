import { resetSeconds } from "../../contract/identity.ts"
import type { Db } from "../../db/tables.ts"
import { post } from "../mail/mail.ts"
import { forgive } from "./sign-in-limits.ts"

/** Mails the link with which someone can choose a new password, once. */
export function mailReset(
  db: Db,
  site: string,
  { name, email }: { name: string; email: string },
  token: string,
) {
  return post(
    db,
    { email },
    {
      subject: "Choose a new password for Backline",
      paragraphs: [
        `Hello ${name},`,
        `someone, hopefully you, asked for a new password for this address. The link counts for ${resetSeconds / 60} minutes, once.`,
        "If it was not you, do nothing: your password stays as it is.",
      ],
      // behind the hash, so that it stands in no log on its way
      action: { label: "Choose a new password", url: `${site}/reset-password#${token}` },
    },
  )
}

/** Whoever followed the link reads that address; other links sent before no longer count. */
export async function afterReset(db: Db, identityId: string) {
  await db.updateTable("identity.user").set({ emailVerified: true }).where("id", "=", identityId).execute()
  await db.deleteFrom("identity.verification").where("value", "=", identityId).execute()
  await forgive(db, identityId)
}
