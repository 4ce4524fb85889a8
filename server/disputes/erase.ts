import type { Tx } from "../../db/tables.ts"

/** What was decided stays; words and photos go with whoever gave them. */
export async function eraseDisputes(tx: Tx, userId: string) {
  await tx.deleteFrom("evidence").where("authorId", "=", userId).execute()
  await tx.updateTable("disputeStatements").set({ text: "" }).where("authorId", "=", userId).execute()
}
