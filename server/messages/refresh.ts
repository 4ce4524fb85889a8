import type { Tx } from "../../db/tables.ts"
import { publishEach } from "../stream/publish.ts"

/** Each conversation about the product shows its card: makes open conversations load again. */
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
