import { v7 as uuidv7 } from "uuid"
import type { NewUser, Role } from "../../contract/users.ts"
import type { Page } from "../../contract/fields.ts"
import type { Db, Row } from "../../db/tables.ts"
import type { IdentitySession } from "../identity/identity.ts"
import type { Proof } from "../identity/tokens.ts"
import { Problem } from "../problem.ts"

/** A person as the database knows them at this call; the role is never remembered. */
export type SignedIn = Pick<Row<"users">, "id" | "name" | "email" | "role">

const own = ["users.id", "users.name", "users.email", "users.role"] as const

/** Makes the product record of an identity, once: a second call changes nothing, also not the role. */
export async function add(db: Db, { identityId, name, email }: IdentitySession, { role }: NewUser) {
  await db
    .insertInto("users")
    .values({ id: uuidv7(), identityId, name, email, role })
    .onConflict((conflict) => conflict.column("identityId").doNothing())
    .execute()
  const user = await ofIdentity(db, identityId)
  if (!user) throw new Problem("forbidden", "This account has ended.")
  return user
}

export function ofIdentity(db: Db, identityId: string): Promise<SignedIn | undefined> {
  return live(db).select(own).where("identityId", "=", identityId).executeTakeFirst()
}

/** The holder of an access token, as long as the identity session it came from lives. */
export function ofToken(db: Db, { sub, sid }: Proof): Promise<SignedIn | undefined> {
  return live(db)
    .innerJoin("identity.session", "identity.session.userId", "users.identityId")
    .select(own)
    .where("users.id", "=", sub)
    .where("identity.session.id", "=", sid)
    .where("identity.session.expiresAt", ">", new Date())
    .executeTakeFirst()
}

/**
 * Whether `email` has this role: the truth for oneself and for an admin, false to everyone else,
 * so that nobody learns who the admin is.
 */
export async function hasRole(db: Db, asker: SignedIn | undefined, email: string, role: Role) {
  if (asker?.email === email) return asker.role === role
  if (asker?.role !== "admin") return false
  const found = await live(db).select("role").where("email", "=", email).executeTakeFirst()
  return found?.role === role
}

/** Sellers as everyone may see them. One more than the page, to know whether it is the last. */
export function publicSellers(db: Db, { limit, cursor }: Page) {
  return live(db)
    .select(["id", "name", "status"])
    .where("role", "=", "Seller")
    .$if(cursor !== undefined, (query) => query.where("id", "<", cursor ?? ""))
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute()
}

/** Makes the admin; for the command, which needs no other admin. Answers whether there is such a user. */
export async function makeAdmin(db: Db, email: string) {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ role: "admin" })
    .where("email", "=", email)
    .where("deletedAt", "is", null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function live(db: Db) {
  return db.selectFrom("users").where("users.deletedAt", "is", null)
}
