import { v7 as uuidv7 } from "uuid"
import type { NewReport } from "../../contract/reports.ts"
import type { Db, Row, Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import { unknownConversation } from "../messages/conversations.ts"
import { publish } from "../stream/publish.ts"
import type { SignedIn } from "../users/users.ts"

/** Reports one's own conversation; returns the id of an open report. Throws `not-found`, `no-longer-available`. */
export function report(db: Db, person: SignedIn, conversationId: string, of: NewReport) {
  return db.transaction().execute(async (tx) => {
    const { lastNumber: upTo, ...conversation } = await ownConversation(tx, person, conversationId)
    await lockBoth(tx, conversation)
    const newId = uuidv7()
    // an update, so that the open report's id is returned, or a new one if it is closed at the same time
    const { id } = await tx
      .insertInto("reports")
      .values({ id: newId, conversationId, reporterId: person.id, upTo, ...of })
      .onConflict((conflict) =>
        conflict
          .columns(["conversationId", "reporterId"])
          .where("outcome", "is", null)
          .doUpdateSet({ reporterId: person.id }),
      )
      .returning("id")
      .executeTakeFirstOrThrow()
    if (id !== newId) return id
    await recordEvent(tx, { type: "conversation reported", actorId: person.id, subjects: { report: id } })
    await publish(tx, [person.id], { type: "conversation", id: conversationId })
    return id
  })
}

function ownConversation(tx: Tx, { id }: SignedIn, conversationId: string) {
  return tx
    .selectFrom("participants")
    .innerJoin("conversations", "conversations.id", "conversationId")
    .select(["lastNumber", "buyerId", "sellerId"])
    .where("conversationId", "=", conversationId)
    .where("userId", "=", id)
    .executeTakeFirstOrThrow(() => unknownConversation)
}

/** Locks both users: a removal has either happened, or waits and then finds the open report. */
async function lockBoth(tx: Tx, { buyerId, sellerId }: Pick<Row<"conversations">, "buyerId" | "sellerId">) {
  const both = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "in", [buyerId, sellerId])
    .where("deletedAt", "is", null)
    .orderBy("id")
    .forKeyShare()
    .execute()
  if (both.length < 2) throw new Problem("no-longer-available", (say) => say.talkEndsRemoved)
}
