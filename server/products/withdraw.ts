import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { assertUnsuspended } from "../users/suspended.ts"
import type { Seller } from "../users/users.ts"
import { assertPriceWithinCardLimits, type ProductLimits } from "./add.ts"
import { assertNotDuplicate, lockForListing } from "./product-limits.ts"
import { lockToEdit } from "./lock-to-edit.ts"
import { voidOffers } from "./open-offers.ts"
import { mailPriceSince } from "./price-changes.ts"

export function setWithdrawn(db: Db, limits: ProductLimits, seller: Seller, id: string, withdrawn: boolean) {
  return withdrawn ? withdraw(db, seller, id) : listAgain(db, limits, seller, id)
}

/** Returns 0 if it was withdrawn already. Throws what {@link lockToEdit} throws. */
function withdraw(db: Db, seller: Seller, id: string) {
  return db.transaction().execute(async (tx) => {
    const { isAvailable } = await lockToEdit(tx, seller, id)
    if (!isAvailable) return 0
    await tx
      .updateTable("products")
      .set({ withdrawnAt: sql<Date>`now()` })
      .where("id", "=", id)
      .execute()
    await voidOffers(tx, [id])
    await recordEvent(tx, { type: "product withdrawn", actorId: seller.id, subjects: { product: id } })
    return 1
  })
}

/** Returns 0 if it is listed. Throws `invalid`, `suspended` and what {@link lockToEdit} throws. */
function listAgain(db: Db, { amounts, perHour }: ProductLimits, seller: Seller, id: string) {
  return db.transaction().execute(async (tx) => {
    await lockForListing(tx, perHour, seller)
    await assertUnsuspended(tx, seller.id)
    const before = await lockToEdit(tx, seller, id)
    const { withdrawnAt, details, photos } = before
    if (!withdrawnAt) return 0
    // the card provider, and so the limits, may have changed since it was listed
    assertPriceWithinCardLimits(amounts, details)
    if (perHour !== undefined)
      await assertNotDuplicate(tx, seller, { id, imageId: photos.imageId, ...details })
    await tx.updateTable("products").set({ withdrawnAt: null }).where("id", "=", id).execute()
    const data = await mailPriceSince(tx, withdrawnAt, seller.id, before)
    await recordEvent(tx, {
      type: "product listed again",
      actorId: seller.id,
      subjects: { product: id },
      data,
    })
    return 1
  })
}
