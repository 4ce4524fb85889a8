import { Transaction } from "kysely"
import type { Db, Tx } from "./tables.ts"

/** Does all of it or nothing: in the transaction that is under way, else in one of its own. */
export function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work)
}
