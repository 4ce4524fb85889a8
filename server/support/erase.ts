import type { Tx } from "../../db/tables.ts"

/** Erases a removed person's messages; answers of admins stay. */
export async function eraseSupport(tx: Tx, { id, email }: { id: string; email: string }) {
  await tx.deleteFrom("supportConversations").where("email", "=", email).where("userId", "is", null).execute()
  const own = tx.selectFrom("supportConversations").select("id").where("userId", "=", id)
  const written = tx.selectFrom("supportMessages").select("id").where("conversationId", "in", own)
  await tx.deleteFrom("contact").where("id", "in", written).execute()
  await tx
    .updateTable("supportMessages")
    .set({ text: null })
    .where("conversationId", "in", own)
    .where("adminId", "is", null)
    .execute()
  await tx
    .updateTable("supportConversations")
    .set({ name: "", email: "", state: "closed" })
    .where("userId", "=", id)
    .execute()
  await tx.deleteFrom("contact").where("email", "=", email).execute()
}
