import type { Db, Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { publish } from "../stream/publish.ts"
import type { SignedIn } from "../users/users.ts"

/** Idempotent: returns 0 if already blocked. Throws `not-found` for oneself and for unknown users. */
export function block(db: Db, person: SignedIn, id: string) {
  return db.transaction().execute(async (tx) => {
    const other = await tx
      .selectFrom("users")
      .select("id")
      .where("id", "=", id)
      .where("id", "<>", person.id)
      .where("deletedAt", "is", null)
      .executeTakeFirst()
    if (!other) throw new Problem("not-found", (say) => say.unknownUser)
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto("blocks")
      .values({ blockerId: person.id, blockedId: id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return changed(tx, person, id, Number(numInsertedOrUpdatedRows))
  })
}

export function unblock(db: Db, person: SignedIn, id: string) {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("blocks")
      .where("blockerId", "=", person.id)
      .where("blockedId", "=", id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new Problem("not-found", (say) => say.notBlocked)
    return changed(tx, person, id, Number(numDeletedRows))
  })
}

async function changed(tx: Tx, person: SignedIn, id: string, count: number) {
  const shared = await tx
    .selectFrom("participants as own")
    .innerJoin("participants as other", "other.conversationId", "own.conversationId")
    .select("own.conversationId")
    .where("own.userId", "=", person.id)
    .where("other.userId", "=", id)
    .execute()
  if (count > 0)
    for (const { conversationId } of shared)
      await publish(tx, [person.id, id], { type: "conversation", id: conversationId })
  return count
}
