import { sql } from "kysely"
import { placeholderNames } from "../../contract/placeholder-names.ts"
import type { Tx } from "../../db/tables.ts"
import { lockAccount } from "./lock-account.ts"
import { errorCode, sqlState } from "../../db/error-code.ts"

/** Deletes the profile, and the record if nothing refers to it, else clears its name until {@link restoreName}. */
export async function removeName(tx: Tx, identityId: string) {
  await removeProfile(tx, identityId)
  await sql`savepoint record`.execute(tx)
  try {
    const records = tx.deleteFrom("users").where("identityId", "=", identityId)
    await records.where("role", "<>", "admin").where("status", "is", null).execute()
  } catch (error) {
    if (errorCode(error) !== sqlState.foreignKeyViolation) throw error
    await sql`rollback to savepoint record`.execute(tx)
  }
  await tx
    .updateTable("users")
    .set({ name: placeholderNames.newMember, languageChosenAt: null })
    .where("identityId", "=", identityId)
    .execute()
}

async function removeProfile(tx: Tx, identityId: string) {
  const records = tx.selectFrom("users").select("id").where("identityId", "=", identityId)
  for (const { id } of await records.forUpdate().execute())
    await tx.deleteFrom("profiles").where("userId", "=", id).execute()
}

export async function restoreName(tx: Tx, identityId: string, name: string) {
  await lockAccount(tx, identityId)
  const identity = tx.updateTable("identity.user").set({ name }).where("id", "=", identityId)
  await identity.where("name", "=", "").execute()
  const records = tx.updateTable("users").set({ name }).where("identityId", "=", identityId)
  await records.where("name", "=", placeholderNames.newMember).execute()
}
