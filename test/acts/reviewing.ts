import { Deal } from "../../contract/deals.ts"
import { Reviews } from "../../contract/reviews.ts"
import type { Db } from "../../db/tables.ts"
import { appWithCashDeal, deal } from "./dealing.ts"
import { bookProduct } from "./paying.ts"
import { type Person, read } from "../people.ts"

export const goodReview = { stars: 5, tags: ["friendly", "on-time"], text: "Just as described, and tuned." }

export async function appWithEndedDeal() {
  const app = await appWithCashDeal()
  await deal(app.ana, app.bookingId, "received")
  return { ...app, db: app.context.db }
}

export async function endedDeal(buyer: Person, seller: Person, productId: string) {
  const id = await bookProduct(buyer, productId)
  await deal(buyer, id, "cash")
  await deal(seller, id, "accept")
  await deal(buyer, id, "received")
  return id
}

export function review(who: Person, id: string, body: object) {
  return read(Deal, who.put(`/api/deals/${id}/review`, body))
}

export function reviewsOfSeller(who: Pick<Person, "get">, id: string) {
  return read(Reviews, who.get(`/api/sellers/${id}/reviews`))
}

export function counts(db: Db, id: string) {
  return db
    .selectFrom("users")
    .select(["reviewCount", "starsTotal"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
}
