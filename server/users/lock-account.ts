import type { Tx } from "../../db/tables.ts"

/** Locks `users` before `identity.user`, as a removal does, so that the two cannot deadlock. */
export async function lockAccount(tx: Tx, identityId: string) {
  await tx.selectFrom("users").select("id").where("identityId", "=", identityId).forUpdate().execute()
  await tx.selectFrom("identity.user").select("id").where("id", "=", identityId).forNoKeyUpdate().execute()
}
