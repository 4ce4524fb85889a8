import { sql } from "kysely"
import { anyOf } from "../../db/any-of.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import type { IdentitySession } from "./identity-session.ts"

/** Idle and absolute timeout: 7 and 30 days, for admins 1 and 12 hours. Requires a join with `users`. */
export const isActiveSession = sql<boolean>`(
  identity.session."expiresAt" > now()
  and identity.session."createdAt" > now() - interval '30 days'
  and (
    users.role is distinct from 'admin'
    or (
      identity.session."createdAt" > now() - interval '12 hours'
      and identity.session."updatedAt" > now() - interval '1 hour'
    )
  )
)`

export async function isActive(db: Db, id: string) {
  const found = await sessions(db)
    .select("identity.session.id")
    .where("identity.session.id", "=", id)
    .executeTakeFirst()
  return found !== undefined
}

export async function activeAmong(db: Db, ids: string[]) {
  const rows = await sessions(db)
    .select("identity.session.id")
    .where("identity.session.id", "=", anyOf(ids))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export function list(db: Db, { identityId }: IdentitySession) {
  return sessions(db)
    .select(["identity.session.id", "userAgent"])
    .select(["identity.session.createdAt", "identity.session.updatedAt"])
    .where("identity.session.userId", "=", identityId)
    .orderBy("identity.session.createdAt", "desc")
    .limit(limitLiteral(100))
    .execute()
}

export type SessionRow = Awaited<ReturnType<typeof list>>[number]

export async function end(db: Db, { identityId }: IdentitySession, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom("identity.session")
    .where("id", "=", id)
    .where("userId", "=", identityId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Problem("not-found", (say) => say.unknownSession)
  return Number(numDeletedRows)
}

export async function endAll(db: Db, identityId: string) {
  const { numDeletedRows } = await db
    .deleteFrom("identity.session")
    .where("userId", "=", identityId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function endOthers(db: Db, { id, identityId }: IdentitySession) {
  const { numDeletedRows } = await db
    .deleteFrom("identity.session")
    .where("userId", "=", identityId)
    .where("id", "<>", id)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function endOthersAndResetLinks(tx: Tx, session: IdentitySession) {
  await tx.deleteFrom("identity.verification").where("value", "=", session.identityId).execute()
  await endOthers(tx, session)
}

function sessions(db: Db) {
  return db
    .selectFrom("identity.session")
    .leftJoin("users", "users.identityId", "identity.session.userId")
    .where(isActiveSession)
}
