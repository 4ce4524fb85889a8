import type { Tx } from "../../db/tables.ts"

/** Stars stay with whom they are about; words go with whoever wrote them. */
export async function eraseReviews(tx: Tx, userId: string) {
  await tx.updateTable("reviews").set({ text: "" }).where("authorId", "=", userId).execute()
  await tx
    .updateTable("reviews")
    .set({ reply: null, repliedAt: null })
    .where("subjectId", "=", userId)
    // only those are replied to, and in the index
    .where("publishedAt", "is not", null)
    .where("reply", "is not", null)
    .execute()
}
