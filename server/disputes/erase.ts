import type { Tx } from "../../db/tables.ts"

/** Erases a user's statements and photos; decisions stay. */
export async function eraseDisputes(tx: Tx, userId: string) {
  await tx.deleteFrom("evidence").where("authorId", "=", userId).execute()
  await tx.updateTable("disputeStatements").set({ text: "" }).where("authorId", "=", userId).execute()
}
