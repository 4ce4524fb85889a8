import type { Db, Tx } from "../../db/tables.ts"
import { lockAccount } from "../users/lock-account.ts"
import { rename, unname } from "../users/unnamed.ts"
import { forgetDevices } from "./known-device.ts"
import { endAll } from "./sessions.ts"

/**
 * Someone reads the mails of this account's address. Unless it was they who signed up (`isOwnBrowser`), an account that
 * nobody had confirmed may be a stranger's: it is theirs from now on, under a name that they are asked for. Answers whether
 * nobody had confirmed it.
 */
export async function prove(tx: Tx, identityId: string, isOwnBrowser: boolean) {
  const { numUpdatedRows } = await tx
    .updateTable("identity.user")
    .set({ emailVerified: true, ...(!isOwnBrowser && { name: "", image: null }) })
    .where("id", "=", identityId)
    .where("emailVerified", "=", false)
    .executeTakeFirst()
  const wasUnconfirmed = numUpdatedRows > 0n
  if (wasUnconfirmed && !isOwnBrowser) await unname(tx, identityId)
  return wasUnconfirmed
}

type Owner = { name: string; image: string | null }

/**
 * The same where a login provider proves the address. Unless it was they who signed up, the provider tells who the owner
 * is: a stranger's password and sessions no longer count.
 */
export function takeOver(db: Db, identityId: string, owner: Owner | undefined) {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, identityId)
    if (!(await prove(tx, identityId, owner === undefined)) || !owner) return
    await tx.updateTable("identity.user").set({ image: owner.image }).where("id", "=", identityId).execute()
    if (owner.name) await rename(tx, identityId, owner.name)
    await tx
      .deleteFrom("identity.account")
      .where("userId", "=", identityId)
      .where("providerId", "=", "credential")
      .execute()
    await tx.deleteFrom("identity.verification").where("value", "=", identityId).execute()
    await endAll(tx, identityId)
    await forgetDevices(tx, identityId)
  })
}
