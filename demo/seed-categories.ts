import { v7 as uuidv7 } from "uuid"
import type { Db } from "../db/tables.ts"
import { catalogue } from "./catalogue/catalogue.ts"
import { imageOf, storeDrawing, type StorePhoto } from "./photos.ts"

/** Runs in production too; idempotent, also when several processes run it at once. */
export async function seedCategories(db: Db, storePhoto: StorePhoto) {
  const rows = await db.selectFrom("categories").select("categoryName").execute()
  const known = new Set(rows.map(({ categoryName }) => categoryName))
  for (const [position, { categoryName, picture }] of catalogue.entries()) {
    if (known.has(categoryName)) continue
    const photo = await storeDrawing(picture, storePhoto)
    await db.transaction().execute(async (tx) => {
      await tx.insertInto("images").values(imageOf(photo, null)).execute()
      await tx
        .insertInto("categories")
        .values({ id: uuidv7(), categoryName, imageId: photo.id, position })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
  }
}
