import { sql } from "kysely"
import { anyOf } from "../../db/any-of.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Row } from "../../db/tables.ts"
import type { AppContext } from "../process/app-context.ts"
import { day } from "../process/durations.ts"

type Deps = Pick<AppContext, "db" | "imageHost" | "log">

const graceMs = day
const batchSize = 100

export async function deleteUnusedImages(deps: Deps, stopping?: AbortSignal) {
  const count = await deleteUnused(deps, stopping)
  await deps.imageHost.deletePartFiles?.(new Date(Date.now() - graceMs))
  return count
}

/** Deletes the row before its files: a row without files would break a product. */
async function deleteUnused(deps: Deps, stopping?: AbortSignal): Promise<number> {
  const { checkedCount, unused } = await splitByUse(deps.db)
  await removeFiles(deps, unused, stopping)
  const isDone = checkedCount < batchSize || stopping?.aborted
  return unused.length + (isDone ? 0 : await deleteUnused(deps, stopping))
}

/** Sets `attachedAt` of used photos, so that each is checked once, and again after it leaves its product (photos.ts). */
function splitByUse(db: Deps["db"]) {
  return db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom("images")
      .select("id")
      .select(({ exists, or, selectFrom }) =>
        or([
          exists(selectFrom("products").select("products.id").whereRef("imageId", "=", "images.id")),
          exists(selectFrom("furtherPhotos").select("productId").whereRef("imageId", "=", "images.id")),
          exists(selectFrom("profiles").select("userId").whereRef("imageId", "=", "images.id")),
          sql<boolean>`exists (select from "dealTerms" where terms -> 'imageIds' ? images.id::text)`,
        ]).as("isUsed"),
      )
      .where("attachedAt", "is", null)
      .where("removedAt", "is", null)
      .where("ownerId", "is not", null)
      .where("createdAt", "<", sql<Date>`now() - ${graceMs} * interval '1 ms'`)
      .orderBy("createdAt")
      .limit(limitLiteral(batchSize))
      .forUpdate()
      .skipLocked()
      .execute()
    const { used = [], unused: rows = [] } = Object.groupBy(old, ({ isUsed }) => (isUsed ? "used" : "unused"))
    await tx
      .updateTable("images")
      .set({ attachedAt: new Date() })
      .where("id", "=", anyOf(idsOf(used)))
      .execute()
    const unused = await tx
      .deleteFrom("images")
      .where("id", "=", anyOf(idsOf(rows)))
      .returning("sizes")
      .execute()
    return { checkedCount: old.length, unused }
  })
}

function idsOf(rows: { id: string }[]) {
  return rows.map(({ id }) => id)
}

async function removeFiles(
  { imageHost, log }: Deps,
  unused: Pick<Row<"images">, "sizes">[],
  stopping?: AbortSignal,
) {
  for (const { sizes } of unused)
    if (!stopping?.aborted)
      await imageHost
        .remove(sizes)
        .catch((error: unknown) => log.error({ err: error }, "a photo was not deleted"))
}
