import { setTimeout } from "node:timers/promises"
import { sql } from "kysely"
import { atMost } from "../../db/rows.ts"
import type { House } from "../house.ts"

/** What a removal needs beside the database: where photos and mails lie as files. */
export type Files = Pick<House, "db" | "imageHost" | "mailer" | "log">

/** Whoever removes someone does not wait longer, in milliseconds, for a photo host that is slow or away. */
const patience = 3_000

/** Deletes the files of removed people; what takes longer or fails now is done by the hourly work. */
export async function eraseFilesSoon(files: Files) {
  const erased = eraseFiles(files).catch((error: unknown) =>
    files.log.error({ err: error }, "files of a removed person were not deleted yet"),
  )
  await Promise.race([erased, setTimeout(patience, undefined, { ref: false })])
}

/** Idempotent: an e-mail that is still in the row of a removed person, and `removedAt` of a photo, say what is left to do. */
export async function eraseFiles(files: Files) {
  await eraseMails(files)
  await erasePhotos(files)
}

async function eraseMails({ db, mailer }: Files) {
  const people = await db
    .selectFrom("users")
    .select(["id", "email"])
    .where("deletedAt", "is not", null)
    // as it stands in the condition of its index
    .where(sql<boolean>`email <> ''`)
    .execute()
  for (const person of people) {
    await mailer.takeBack?.(person)
    await db.updateTable("users").set({ email: "" }).where("id", "=", person.id).execute()
  }
}

const atOnce = 20

/** The row goes last, so that a photo stays known until its host has deleted it. */
async function erasePhotos(files: Files): Promise<void> {
  const { db, imageHost } = files
  const photos = await db
    .selectFrom("images")
    .select(["id", "sizes"])
    .where("removedAt", "is not", null)
    .orderBy("id")
    .limit(atMost(atOnce))
    .execute()
  const removed = await Promise.allSettled(
    photos.map(async ({ id, sizes }) => {
      await imageHost.remove(sizes)
      await db.deleteFrom("images").where("id", "=", id).execute()
    }),
  )
  const failed = removed.find((each) => each.status === "rejected")
  if (failed) throw failed.reason
  if (photos.length === atOnce) await erasePhotos(files)
}
