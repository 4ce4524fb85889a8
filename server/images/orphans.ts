import { sql } from "kysely"
import type { House } from "../house.ts"

type Ground = Pick<House, "db" | "imageHost" | "log">

/** Between two looks, in milliseconds. */
const pause = 60 * 60 * 1_000
/** A photo this old belongs to a product, or to nobody any more. */
const age = "24 hours"
const atOnce = 100

/** Takes photos away that never became part of a product; answers how to stop. Several processes may do so at once. */
export function startTidying(ground: Ground) {
  const stopping = new AbortController()
  let going = Promise.resolve()
  const run = () => {
    going = tidyOrTell(ground, stopping.signal)
  }
  run()
  const timer = setInterval(run, pause)
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await going
  }
}

async function tidyOrTell(ground: Ground, stopping: AbortSignal) {
  try {
    await tidy(ground, stopping)
  } catch (error) {
    ground.log.error({ err: error }, "the photos were not tidied")
  }
}

/** The row goes first: a photo without a row is only wasted room, a product without its photo a fault. */
export async function tidy({ db, imageHost, log }: Ground, stopping?: AbortSignal) {
  const orphans = await db
    .deleteFrom("images")
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("images as old")
        .select("old.id")
        .where("old.createdAt", "<", sql<Date>`now() - ${age}::interval`)
        .where("old.ownerId", "is not", null)
        .where(({ not, exists, selectFrom: from }) =>
          not(exists(from("products").select("products.id").whereRef("imageId", "=", "old.id"))),
        )
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning("sizes")
    .execute()
  // one that stays behind at a host that is away is only wasted room
  for (const { sizes } of orphans)
    if (!stopping?.aborted)
      await imageHost
        .remove(sizes)
        .catch((error: unknown) => log.error({ err: error }, "a photo was not taken away"))
  return orphans.length
}
