import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { sha256 } from "../http/sha256.ts"
import * as users from "../users/users.ts"
import type { SignedIn } from "../users/users.ts"
import type { ImageHost, Variant } from "./image-host.ts"
import { photoUrl } from "./photo-url.ts"
import { checkQuota } from "./quota.ts"
import { type Source, variantsOf } from "./variants.ts"

/** Reuses an unused photo with the same content. Throws `unsupported-type`, `too-large`, `photo-limit`, `not-signed-in`. */
export async function add(db: Db, imageHost: ImageHost, owner: SignedIn, photo: Source) {
  await checkQuota(db, owner)
  const variants = await variantsOf(photo)
  const duplicate = await findUnusedDuplicate(db, owner, hashOf(variants))
  if (duplicate) return photoUrl(duplicate.sizes)
  const image = await store(imageHost, variants)
  try {
    await db.transaction().execute(async (tx) => {
      await users.lockActive(tx, owner)
      const row = { ...image, ownerId: owner.id, sizes: JSON.stringify(image.sizes) }
      await tx.insertInto("images").values(row).execute()
    })
  } catch (error) {
    await imageHost.remove(image.sizes)
    throw error
  }
  return photoUrl(image.sizes)
}

export async function storePhoto(imageHost: ImageHost, photo: Source) {
  return store(imageHost, await variantsOf(photo))
}

async function store(imageHost: ImageHost, variants: Variant[]) {
  const id = uuidv7()
  const bytes = variants.reduce((total, variant) => total + variant.bytes.length, 0)
  return { id, sizes: await imageHost.store(id, variants), bytes, contentHash: hashOf(variants) }
}

/** Hashes a variant, since copies of a photo may differ in metadata. */
function hashOf(variants: Variant[]) {
  return sha256(variants.at(-1)?.bytes ?? "")
}

// unused photos are deleted after a day
function findUnusedDuplicate(db: Db, owner: SignedIn, contentHash: string) {
  return db
    .selectFrom("images")
    .select("sizes")
    .where("ownerId", "=", owner.id)
    .where("contentHash", "=", contentHash)
    .where("attachedAt", "is", null)
    .where("createdAt", ">", sql<Date>`now() - interval '23 hours'`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("products").select("id").whereRef("imageId", "=", "images.id"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("furtherPhotos").select("productId").whereRef("imageId", "=", "images.id"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("profiles").select("userId").whereRef("imageId", "=", "images.id"))),
    )
    .limit(limitLiteral(1))
    .executeTakeFirst()
}

/** Returns the photo id for each URL, undefined for a URL that is no photo of this owner. */
export async function ownedBy(db: Db, owner: SignedIn, urls: string[]) {
  const photos = urls.map((url) => JSON.stringify([{ url }]))
  const rows = await db
    .selectFrom("images")
    .select(["id", "sizes"])
    .where("ownerId", "=", owner.id)
    .where(sql<boolean>`sizes @> any(${photos}::jsonb[])`)
    .execute()
  return urls.map((url) => rows.find(({ sizes }) => sizes.some((size) => size.url === url))?.id)
}
