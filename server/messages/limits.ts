import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Tx } from "../../db/tables.ts"
import { tooManyRequests } from "../http/problem.ts"
import { day, hour, minute, second } from "../process/durations.ts"
import type { SignedIn } from "../users/users.ts"

export type WritingLimits = {
  conversations: number
  firstConversations: number
  messages: number
}

/** People to whom the same text may go in an hour; to more it goes once a minute, and is marked. */
const sameTexts = 3

/** The caller has locked the sender. Throws `too-many-requests`. */
export async function assertMayStart(tx: Tx, limits: WritingLimits | undefined, { id }: SignedIn) {
  if (!limits) return
  const { isNew } = await tx
    .selectFrom("users")
    .select(sql<boolean>`"createdAt" > now() - interval '7 days'`.as("isNew"))
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const most = isNew ? limits.firstConversations : limits.conversations
  const oldest = await tx
    .selectFrom("messages")
    .select(waitOf(day).as("wait"))
    .where("senderId", "=", id)
    .where("number", "=", 1)
    .where("createdAt", ">", since(day))
    .orderBy("createdAt", "desc")
    .offset(most - 1)
    .limit(limitLiteral(1))
    .executeTakeFirst()
  if (oldest) throw tooManyRequests(oldest.wait, (say) => say.tooManyConversations(most))
}

/** Returns whether the text went to many people. The caller has locked the sender. Throws `too-many-requests`. */
export async function assertMayWrite(
  tx: Tx,
  limits: WritingLimits | undefined,
  { id }: SignedIn,
  { textHash, isCommon, otherId }: { textHash: string; isCommon: boolean; otherId: string },
) {
  if (limits) await assertPace(tx, id, limits.messages)
  if (isCommon) return false
  const { others, wait } = await sameTextToOthers(tx, id, textHash, otherId)
  const isRepeated = others >= sameTexts
  if (limits && isRepeated && wait > 0) throw tooManyRequests(wait, (say) => say.sameMessage)
  return isRepeated
}

async function assertPace(tx: Tx, id: string, most: number) {
  const oldest = await tx
    .selectFrom("messages")
    .select(waitOf(minute).as("wait"))
    .where("senderId", "=", id)
    .where("createdAt", ">", since(minute))
    .orderBy("createdAt", "desc")
    .offset(most - 1)
    .limit(limitLiteral(1))
    .executeTakeFirst()
  if (oldest) throw tooManyRequests(oldest.wait, (say) => say.tooManyMessages)
}

async function sameTextToOthers(tx: Tx, id: string, textHash: string, otherId: string) {
  const { others, wait } = await tx
    .selectFrom("messages")
    .innerJoin("participants as other", "other.conversationId", "messages.conversationId")
    .select(sql<number>`count(distinct other."userId")::int`.as("others"))
    .select(sql<number | null>`max(${waitOf(minute)})`.as("wait"))
    .where("senderId", "=", id)
    .where("createdAt", ">", since(hour))
    .where("textHash", "=", textHash)
    .where("other.userId", "not in", [id, otherId])
    .executeTakeFirstOrThrow()
  return { others, wait: wait ?? 0 }
}

/** Milliseconds until the row is older than `duration`. */
function waitOf(duration: number) {
  return sql<number>`${duration} - extract(epoch from now() - "createdAt")::float8 * ${second}`
}

function since(duration: number) {
  return sql<Date>`now() - make_interval(secs => ${duration / second})`
}
