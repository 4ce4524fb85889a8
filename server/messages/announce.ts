import type { Row, Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { publish } from "../stream/publish.ts"
import type { Participation } from "./conversations.ts"

type Written = Pick<Row<"messages">, "id" | "conversationId" | "senderId">

/** Publishes a message and records its event, which leads to notification and mail. */
export async function announce(
  tx: Tx,
  { otherId }: Participation,
  { id, conversationId, senderId }: Written,
) {
  await publish(tx, [senderId, otherId], { type: "message", id: conversationId })
  await recordEvent(tx, {
    type: "message written",
    actorId: senderId,
    subjects: { conversation: conversationId, message: id },
  })
}
