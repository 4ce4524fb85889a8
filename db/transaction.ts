import { Transaction } from "kysely"
import type { Db, Tx } from "./tables.ts"
import { errorCode, sqlState } from "./error-code.ts"

export function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work)
}

/** Runs a transaction once more after a deadlock, which has undone all of it. For work that nobody else retries soon. */
export async function retryAfterDeadlock<Result>(work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    if (errorCode(error) !== sqlState.deadlock) throw error
    return work()
  }
}
