import { v7 as uuidv7 } from "uuid"
import type { NewStatement } from "../../contract/disputes.ts"
import type { Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { attach } from "./evidence.ts"

const mostStatements = 20

type Of = { bookingId: string; authorId: string }

/** Adds a statement to a locked deal. Throws `window-closed`, `invalid` for photos that the author may not use. */
export async function add(tx: Tx, of: Of, { text, evidence }: NewStatement) {
  const earlier = await ofAuthor(tx, of)
  if (earlier.length >= mostStatements)
    throw new Problem("window-closed", (say) => say.enoughStatements(mostStatements))
  const id = uuidv7()
  await tx
    .insertInto("disputeStatements")
    .values({ id, ...of, text })
    .execute()
  await attach(tx, of, id, evidence)
}

/** Whether the author's first statement has this text, so that the request is a repeat. */
export async function isFirst(tx: Tx, of: Of, text: string) {
  return (await ofAuthor(tx, of)).at(0)?.text === text
}

export async function isLast(tx: Tx, of: Of, text: string) {
  return (await ofAuthor(tx, of)).at(-1)?.text === text
}

function ofAuthor(tx: Tx, { bookingId, authorId }: Of) {
  return tx
    .selectFrom("disputeStatements")
    .select("text")
    .where("bookingId", "=", bookingId)
    .where("authorId", "=", authorId)
    .orderBy("id")
    .execute()
}
