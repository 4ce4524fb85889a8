import { generateId } from "better-auth"
import { hashPassword, verifyPassword } from "better-auth/crypto"
import { v7 as uuidv7 } from "uuid"
import type { Db, Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import type { Account } from "./accounts.ts"

export const sessionIdleSeconds = 7 * 24 * 60 * 60

type NewAccount = { name: string; email: string; password: string }

/** Returns undefined if the address has an account. Better Auth's own sign-up rejects addresses that browsers accept. */
export async function signUp(
  db: Db,
  { name, email, password }: NewAccount,
  userAgent: string,
  inTransaction: (tx: Tx, identityId: string) => Promise<unknown>,
) {
  const hash = await hashPassword(password)
  return db.transaction().execute(async (tx) => {
    const user = await tx
      .insertInto("identity.user")
      .values({ id: uuidv7(), name, email })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!user) return undefined
    await addPassword(tx, user.id, hash)
    await inTransaction(tx, user.id)
    return { user, session: await startSession(tx, user.id, userAgent) }
  })
}

/** Returns undefined if the password is wrong. Hashes even without an account, so that timing does not reveal one. */
export async function signIn(db: Db, account: Account | undefined, password: string, userAgent: string) {
  if (!account?.password) {
    await hashPassword(password)
    return undefined
  }
  const { id, password: hash } = account
  if (!(await verifyPassword({ hash, password }))) return undefined
  return db.transaction().execute(async (tx) => {
    const session = await startSession(tx, id, userAgent)
    const user = await tx
      .selectFrom("identity.user")
      .innerJoin("identity.account as account", "account.userId", "identity.user.id")
      .selectAll("identity.user")
      .where("identity.user.id", "=", id)
      .where("password", "=", hash)
      .forShare("account")
      .executeTakeFirstOrThrow(() => concurrentChange)
    return { user, session }
  })
}

export const concurrentChange = new Problem("conflict", (say) => say.passwordJustChanged)

export async function addPassword(tx: Tx, userId: string, password: string) {
  const account = { id: uuidv7(), userId, accountId: userId, providerId: "credential", password }
  await tx.insertInto("identity.account").values(account).execute()
}

function startSession(tx: Tx, userId: string, userAgent: string) {
  const expiresAt = new Date(Date.now() + sessionIdleSeconds * 1_000)
  return tx
    .insertInto("identity.session")
    .values({ id: uuidv7(), userId, token: generateId(32), expiresAt, userAgent })
    .returningAll()
    .executeTakeFirstOrThrow()
}
