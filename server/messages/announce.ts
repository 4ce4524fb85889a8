import type { Row, Tx } from "../../db/tables.ts"
import { publish } from "../stream/publish.ts"
import type { Standing } from "./conversations.ts"

type Written = Pick<Row<"messages">, "conversationId" | "senderId">

/** All that follows from a message, in its transaction: notifications, mails and events belong here too. */
export async function announce(tx: Tx, { otherId }: Standing, { conversationId, senderId }: Written) {
  await publish(tx, [senderId, otherId], { type: "message", id: conversationId })
}
