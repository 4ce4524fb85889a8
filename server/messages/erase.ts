import type { Tx } from "../../db/tables.ts"

/** Erases what a removed person wrote; messages of others stay. */
export async function eraseMessages(tx: Tx, id: string) {
  await tx
    .updateTable("messages")
    .set({ text: "", textHash: "", photoId: null, key: null, isErased: true })
    .where("senderId", "=", id)
    .execute()
  await tx.deleteFrom("messagePhotos").where("ownerId", "=", id).execute()
  await tx
    .deleteFrom("blocks")
    .where(({ eb, or }) => or([eb("blockerId", "=", id), eb("blockedId", "=", id)]))
    .execute()
  await tx.deleteFrom("streamPositions").where("userId", "=", id).execute()
}
