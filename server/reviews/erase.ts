import type { Tx } from "../../db/tables.ts"

/** Erases the texts that the user wrote; the stars they gave stay. */
export async function eraseReviews(tx: Tx, userId: string) {
  await tx.updateTable("reviews").set({ text: "" }).where("authorId", "=", userId).execute()
  await tx
    .updateTable("reviews")
    .set({ reply: null, repliedAt: null })
    .where("subjectId", "=", userId)
    // only published reviews have replies; the condition of the index
    .where("publishedAt", "is not", null)
    .where("reply", "is not", null)
    .execute()
}
