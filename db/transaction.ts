import { Transaction } from "kysely"
import type { Db, Tx } from "./tables.ts"

export function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work)
}
