import { isDeepStrictEqual } from "node:util"
import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { Db, Row, Tx } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { Problem } from "../http/problem.ts"
import * as users from "../users/users.ts"
import type { SignedIn } from "../users/users.ts"
import { announce } from "./announce.ts"
import { participationOf, unknownConversation } from "./conversations.ts"
import { assertMayWrite, type WritingLimits } from "./limits.ts"
import { hashOf, isCommon } from "./same-text.ts"
import { assertOpen } from "./writing-state.ts"

export type MessageToWrite = { text: string; photoId?: string | undefined; key: string | undefined }

/**
 * Returns the id of the message, or of the first message with this key. Throws `not-found`, `forbidden`,
 * `already-sold`, `no-longer-available`, `too-many-requests`, `conflict`, `not-signed-in`.
 */
export function write(
  db: Db,
  limits: WritingLimits | undefined,
  sender: SignedIn,
  conversationId: string,
  message: MessageToWrite,
) {
  return inTransaction(db, async (tx) => {
    await users.lockExclusively(tx, sender)
    const earlier = await findEarlier(tx, sender, { conversationId }, message)
    if (earlier) return earlier.id
    const number = await nextNumber(tx, sender, conversationId)
    const participation = await participationOf(tx, sender)
      .where("conversations.id", "=", conversationId)
      .executeTakeFirstOrThrow()
    assertOpen(participation)
    if (message.photoId) await attach(tx, sender, conversationId, message.photoId)
    const textHash = hashOf(message)
    const written = { textHash, isCommon: isCommon(message), otherId: participation.otherId }
    const isRepeated = await assertMayWrite(tx, limits, sender, written)
    const id = uuidv7()
    const { photoId = null, key = null, text } = message
    const row = { id, conversationId, number, senderId: sender.id, text, textHash, photoId, key, isRepeated }
    await tx.insertInto("messages").values(row).execute()
    await count(tx, row)
    await announce(tx, participation, row)
    return id
  })
}

type Place = { conversationId: string } | { productId: string; buyerId?: string }

/** Returns the earlier message with this key. Throws `conflict` if it differs or is in another conversation. */
export async function findEarlier(tx: Tx, { id }: SignedIn, place: Place, message: MessageToWrite) {
  if (message.key === undefined) return undefined
  const earlier = await tx
    .selectFrom("messages")
    .innerJoin("conversations", "conversations.id", "conversationId")
    .select(["messages.id", "conversationId", "productId", "buyerId", "text", "photoId"])
    .where("senderId", "=", id)
    .where("key", "=", message.key)
    .executeTakeFirst()
  if (!earlier) return undefined
  const { text, photoId = null } = message
  const asked = { ...earlier, text, photoId, ...place }
  if (!isDeepStrictEqual(asked, earlier)) throw new Problem("conflict", (say) => say.usedIdempotencyKey)
  return earlier
}

/** Locks the conversation, so that numbers have no gaps and are committed in order. */
async function nextNumber(tx: Tx, { id }: SignedIn, conversationId: string) {
  const { lastNumber } = await tx
    .updateTable("conversations")
    .set(({ eb }) => ({ lastNumber: eb("lastNumber", "+", 1) }))
    .where("id", "=", conversationId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("participants")
          .select("userId")
          .whereRef("conversationId", "=", "conversations.id")
          .where("userId", "=", id),
      ),
    )
    .returning("lastNumber")
    .executeTakeFirstOrThrow(() => unknownConversation)
  return lastNumber
}

async function attach(tx: Tx, { id }: SignedIn, conversationId: string, photoId: string) {
  const { numUpdatedRows } = await tx
    .updateTable("messagePhotos")
    .set({ attachedAt: new Date() })
    .where("id", "=", photoId)
    .where("ownerId", "=", id)
    .where("conversationId", "=", conversationId)
    .where("attachedAt", "is", null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw Problem.ofFields({ photoId: (say) => say.unknownPhoto })
}

type Counted = Pick<Row<"messages">, "id" | "conversationId" | "senderId">

function count(tx: Tx, { id, conversationId, senderId }: Counted) {
  const isSender = sql<boolean>`"userId" = ${senderId}`
  return tx
    .updateTable("participants")
    .set({ lastMessageId: id, unread: sql<number>`unread + case when ${isSender} then 0 else 1 end` })
    .where("conversationId", "=", conversationId)
    .execute()
}
