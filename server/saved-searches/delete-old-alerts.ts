import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"

const daysKept = 180
const batch = limitLiteral(5_000)

/** Who was told of products that were sold or removed long ago: nobody is told of those again. */
export async function deleteOldAlerts(db: Db, stopping?: AbortSignal) {
  const isOver = () => stopping?.aborted
  while (!isOver() && (await deleteBatch(db)) > 0);
}

async function deleteBatch(db: Db) {
  const { numAffectedRows } = await sql`
    delete from "productAlerts" as old using (
      select "userId", "productId" from "productAlerts" join products on products.id = "productId"
      where "toldAt" < ${longAgo} and coalesce("deletedAt", "soldAt") < ${longAgo}
      order by "toldAt" limit ${batch}
    ) as gone
    where old."userId" = gone."userId" and old."productId" = gone."productId"`.execute(db)
  return Number(numAffectedRows)
}

const longAgo = sql<Date>`now() - make_interval(days => ${daysKept}::integer)`
