import { v7 as uuidv7 } from "uuid"
import { z } from "zod"
import { invitationDays, type Invitation } from "../../contract/community.ts"
import { Email } from "../../contract/fields.ts"
import type { Language } from "../../contract/language.ts"
import { newestFirst, type PageRequest } from "../../db/list.ts"
import type { Db } from "../../db/tables.ts"
import { queueMail } from "../mail/mail.ts"
import { invitation } from "./emails.ts"
import { Problem } from "../http/problem.ts"
import { readerOf } from "../users/languages.ts"
import { signToken, verifyToken } from "../identity/signed-token.ts"

const type = "invitation+jwt"
const Claims = z.object({ email: Email })

/** Stores nothing until the link in the mail is opened. */
export async function invite(
  db: Db,
  { secret, site }: { secret: string; site: () => string },
  { email, language }: Invitation & { language: Language | undefined },
) {
  const token = await signToken(secret, type, { email }, `${invitationDays}d`)
  await queueMail(db, await readerOf(db, email, language), invitation(site(), token))
}

/** Idempotent. Throws `link-expired`. */
export async function join(db: Db, secret: string, token: string) {
  const { email } = await readInvitation(secret, token)
  const row = await db
    .insertInto("community")
    .values({ id: uuidv7(), email })
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ email }))
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

async function readInvitation(secret: string, token: string) {
  const claims = await verifyToken(secret, type, Claims, token)
  if (!claims) throw new Problem("link-expired", (say) => say.expiredInvitation)
  return claims
}

export function members(db: Db, page: PageRequest) {
  return newestFirst(db.selectFrom("community").selectAll(), "id", page).execute()
}
