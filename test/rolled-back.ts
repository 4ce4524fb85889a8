import type { Db, Tx } from "../db/tables.ts"

/** Runs `work` in a transaction that is rolled back; returns its result. */
export async function withRollback<Answer>(db: Db, work: (tx: Tx) => Promise<Answer>) {
  const tx = await db.startTransaction().execute()
  try {
    return await work(tx)
  } finally {
    await tx.rollback().execute()
  }
}
