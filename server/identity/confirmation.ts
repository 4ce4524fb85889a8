import { z } from "zod"
import { confirmationSeconds } from "../../contract/identity.ts"
import type { Language } from "../../contract/language.ts"
import type { Db } from "../../db/tables.ts"
import { queueMail } from "../mail/mail.ts"
import { Problem } from "../http/problem.ts"
import { confirmation } from "./emails.ts"
import { signToken, verifyToken } from "./signed-token.ts"
import type { Account } from "./accounts.ts"

const type = "confirmation+jwt"
const Claims = z.object({ sub: z.uuid() })

export async function mailConfirmation(
  db: Db,
  { secret, site }: { secret: string; site: () => string },
  { id, email, language }: Pick<Account, "id" | "email"> & { language: Language },
) {
  const token = await signToken(secret, type, { sub: id }, `${confirmationSeconds}s`)
  await queueMail(db, { email, language }, confirmation(site(), token))
}

/** Needs the browser that signed up, since a stranger may have used this address. Throws `link-expired`, `not-signed-in`. */
export async function confirm(
  db: Db,
  secret: string,
  token: string,
  isOwnBrowser: (identityId: string) => Promise<boolean>,
) {
  const claims = await verifyToken(secret, type, Claims, token)
  const accounts = db.selectFrom("identity.user").select(["id", "emailVerified"])
  const account = claims && (await accounts.where("id", "=", claims.sub).executeTakeFirst())
  if (!account) throw new Problem("link-expired", (say) => say.expiredLink)
  if (account.emailVerified) return
  if (!(await isOwnBrowser(account.id))) throw otherBrowser
  await db.updateTable("identity.user").set({ emailVerified: true }).where("id", "=", account.id).execute()
}

const otherBrowser = new Problem("not-signed-in", (say) => say.confirmHere)
