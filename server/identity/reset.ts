import { generateId } from "better-auth"
import { hashPassword } from "better-auth/crypto"
import { v7 as uuidv7 } from "uuid"
import { resetSeconds } from "../../contract/identity.ts"
import type { Language } from "../../contract/language.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { queueMail } from "../mail/mail.ts"
import { Problem } from "../http/problem.ts"
import { sha256 } from "../http/sha256.ts"
import { readerOf } from "../users/languages.ts"
import { lockAccount } from "../users/lock-account.ts"
import type { Account } from "./accounts.ts"
import { addPassword } from "./email-sign-in.ts"
import { passwordReset } from "./emails.ts"
import { forgetDevices } from "./known-device.ts"
import { confirmOwnership } from "./ownership.ts"
import { endAll } from "./sessions.ts"
import { resetFailures } from "./sign-in-limits.ts"

type Reset = { kind: "reset" | "ownReset"; language: Language | undefined }

export function mailReset(db: Db, site: string, { id, email }: Account, { kind, language }: Reset) {
  const token = generateId(32)
  const expiresAt = new Date(Date.now() + resetSeconds * 1_000)
  return db.transaction().execute(async (tx) => {
    const link = { id: uuidv7(), identifier: hashed(token), value: id, expiresAt }
    await tx.insertInto("identity.verification").values(link).execute()
    await queueMail(tx, await readerOf(tx, email, language), passwordReset(site, token, kind))
  })
}

/** Sets the password and ends all sessions and reset links. Throws `link-expired`. */
export async function reset(
  db: Db,
  { token, newPassword }: { token: string; newPassword: string },
  isOwnBrowser: (identityId: string) => Promise<boolean>,
) {
  const link = await links(db, token).select(["id", "value"]).executeTakeFirst()
  if (!link) throw expiredLink
  const [isOwn, hash] = [await isOwnBrowser(link.value), await hashPassword(newPassword)]
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, link.value)
    const { numDeletedRows } = await tx
      .deleteFrom("identity.verification")
      .where("id", "=", link.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw expiredLink
    await choosePassword(tx, link.value, hash)
    await confirmOwnership(tx, link.value, isOwn)
  })
}

async function choosePassword(tx: Tx, identityId: string, hash: string) {
  const { numUpdatedRows } = await tx
    .updateTable("identity.account")
    .set({ password: hash })
    .where("userId", "=", identityId)
    .where("providerId", "=", "credential")
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await addPassword(tx, identityId, hash)
  await tx.deleteFrom("identity.verification").where("value", "=", identityId).execute()
  await endAll(tx, identityId)
  await forgetDevices(tx, identityId)
  await resetFailures(tx, identityId)
}

function links(db: Db, token: string) {
  return db
    .selectFrom("identity.verification")
    .where("identifier", "=", hashed(token))
    .where("expiresAt", ">", new Date())
}

function hashed(token: string) {
  return sha256(`reset-password:${token}`)
}

const expiredLink = new Problem("link-expired", (say) => say.expiredReset)
