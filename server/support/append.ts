import { type RawBuilder, sql } from "kysely"
import type { SupportState } from "../../contract/support.ts"
import type { Row, Tx } from "../../db/tables.ts"

export type NewMessage = Pick<Row<"supportMessages">, "id" | "text" | "adminId">

type Wanted = { id: string; userId?: string | null; lastNumber?: number }

/** Undefined if no conversation matches. Locks it, so that numbers have no gaps and are committed in order. */
export async function append(tx: Tx, wanted: Wanted, message: NewMessage) {
  const conversation = await tx
    .updateTable("supportConversations")
    .set(({ eb }) => ({ lastNumber: eb("lastNumber", "+", 1), lastMessageId: message.id }))
    .set(stateChange(message.adminId ? "answered" : "open", message.id))
    .where("id", "=", wanted.id)
    .$if(wanted.userId !== undefined, (query) =>
      query.where("userId", "is not distinct from", wanted.userId ?? null),
    )
    .$if(wanted.lastNumber !== undefined, (query) => query.where("lastNumber", "=", wanted.lastNumber ?? 0))
    .returning(["id", "userId", "name", "email", "language", "lastNumber as number"])
    .executeTakeFirst()
  if (!conversation) return undefined
  const { id: conversationId, number } = conversation
  await tx
    .insertInto("supportMessages")
    .values({ ...message, conversationId, number })
    .execute()
  return conversation
}

export type Conversation = NonNullable<Awaited<ReturnType<typeof append>>>

/** Keeps `since` if the state stays: a person who writes again has waited since the first message. */
export function stateChange(state: SupportState, momentId: string) {
  const unlessSame = (kept: string, now: RawBuilder<unknown>) =>
    sql<never>`case when state = ${state} then ${sql.ref(kept)} else ${now} end`
  return {
    state,
    since: unlessSame("since", sql`now()`),
    sinceId: unlessSame("sinceId", sql`${momentId}::uuid`),
  }
}
