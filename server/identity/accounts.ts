import type { Db } from "../../db/tables.ts"

export type Account = NonNullable<Awaited<ReturnType<typeof accountOf>>>

/** The identity account of an email address, which may have no product record yet, and its password's hash, if any. */
export function accountOf(db: Db, email: string) {
  return db
    .selectFrom("identity.user")
    .leftJoin("identity.account", (join) =>
      join.onRef("userId", "=", "identity.user.id").on("providerId", "=", "credential"),
    )
    .select(["identity.user.id", "name", "email", "emailVerified", "password"])
    .where("email", "=", email)
    .executeTakeFirst()
}

/** Whether someone has proved that this address is theirs. */
export async function isConfirmed(db: Db, email: string) {
  const account = await db
    .selectFrom("identity.user")
    .select("emailVerified")
    .where("email", "=", email)
    .executeTakeFirst()
  return account?.emailVerified ?? false
}
