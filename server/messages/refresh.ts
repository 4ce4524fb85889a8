import type { Tx } from "../../db/tables.ts"
import { publishEach } from "../stream/publish.ts"

/** The product's card stands on top of each conversation about it: those who have it open ask anew. */
export async function refreshConversationsAbout(tx: Tx, productId: string) {
  const talking = await tx
    .selectFrom("participants")
    .innerJoin("conversations", "conversations.id", "conversationId")
    .select(["userId", "conversationId"])
    .where("productId", "=", productId)
    .execute()
  const idByPerson = new Map(talking.map(({ userId, conversationId }) => [userId, conversationId]))
  if (idByPerson.size > 0) await publishEach(tx, "conversation", idByPerson)
}
