import { hashPassword, verifyPassword } from "better-auth/crypto"
import type { PasswordChange } from "../../contract/identity.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { lockAccount } from "../users/lock-account.ts"
import { concurrentChange } from "./email-sign-in.ts"
import type { IdentitySession } from "./identity-session.ts"
import { forgetDevices } from "./known-device.ts"
import { endOthersAndResetLinks } from "./sessions.ts"

/** Returns undefined if `currentPassword` is wrong. Compare-and-set: throws `conflict` after a concurrent change. */
export async function changePassword(
  db: Db,
  session: IdentitySession,
  { currentPassword, newPassword }: PasswordChange,
) {
  const oldHash = await verifiedHash(db, session.identityId, currentPassword)
  if (!oldHash) return undefined
  const password = await hashPassword(newPassword)
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, session.identityId)
    await replacePassword(tx, session.identityId, oldHash, password)
    await endOthersAndResetLinks(tx, session)
    return forgetDevices(tx, session.identityId)
  })
}

async function replacePassword(tx: Tx, identityId: string, oldHash: string, password: string) {
  const { numUpdatedRows } = await tx
    .updateTable("identity.account")
    .set({ password })
    .where("userId", "=", identityId)
    .where("providerId", "=", "credential")
    .where("password", "=", oldHash)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw concurrentChange
}

export async function verifiedHash(db: Db, identityId: string, password: string) {
  const hash = await passwordOf(db, identityId)
  return hash && (await verifyPassword({ hash, password })) ? hash : undefined
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
