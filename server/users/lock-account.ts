import type { Tx } from "../../db/tables.ts"

/**
 * Until the transaction ends nobody else removes this account or proves that it is theirs. The product's record comes
 * first, as where an admin removes it, so that the two never wait for each other.
 */
export async function lockAccount(tx: Tx, identityId: string) {
  await tx.selectFrom("users").select("id").where("identityId", "=", identityId).forUpdate().execute()
  await tx.selectFrom("identity.user").select("id").where("id", "=", identityId).forNoKeyUpdate().execute()
}
