import { createHash } from "node:crypto"
import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { Db } from "../../db/tables.ts"
import * as users from "../users/users.ts"
import type { SignedIn } from "../users/users.ts"
import type { ImageHost } from "./image-host.ts"
import { mustHaveRoom } from "./quota.ts"
import { type Source, variantsOf } from "./variants.ts"

/** Keeps a seller's photo in every size. Answers its address. Throws `unsupported-type`, `too-large`, `photo-limit`, `not-signed-in`. */
export async function add(db: Db, imageHost: ImageHost, owner: SignedIn, photo: Source) {
  await mustHaveRoom(db, owner)
  const { id, sizes, bytes, contentHash } = await keep(imageHost, photo)
  try {
    await db.transaction().execute(async (tx) => {
      // a person who is removed meanwhile leaves no photo behind
      await users.hold(tx, owner)
      const image = { id, ownerId: owner.id, sizes: JSON.stringify(sizes), bytes, contentHash }
      await tx.insertInto("images").values(image).execute()
    })
  } catch (error) {
    await imageHost.remove(sizes)
    throw error
  }
  return sizes.at(-1)?.url ?? ""
}

/** Keeps a photo without saying whose it is. */
export async function keep(imageHost: ImageHost, photo: Source) {
  const id = uuidv7()
  const variants = await variantsOf(photo)
  const bytes = variants.reduce((total, variant) => total + variant.bytes.length, 0)
  // without metadata, so that another date or name in the same photo changes nothing
  const contentHash = createHash("sha256")
    .update(variants.at(-1)?.bytes ?? "")
    .digest("base64url")
  return { id, sizes: await imageHost.store(id, variants), bytes, contentHash }
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
