import { setTimeout } from "node:timers/promises"
import { type NotNull, sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { AppContext } from "../process/app-context.ts"
import { deleteMails, settledAt } from "./erase.ts"

/** What a removal needs beside the database: where photos and mails lie as files. */
export type Files = Pick<AppContext, "db" | "imageHost" | "mailer" | "log">

/** Whoever removes someone does not wait longer, in milliseconds, for a photo host that is slow or away. */
const maxWaitMs = 3_000

/** Deletes the files of removed people; what takes longer or fails now is done by the hourly work. */
export async function eraseFilesSoon(files: Files) {
  const erased = eraseFiles(files).catch((error: unknown) =>
    files.log.error({ err: error }, "files of a removed person were not deleted yet"),
  )
  await Promise.race([erased, setTimeout(maxWaitMs, undefined, { ref: false })])
}

/**
 * Idempotent: an e-mail that is still in the row of a removed person, and `removedAt` of a photo, say what is left to do.
 * It ends between two people or batches of photos where the product stops.
 */
export async function eraseFiles(files: Files, stopping?: AbortSignal) {
  await eraseMails(files, stopping)
  await erasePhotos(files, stopping)
}

async function eraseMails({ db, mailer }: Files, stopping?: AbortSignal) {
  const people = await db
    .selectFrom("users")
    .select(["id", "email", "deletedAt"])
    .where("deletedAt", "is not", null)
    // as it stands in the condition of its index
    .where(sql<boolean>`email <> ''`)
    .$narrowType<{ deletedAt: NotNull }>()
    .execute()
  for (const { id, email, deletedAt } of people) {
    if (stopping?.aborted) return
    const person = { id, email, until: settledAt(deletedAt) }
    await mailer.takeBack?.(person)
    // till then another process may put down a digest or a file that it had begun
    if (person.until > new Date()) continue
    await deleteMails(db, person)
    await db.updateTable("users").set({ email: "" }).where("id", "=", id).execute()
  }
}

const batchSize = 20

/** The row goes last, so that a photo stays known until its host has deleted it; imgbb cannot, and keeps it. */
async function erasePhotos({ db, imageHost }: Files, stopping?: AbortSignal) {
  const failures: unknown[] = []
  let last: string | undefined = lowestId
  while (last) {
    if (stopping?.aborted) break
    const photos = await removedPhotos(db, last)
    const erased = photos.map(async ({ id, sizes }) => {
      await imageHost.remove(sizes)
      await db.deleteFrom("images").where("id", "=", id).execute()
    })
    for (const result of await Promise.allSettled(erased))
      if (result.status === "rejected") failures.push(result.reason)
    last = photos.length === batchSize ? photos.at(-1)?.id : undefined
  }
  // not before: a photo that cannot be deleted does not hold up those after it
  if (failures.length > 0) throw new Error(`${failures.length} photos stay for now`, { cause: failures[0] })
}

const lowestId = "00000000-0000-0000-0000-000000000000"

function removedPhotos(db: Files["db"], after: string) {
  return db
    .selectFrom("images")
    .select(["id", "sizes"])
    .where("removedAt", "is not", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limitLiteral(batchSize))
    .execute()
}
