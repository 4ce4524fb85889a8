import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { isAvailable } from "../products/state.ts"
import type { SignedIn } from "../users/users.ts"

/** Per seller; photos of products that are sold or withdrawn do not count. */
const maxPhotos = 200
const maxBytes = 200_000_000

/** Throws `photo-limit`. */
export async function checkQuota(db: Db, owner: SignedIn) {
  const { photos, bytes } = await db
    .selectFrom("images")
    .select(({ fn }) => [fn.countAll<string>().as("photos"), fn.sum<string | null>("bytes").as("bytes")])
    .where("ownerId", "=", owner.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("products")
            .select(sql`1`.as("one"))
            .whereRef("products.imageId", "=", "images.id")
            .where((eb) => eb.not(isAvailable())),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  if (Number(photos) >= maxPhotos || Number(bytes) >= maxBytes)
    throw new Problem("photo-limit", (say) => say.tooManyPhotos)
}
