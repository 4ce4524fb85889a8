import { readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { sql } from "kysely"
import type { Pool } from "pg"
import type { PhotoSize } from "../../contract/images.ts"
import { inOneTransaction, inSnapshot, clearAll, readAll, summarise, insertBatch } from "../../db/copy.ts"
import type { Db } from "../../db/tables.ts"
import type { ImageHost } from "../images/image-host.ts"

export async function moveRows(from: Pool, to: Pool) {
  return inSnapshot(from, async (source) => {
    const expected = await summarise(source)
    const existing = await summarise(to)
    if (isDeepStrictEqual(existing, expected)) return expected
    if ((existing.rows["users"] ?? 0) > 0)
      throw new Error("The database to move to holds something else already.")
    return inOneTransaction(to, async (target) => {
      await clearAll(target)
      for await (const batch of readAll(source)) await insertBatch(target, batch)
      const found = await summarise(target)
      if (!isDeepStrictEqual(found, expected))
        throw new Error("The copy differs from its original: nothing was moved.")
      return found
    })
  })
}

/** Idempotent: moves only photos that are still in the local folder. */
export async function movePhotos(db: Db, host: ImageHost, folder: string) {
  const images = await db
    .selectFrom("images")
    .select(["id", "sizes"])
    .where(sql<boolean>`sizes->0->>'url' like '/%'`)
    .execute()
  for (const { id, sizes } of images) {
    const variants = await Promise.all(sizes.map((size) => variantOf(folder, size)))
    const moved = JSON.stringify(await host.store(id, variants))
    await sql`update images set sizes = ${moved}::jsonb where id = ${id}`.execute(db)
  }
  return images.length
}

async function variantOf(folder: string, { url, width, height }: PhotoSize) {
  return { width, height, bytes: await readFile(join(folder, basename(url))) }
}
