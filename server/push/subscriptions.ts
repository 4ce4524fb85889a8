import { v7 as uuidv7 } from "uuid"
import type { NewPushSubscription } from "../../contract/push.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { Problem } from "../http/problem.ts"
import type { IdentitySession } from "../identity/identity-session.ts"
import { isPublicKey } from "./p256.ts"

const maxPerPerson = 20

/** One subscription per session, which is one browser: a new one replaces it. */
export function subscribe(db: Db, session: IdentitySession, subscription: NewPushSubscription) {
  assertUsable(subscription)
  const { endpoint, keys, language } = subscription
  return inTransaction(db, async (tx) => {
    const user = await tx
      .selectFrom("users")
      .select(["id", "language"])
      .where("identityId", "=", session.identityId)
      .where("deletedAt", "is", null)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(() => new Problem("forbidden", (say) => say.accountEnded))
    const before = await removeEarlier(tx, session.id, endpoint)
    const id = uuidv7()
    await tx
      .insertInto("pushSubscriptions")
      .values({
        id,
        userId: user.id,
        sessionId: session.id,
        endpoint,
        ...keys,
        language: language ?? before?.language ?? user.language,
      })
      .execute()
    await removeOldest(tx, user.id)
    return id
  })
}

/** Ends this person's subscriptions with this endpoint, of any session; returns how many. */
export async function unsubscribe(db: Db, { identityId }: IdentitySession, endpoint: string) {
  const { numDeletedRows } = await db
    .deleteFrom("pushSubscriptions")
    .where("endpoint", "=", endpoint)
    .where("userId", "in", db.selectFrom("users").select("id").where("identityId", "=", identityId))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

function assertUsable({ endpoint, keys: { p256dh, auth } }: NewPushSubscription) {
  if (!isEndpoint(endpoint)) throw new Problem("unreadable", (say) => say.badPushAddress)
  if (!isPublicKey(p256dh) || Buffer.from(auth, "base64url").length !== 16)
    throw new Problem("unreadable", (say) => say.badPushKeys)
}

// a name with a dot and a top-level domain of letters, so no IP address in any notation
const publicHost = /^(?:[a-z\d-]{1,63}\.)+[a-z][a-z\d-]{1,62}$/

function isEndpoint(address: string) {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, host, username, password } = new URL(address)
  return protocol === "https:" && host === hostname && publicHost.test(hostname) && !username && !password
}

async function removeEarlier(tx: Tx, sessionId: string, endpoint: string) {
  const removed = await tx
    .deleteFrom("pushSubscriptions")
    .where((eb) => eb.or([eb("sessionId", "=", sessionId), eb("endpoint", "=", endpoint)]))
    .returning(["sessionId", "language"])
    .execute()
  return removed.find((each) => each.sessionId === sessionId)
}

async function removeOldest(tx: Tx, userId: string) {
  const own = tx.selectFrom("pushSubscriptions").select("id").where("userId", "=", userId)
  const newest = own.orderBy("id", "desc").limit(limitLiteral(maxPerPerson))
  await tx
    .deleteFrom("pushSubscriptions")
    .where("userId", "=", userId)
    .where("id", "not in", newest)
    .execute()
}
