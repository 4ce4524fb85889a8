import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import { anyOfSelected } from "../../db/any-of.ts"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { type Source, variantsOf } from "../images/variants.ts"
import * as users from "../users/users.ts"
import type { SignedIn } from "../users/users.ts"
import { participationOf, unknownConversation } from "./conversations.ts"
import { assertOpen } from "./writing-state.ts"

/** Width of a screen, in pixels. */
const photoWidth = 1_280

/** Throws what writing throws, before the photo is read. */
export async function assertMaySend(db: Db, person: SignedIn, conversationId: string) {
  const participation = await participationOf(db, person)
    .where("conversations.id", "=", conversationId)
    .executeTakeFirstOrThrow(() => unknownConversation)
  assertOpen(participation)
}

/** Throws `unsupported-type`, `too-large`, `not-signed-in`. */
export async function add(db: Db, owner: SignedIn, conversationId: string, photo: Source) {
  const [variant] = await variantsOf(photo, [photoWidth])
  if (!variant) throw new Error("A photo has at least one size.")
  const id = uuidv7()
  await db.transaction().execute(async (tx) => {
    await users.lockActive(tx, owner)
    await tx
      .insertInto("messagePhotos")
      .values({ id, conversationId, ownerId: owner.id, ...variant })
      .execute()
  })
  return id
}

/** Readable for both participants; before it is sent, only for its owner. Throws `not-found`. */
export function get(db: Db, { id }: SignedIn, conversationId: string, photoId: string) {
  return db
    .selectFrom("messagePhotos as photo")
    .innerJoin("participants", "participants.conversationId", "photo.conversationId")
    .select("bytes")
    .where("photo.id", "=", photoId)
    .where("photo.conversationId", "=", conversationId)
    .where("participants.userId", "=", id)
    .where(({ eb, or }) => or([eb("attachedAt", "is not", null), eb("ownerId", "=", id)]))
    .executeTakeFirstOrThrow(() => new Problem("not-found", (say) => say.unknownPhoto))
}

export async function deleteUnusedPhotos(db: Db) {
  const unused = db
    .selectFrom("messagePhotos")
    .select("id")
    .where("attachedAt", "is", null)
    .where("createdAt", "<", sql<Date>`now() - interval '1 day'`)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom("messagePhotos").where("id", "=", anyOfSelected(unused)).execute()
}
