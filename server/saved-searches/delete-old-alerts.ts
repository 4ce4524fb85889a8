import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"

const daysKept = 180
const productBatch = limitLiteral(500)
const alertBatch = limitLiteral(5_000)

/** `endedAt` is text, since a Date would lose the microseconds. */
type Ended = { id: string; endedAt: string }

const start: Ended = { id: "00000000-0000-0000-0000-000000000000", endedAt: "-infinity" }

/** Deletes alerts of products that were sold or removed long ago, of which nobody is alerted again. */
export async function deleteOldAlerts(db: Db, stopping?: AbortSignal) {
  const isOver = () => stopping?.aborted
  let last: Ended | undefined = start
  while (last && !isOver()) {
    const products = await findEnded(db, last)
    const ids = products.map(({ id }) => id)
    while (!isOver() && (await deleteBatch(db, ids)) > 0);
    last = products.at(-1)
  }
}

async function findEnded(db: Db, after: Ended) {
  // the expression of the index (db/migrations/0058-ended-products.ts)
  const endedAt = sql`coalesce("deletedAt", "soldAt")`
  const { rows } = await sql<Ended>`
    select id, ${endedAt}::text as "endedAt" from products
    where (${endedAt}, id) > (${after.endedAt}::timestamptz, ${after.id}::uuid)
      and ${endedAt} < now() - make_interval(days => ${daysKept}::integer)
    order by ${endedAt}, id limit ${productBatch}`.execute(db)
  return rows
}

async function deleteBatch(db: Db, productIds: string[]) {
  if (productIds.length === 0) return 0
  const { numAffectedRows } = await sql`
    delete from "productAlerts" as old using (
      select "userId", "productId" from "productAlerts"
      where "productId" = any(${productIds}::uuid[]) limit ${alertBatch}
      for update skip locked
    ) as gone
    where old."userId" = gone."userId" and old."productId" = gone."productId"`.execute(db)
  return Number(numAffectedRows)
}
