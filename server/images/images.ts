import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { PhotoSize } from "../../contract/images.ts"
import { atMost } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { sha256 } from "../http/sha256.ts"
import * as users from "../users/users.ts"
import type { SignedIn } from "../users/users.ts"
import type { ImageHost, Variant } from "./image-host.ts"
import { mustHaveRoom } from "./quota.ts"
import { type Source, variantsOf } from "./variants.ts"

/**
 * Keeps a seller's photo in every size. Answers its address. Idempotent: the same photo again, which no product has yet, is
 * the one that is there. Throws `unsupported-type`, `too-large`, `photo-limit`, `not-signed-in`.
 */
export async function add(db: Db, imageHost: ImageHost, owner: SignedIn, photo: Source) {
  await mustHaveRoom(db, owner)
  const variants = await variantsOf(photo)
  const earlier = await sentBefore(db, owner, hashOf(variants))
  if (earlier) return addressOf(earlier.sizes)
  const image = await store(imageHost, variants)
  try {
    await db.transaction().execute(async (tx) => {
      // a person who is removed meanwhile leaves no photo behind
      await users.lockActive(tx, owner)
      const row = { ...image, ownerId: owner.id, sizes: JSON.stringify(image.sizes) }
      await tx.insertInto("images").values(row).execute()
    })
  } catch (error) {
    await imageHost.remove(image.sizes)
    throw error
  }
  return addressOf(image.sizes)
}

/** Keeps a photo without saying whose it is. */
export async function keep(imageHost: ImageHost, photo: Source) {
  return store(imageHost, await variantsOf(photo))
}

async function store(imageHost: ImageHost, variants: Variant[]) {
  const id = uuidv7()
  const bytes = variants.reduce((total, variant) => total + variant.bytes.length, 0)
  return { id, sizes: await imageHost.store(id, variants), bytes, contentHash: hashOf(variants) }
}

/** Of the largest size, which has no metadata: another date or name in the same photo changes nothing. */
function hashOf(variants: Variant[]) {
  return sha256(variants.at(-1)?.bytes ?? "")
}

function addressOf(sizes: PhotoSize[]) {
  return sizes.at(-1)?.url ?? ""
}

/** A photo of this owner that no product has; an older one may be deleted at any moment (delete-unused-images.ts). */
function sentBefore(db: Db, owner: SignedIn, contentHash: string) {
  return db
    .selectFrom("images")
    .select("sizes")
    .where("ownerId", "=", owner.id)
    .where("contentHash", "=", contentHash)
    .where("keptAt", "is", null)
    .where("createdAt", ">", sql<Date>`now() - interval '23 hours'`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("products").select("id").whereRef("imageId", "=", "images.id"))),
    )
    .limit(atMost(1))
    .executeTakeFirst()
}

/** The id of this owner's photo at that address. */
export async function ownedBy(db: Db, owner: SignedIn, url: string) {
  const row = await db
    .selectFrom("images")
    .select("id")
    .where("ownerId", "=", owner.id)
    .where(sql<boolean>`sizes @> ${JSON.stringify([{ url }])}`)
    .executeTakeFirst()
  return row?.id
}
