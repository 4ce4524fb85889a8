import { setTimeout } from "node:timers/promises"
import { type NotNull, sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { AppContext } from "../process/app-context.ts"
import { deleteMails, settledAt } from "./erase.ts"

export type Files = Pick<AppContext, "db" | "imageHost" | "mailer" | "log">

/** The response does not wait longer for a slow photo host. */
const maxWaitMs = 3_000

/** An hourly job retries what fails or takes longer. */
export async function eraseFilesSoon(files: Files) {
  const erased = eraseFiles(files).catch((error: unknown) =>
    files.log.error({ err: error }, "files of a removed person were not deleted yet"),
  )
  await Promise.race([erased, setTimeout(maxWaitMs, undefined, { ref: false })])
}

/** Idempotent: the email of a removed user and `removedAt` of a photo mark what is left to do. */
export async function eraseFiles(files: Files, stopping?: AbortSignal) {
  await eraseMails(files, stopping)
  await erasePhotos(files, stopping)
}

async function eraseMails({ db, mailer }: Files, stopping?: AbortSignal) {
  const people = await db
    .selectFrom("users")
    .select(["id", "email", "deletedAt"])
    .where("deletedAt", "is not", null)
    // the condition of the partial index
    .where(sql<boolean>`email <> ''`)
    .$narrowType<{ deletedAt: NotNull }>()
    .execute()
  for (const { id, email, deletedAt } of people) {
    if (stopping?.aborted) return
    const person = { id, email, until: settledAt(deletedAt) }
    await mailer.deleteStored?.(person)
    // until then another process may still write a digest or a file
    if (person.until > new Date()) continue
    await deleteMails(db, person)
    await db.updateTable("users").set({ email: "" }).where("id", "=", id).execute()
  }
}

const batchSize = 20

/** Deletes the row last, so that a failed photo is retried; imgbb cannot delete. */
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
