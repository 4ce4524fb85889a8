import { readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { sql } from "kysely"
import type { Pool } from "pg"
import type { PhotoSize } from "../../contract/images.ts"
import { atOnce, atOneMoment, clearAll, readAll, summarise, write } from "../../db/copy.ts"
import type { Db } from "../../db/tables.ts"
import type { ImageHost } from "../images/image-host.ts"

/**
 * Copies everything to another database in one transaction and compares counts and money. Where the same is there
 * already nothing happens, so it can be repeated; where something else is, it throws an Error.
 */
export async function moveRows(from: Pool, to: Pool) {
  return atOneMoment(from, async (source) => {
    const wanted = await summarise(source)
    const there = await summarise(to)
    if (isDeepStrictEqual(there, wanted)) return wanted
    if ((there.rows["users"] ?? 0) > 0)
      throw new Error("The database to move to holds something else already.")
    return atOnce(to, async (target) => {
      await clearAll(target)
      for await (const portion of readAll(source)) await write(target, portion)
      const found = await summarise(target)
      if (!isDeepStrictEqual(found, wanted))
        throw new Error("The copy differs from its original: nothing was moved.")
      return found
    })
  })
}

/** Brings the photos of the disk to another host, one by one; those that are there already are passed over. */
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
