import { hashPassword, verifyPassword } from "better-auth/crypto"
import type { PasswordChange } from "../../contract/identity.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { lockAccount } from "../users/lock-account.ts"
import { changedMeanwhile } from "./email-sign-in.ts"
import type { IdentitySession } from "./identity-session.ts"
import { forgetDevices } from "./known-device.ts"
import { leaveOnly } from "./sessions.ts"

/**
 * Ends every other session, link and remembered device. Nothing if the current password is wrong. Throws `conflict` if
 * it was changed meanwhile: Better Auth's own would overwrite what the owner's reset has just chosen.
 */
export async function changePassword(
  db: Db,
  session: IdentitySession,
  { currentPassword, newPassword }: PasswordChange,
) {
  const old = await passwordOf(db, session.identityId)
  if (!old || !(await verifyPassword({ hash: old, password: currentPassword }))) return undefined
  const password = await hashPassword(newPassword)
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, session.identityId)
    await replacePassword(tx, session.identityId, old, password)
    await leaveOnly(tx, session)
    return forgetDevices(tx, session.identityId)
  })
}

async function replacePassword(tx: Tx, identityId: string, old: string, password: string) {
  const { numUpdatedRows } = await tx
    .updateTable("identity.account")
    .set({ password })
    .where("userId", "=", identityId)
    .where("providerId", "=", "credential")
    .where("password", "=", old)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw changedMeanwhile
}

async function passwordOf(db: Db, identityId: string) {
  const account = await db
    .selectFrom("identity.account")
    .select("password")
    .where("userId", "=", identityId)
    .where("providerId", "=", "credential")
    .executeTakeFirst()
  return account?.password
}
