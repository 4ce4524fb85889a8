import { sql } from "kysely"
import { atMost } from "../../db/rows.ts"
import type { Row } from "../../db/tables.ts"
import type { AppContext } from "../process/app-context.ts"
import { day } from "../process/durations.ts"

type Deps = Pick<AppContext, "db" | "imageHost" | "log">

/** A photo this old belongs to a product, or to nobody any more. */
const age = day
const atOnce = 100

/** Takes away the photos that are nobody's, and what was left of others; answers how many photos went. */
export async function deleteUnusedImages(deps: Deps, stopping?: AbortSignal) {
  const count = await deleteUnused(deps, stopping)
  await deps.imageHost.deletePartFiles?.(new Date(Date.now() - age))
  return count
}

/**
 * Looks at each photo once that has come of age: one on a product is kept, for products are never deleted. Of the others
 * the row goes first: a photo without a row is only wasted room, a product without its photo a fault.
 */
async function deleteUnused(deps: Deps, stopping?: AbortSignal): Promise<number> {
  const { looked, unused } = await splitByUse(deps.db)
  await removeFiles(deps, unused, stopping)
  const isEnough = looked < atOnce || stopping?.aborted
  return unused.length + (isEnough ? 0 : await deleteUnused(deps, stopping))
}

function splitByUse(db: Deps["db"]) {
  return db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom("images")
      .select("id")
      .select(({ exists, selectFrom }) =>
        exists(selectFrom("products").select("products.id").whereRef("imageId", "=", "images.id")).as(
          "isUsed",
        ),
      )
      .where("keptAt", "is", null)
      .where("removedAt", "is", null)
      .where("ownerId", "is not", null)
      .where("createdAt", "<", sql<Date>`now() - ${age} * interval '1 ms'`)
      .orderBy("createdAt")
      .limit(atMost(atOnce))
      .forUpdate()
      .skipLocked()
      .execute()
    const { used = [], unused: rows = [] } = Object.groupBy(old, ({ isUsed }) => (isUsed ? "used" : "unused"))
    await tx.updateTable("images").set({ keptAt: new Date() }).where("id", "=", anyOf(used)).execute()
    const unused = await tx.deleteFrom("images").where("id", "=", anyOf(rows)).returning("sizes").execute()
    return { looked: old.length, unused }
  })
}

function anyOf(rows: { id: string }[]) {
  return sql<string>`any(${rows.map(({ id }) => id)})`
}

// one that stays behind at a host that is away is only wasted room
async function removeFiles(
  { imageHost, log }: Deps,
  unused: Pick<Row<"images">, "sizes">[],
  stopping?: AbortSignal,
) {
  for (const { sizes } of unused)
    if (!stopping?.aborted)
      await imageHost
        .remove(sizes)
        .catch((error: unknown) => log.error({ err: error }, "a photo was not taken away"))
}
