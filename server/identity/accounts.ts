import type { Db } from "../../db/tables.ts"

/** The identity account of an email address, which may have no product record yet. */
export function accountOf(db: Db, email: string) {
  return db.selectFrom("identity.user").select("id").where("email", "=", email).executeTakeFirst()
}
