import type { Tx } from "../../db/tables.ts"
import { addPushes } from "../push/pushes.ts"
import { publishEach } from "../stream/publish.ts"
import type { Made } from "./make.ts"

/** Where every channel that brings notifications to people begins: the open pages, mails and push. */
export async function deliver(tx: Tx, made: Made[]) {
  const told = made.filter(({ isNew, type }) => isNew || toldAgain.has(type))
  if (told.length === 0) return
  await addPushes(
    tx,
    told.map(({ id }) => id),
  )
  await publishEach(tx, "notification", new Map(told.map(({ userId, id }) => [userId, id])))
}

/** Also while one of the same is not read yet. */
const toldAgain = new Set<string>(["message-written"])
