import type { Db, Tx } from "../../db/tables.ts"
import { lockAccount } from "../users/lock-account.ts"
import { restoreName, removeName } from "../users/unnamed.ts"
import { forgetDevices } from "./known-device.ts"
import { endAll } from "./sessions.ts"

/** Unless `isOwnBrowser`, clears the name, which a stranger may have chosen. Returns whether the account was unconfirmed. */
export async function confirmOwnership(tx: Tx, identityId: string, isOwnBrowser: boolean) {
  const { numUpdatedRows } = await tx
    .updateTable("identity.user")
    .set({ emailVerified: true, ...(!isOwnBrowser && { name: "", image: null }) })
    .where("id", "=", identityId)
    .where("emailVerified", "=", false)
    .executeTakeFirst()
  const wasUnconfirmed = numUpdatedRows > 0n
  if (wasUnconfirmed && !isOwnBrowser) await removeName(tx, identityId)
  return wasUnconfirmed
}

type Owner = { name: string; image: string | null }

/** With `owner`, an unconfirmed account loses the password and sessions that a stranger may have set. */
export function claimAccount(db: Db, identityId: string, owner: Owner | undefined) {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, identityId)
    if (!(await confirmOwnership(tx, identityId, owner === undefined)) || !owner) return
    await tx.updateTable("identity.user").set({ image: owner.image }).where("id", "=", identityId).execute()
    if (owner.name) await restoreName(tx, identityId, owner.name)
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
