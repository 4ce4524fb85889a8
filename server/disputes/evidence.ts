import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import { mostEvidence } from "../../contract/dispute-choices.ts"
import { imageMaxBytes, tooLargePhoto } from "../../contract/images.ts"
import { anyOf, anyOfSelected } from "../../db/any-of.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { ofFieldError, Problem } from "../http/problem.ts"
import type { Variant } from "../images/image-host.ts"
import { type Source, variantsOf } from "../images/variants.ts"
import type { SignedIn } from "../users/users.ts"

/** In pixels: enough to see a scratch. */
const photoWidth = 1_280

type Of = { bookingId: string; authorId: string }

/** Re-encodes a photo without its metadata. Throws `unsupported-type`, `too-large`. */
export async function readPhoto(photo: Source) {
  const [variant] = await variantsOf(photo, [photoWidth])
  if (!variant || variant.bytes.length > imageMaxBytes)
    throw new Problem("too-large", ofFieldError(tooLargePhoto()))
  return variant
}

/** Adds a photo to a locked deal; in excess it replaces the oldest one that no statement has. Throws `photo-limit`. */
export async function add(tx: Tx, of: Of, { width, height, bytes }: Variant) {
  const kept = await ofAuthor(tx, of)
  const named = kept.filter(({ statementId }) => statementId !== null)
  if (named.length >= mostEvidence)
    throw new Problem("photo-limit", (say) => say.noMoreEvidence(mostEvidence))
  const [oldest] = kept.filter(({ statementId }) => statementId === null)
  if (oldest && kept.length >= mostEvidence)
    await tx.deleteFrom("evidence").where("id", "=", oldest.id).execute()
  const id = uuidv7()
  await tx
    .insertInto("evidence")
    .values({ id, ...of, width, height, bytes })
    .execute()
  return id
}

function ofAuthor(tx: Tx, { bookingId, authorId }: Of) {
  return tx
    .selectFrom("evidence")
    .select(["id", "statementId"])
    .where("bookingId", "=", bookingId)
    .where("authorId", "=", authorId)
    .orderBy("id")
    .execute()
}

/** Attaches photos to a statement, which shows them to both. Throws `invalid` for a photo that is not free for it. */
export async function attach(tx: Tx, { bookingId, authorId }: Of, statementId: string, ids: string[]) {
  const { numUpdatedRows } = await tx
    .updateTable("evidence")
    .set({ statementId })
    .where("id", "=", anyOf(ids))
    .where("bookingId", "=", bookingId)
    .where("authorId", "=", authorId)
    .where("statementId", "is", null)
    .executeTakeFirst()
  if (Number(numUpdatedRows) !== ids.length)
    throw Problem.ofFields({ evidence: (say) => say.notYourEvidence })
}

/** Returns a photo: once in a statement, for both parties and admins, before for its author. Throws `not-found`. */
export function get(db: Db, { id: userId, role }: SignedIn, id: string) {
  return db
    .selectFrom("evidence")
    .innerJoin("bookings", "bookings.id", "bookingId")
    .innerJoin("products", "products.id", "productId")
    .select("bytes")
    .where("evidence.id", "=", id)
    .where(({ and, eb, or }) =>
      or([
        eb("authorId", "=", userId),
        and([
          eb("statementId", "is not", null),
          ...(role === "admin" ? [] : [or([eb("buyerId", "=", userId), eb("sellerId", "=", userId)])]),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow(() => new Problem("not-found", (say) => say.unknownEvidence))
}

export async function deleteUnused(db: Db) {
  const unused = db
    .selectFrom("evidence")
    .select("id")
    .where("statementId", "is", null)
    .where("createdAt", "<", sql<Date>`now() - interval '1 day'`)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom("evidence").where("id", "=", anyOfSelected(unused)).execute()
}
