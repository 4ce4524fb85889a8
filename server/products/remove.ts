import type { EventType } from "../../contract/events.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { deleteKeyOf } from "../http/idempotency.ts"
import { queueMails } from "../mail/mail.ts"
import { Problem } from "../http/problem.ts"
import type { Admin, Seller } from "../users/users.ts"
import { productSoldElsewhere, productRemoved } from "./emails.ts"
import { releaseFurther } from "./photos.ts"
import { assertUnsold } from "./products.ts"
import { markRemoved } from "./state.ts"

/** Removes an unsold product for good. Throws `not-found`, `already-sold`, `deal-under-way`, `payment-under-way`. */
export function remove(db: Db, person: Seller | Admin, id: string) {
  const type = person.role === "admin" ? "product removed" : "product removed by seller"
  return end(db, person, id, { type, mail: productRemoved })
}

/** As {@link remove}, for a product that was sold outside Backline, which price statistics omit. */
export function markSoldElsewhere(db: Db, seller: Seller, id: string) {
  return end(db, seller, id, { type: "product sold elsewhere", mail: productSoldElsewhere })
}

type End = { type: EventType; mail: typeof productRemoved }

function end(db: Db, person: Seller | Admin, id: string, { type, mail }: End) {
  return db.transaction().execute(async (tx) => {
    // claims take the same lock, so that none is made concurrently
    await tx.selectFrom("products").select("id").where("id", "=", id).forUpdate().execute()
    if (await markRemoved(tx, { id, ...(person.role === "Seller" && { sellerId: person.id }) })) {
      await deleteKeyOf(tx, id)
      await releaseFurther(tx, id)
      await mailBuyers(tx, id, mail)
      await recordEvent(tx, { type, actorId: person.id, subjects: { product: id } })
      return 1
    }
    const { heldBy } = await assertUnsold(tx, person, id)
    if (heldBy) throw new Problem("deal-under-way", (say) => say.reservedForBuyer)
    throw new Problem("payment-under-way", (say) => say.beingPaid)
  })
}

async function mailBuyers(tx: Tx, id: string, mail: End["mail"]) {
  const bookings = await tx
    .selectFrom("bookings")
    .innerJoin("users as buyer", "buyer.id", "bookings.buyerId")
    .innerJoin("products", "products.id", "bookings.productId")
    .select(["buyer.email", "buyer.language", "products.productName", "products.sellerId"])
    .where("bookings.productId", "=", id)
    .where("bookings.removedAt", "is", null)
    .where("bookings.state", "not in", ["cancelled", "refunded"])
    .where("buyer.deletedAt", "is", null)
    .execute()
  const [first] = bookings
  if (first) await queueMails(tx, bookings, mail(first))
}
