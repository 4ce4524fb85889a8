import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { Language } from "../../contract/language.ts"
import type { NewUser, Role } from "../../contract/users.ts"
import type { UserSort } from "../../contract/sorts.ts"
import { alphabetical, inOrder, newestFirst, type PageRequest } from "../../db/list.ts"
import type { Db, Row, Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import type { IdentitySession } from "../identity/identity-session.ts"
import { endAll, isActiveSession } from "../identity/sessions.ts"
import type { TokenClaims } from "../identity/tokens.ts"
import { Problem } from "../http/problem.ts"
import { followLanguage } from "./languages.ts"
import { suspended, suspensionEnd } from "./suspended.ts"
import { restoreName } from "./unnamed.ts"

/** Read from the database at each request: no role is cached. */
export type SignedIn = Pick<Row<"users">, "id" | "name" | "email" | "role">

export type Admin = SignedIn & { role: "admin" }
export type Seller = SignedIn & { role: "Seller" }
export type Buyer = SignedIn & { role: "Buyer" }

const signedInColumns = ["users.id", "users.name", "users.email", "users.role"] as const

/** Idempotent: keeps the role of an existing record, and gives it a name if it lost its own. */
export async function add(
  db: Db,
  { identityId, name: known, email }: IdentitySession,
  { name: newName, role }: NewUser,
  language?: Language,
) {
  const name = known || newName
  await db
    .insertInto("users")
    .values({ id: uuidv7(), identityId, name, email, role })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const user = await ofIdentity(db, identityId)
  if (!user) throw new Problem("forbidden", (say) => say.accountEnded)
  await followLanguage(db, identityId, language)
  if (user.name !== known) await db.transaction().execute((tx) => restoreName(tx, identityId, name))
  return user
}

export function ofIdentity(db: Db, identityId: string): Promise<SignedIn | undefined> {
  return activeUsers(db).select(signedInColumns).where("identityId", "=", identityId).executeTakeFirst()
}

export function ofToken(db: Db, { sub, sid }: TokenClaims): Promise<SignedIn | undefined> {
  return activeUsers(db)
    .innerJoin("identity.session", "identity.session.userId", "users.identityId")
    .select(signedInColumns)
    .where("users.id", "=", sub)
    .where("identity.session.id", "=", sid)
    .where(isActiveSession)
    .executeTakeFirst()
}

/** Returns false to anyone but the user and admins, so that it does not reveal who is an admin. */
export async function hasRole(db: Db, viewer: SignedIn | undefined, email: string, role: Role) {
  if (viewer?.email === email) return viewer.role === role
  if (viewer?.role !== "admin") return false
  const found = await activeUsers(db).select("role").where("email", "=", email).executeTakeFirst()
  return found?.role === role
}

export function publicSellers(db: Db, page: PageRequest) {
  const sellers = activeUsers(db).select(["id", "name", "status"]).where("role", "=", roles.Seller)
  return newestFirst(sellers, "id", page).execute()
}

/** Literals, since the plan depends on them (docs/decisions/0020). */
export const roles = {
  Seller: sql<"Seller">`'Seller'`,
  Buyer: sql<"Buyer">`'Buyer'`,
  admin: sql<"admin">`'admin'`,
} satisfies Record<Role, unknown>

const sortColumns = { name: alphabetical("name"), email: alphabetical("email") }

export function ofRole(
  db: Db,
  role: Role,
  page: PageRequest<UserSort>,
  { isUnverified = false, person }: { isUnverified?: boolean; person?: string | undefined } = {},
) {
  const users = selectForAdmin(db)
    .where("role", "=", roles[role])
    .$if(isUnverified, (query) => query.where("status", "is", null))
    .$if(person !== undefined, (query) => query.where("id", "=", person ?? ""))
  return inOrder(users, "id", sortColumns, page).execute()
}

export function selectForAdmin(db: Db) {
  return activeUsers(db)
    .select(["id", "name", "email", "role", "status", "createdAt", repeatsMessages])
    .select(["suspensionReason", suspensionEnd().as("suspendedUntil")])
}

/** `isRepeated` is set when the message is written (server/messages/limits.ts). */
const repeatsMessages = sql<boolean>`exists (select from messages where "senderId" = users.id
  and "isRepeated" and "createdAt" > now() - interval '30 days')`.as("repeatsMessages")

/** Returns the number of sessions. Throws `not-found`. */
export function endSessions(db: Db, admin: Admin, id: string) {
  return db.transaction().execute(async (tx) => {
    const user = await activeUsers(tx).select("identityId").where("id", "=", id).executeTakeFirst()
    if (!user) throw new Problem("not-found", (say) => say.unknownUser)
    const count = user.identityId ? await endAll(tx, user.identityId) : 0
    if (count > 0)
      await recordEvent(tx, { type: "sessions ended", actorId: admin.id, subjects: { user: id } })
    return count
  })
}

/** Locks the user against removal and role changes until the transaction ends. Throws `not-signed-in`. */
export async function lockActive(tx: Tx, who: SignedIn) {
  await activeUser(tx, who)
    .forKeyShare()
    .executeTakeFirstOrThrow(() => accountRemoved)
}

/** As {@link lockActive}, for what a suspended person may not do. Also throws `suspended`. */
export async function lockUnsuspended(tx: Tx, who: SignedIn) {
  const { suspendedUntil } = await activeUser(tx, who)
    .forKeyShare()
    .executeTakeFirstOrThrow(() => accountRemoved)
  if (suspendedUntil) throw suspended(suspendedUntil)
}

/** As {@link lockActive}, and excludes other transactions that lock the same user exclusively. */
export function lockExclusively(tx: Tx, who: SignedIn) {
  return activeUser(tx, who)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => accountRemoved)
}

function activeUser(tx: Tx, { id, role }: SignedIn) {
  return activeUsers(tx)
    .select(["identityId", suspensionEnd().as("suspendedUntil")])
    .where("users.id", "=", id)
    .where("role", "=", role)
}

export const accountRemoved = new Problem("not-signed-in", (say) => say.accountRemoved)

export function activeUsers(db: Db) {
  return db.selectFrom("users").where("users.deletedAt", "is", null)
}
