import type { Db, Tx } from "../db/tables.ts"

/** What `work` answers in a transaction that is rolled back. */
export async function rolledBack<Answer>(db: Db, work: (tx: Tx) => Promise<Answer>) {
  const tx = await db.startTransaction().execute()
  try {
    return await work(tx)
  } finally {
    await tx.rollback().execute()
  }
}
