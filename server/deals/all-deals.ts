import { sql } from "kysely"
import type { DealState } from "../../contract/deal-states.ts"
import type { AllDealsFilter } from "../../contract/deals.ts"
import { newestFirst, type PageRequest } from "../../db/list.ts"
import { words } from "../../db/migrations/0064-deals-of-everyone.ts"
import type { Db } from "../../db/tables.ts"
import { selectDeals } from "../bookings/find-deal.ts"

export function ofEveryone(
  db: Db,
  { q = "", state }: Pick<AllDealsFilter, "q" | "state">,
  page: PageRequest,
) {
  const all = selectDeals(db)
    .$if(q !== "", (query) => query.where("bookings.id", "in", found(db, q)))
    .$if(q !== "" && state !== undefined, (query) => query.where("bookings.state", "in", state ?? []))
    .$if(q === "" && state !== undefined, (query) =>
      query.where("bookings.id", "in", newestIn(db, state ?? [], page)),
    )
  return newestFirst(all, "bookings.id", page).execute()
}

/** Each part by an index of its own. */
function found(db: Db, q: string) {
  const person = db
    .selectFrom("users")
    .select("users.id")
    .where("email", "=", q.toLowerCase())
    .where("deletedAt", "is", null)
  // providers write their references in capitals, but for Stripe
  const references = [q, q.toUpperCase()]
  const paidBy = (reference: "transactionId" | "providerRef") =>
    db.selectFrom("payments").select("bookingId as id").where(reference, "in", references)
  const givenBack = db.selectFrom("refunds").select("bookingId as id").where("providerRef", "in", references)
  const begun = db
    .selectFrom("paymentIntents")
    .select("bookingId as id")
    .where("id", "=", q)
    .where("bookingId", "is not", null)
    .$narrowType<{ id: string }>()
  return db
    .selectFrom("bookings")
    .select("bookings.id")
    .where(mentions(q))
    .unionAll(paidBy("transactionId"))
    .unionAll(paidBy("providerRef"))
    .unionAll(givenBack)
    .unionAll(begun)
    .unionAll(db.selectFrom("bookings").select("bookings.id").where("buyerId", "=", person))
    .unionAll(
      db
        .selectFrom("bookings")
        .innerJoin("products", "products.id", "productId")
        .select("bookings.id")
        .where("sellerId", "=", person),
    )
}

/** Whether all words of a search are in it; of the last one its beginning is enough. */
function mentions(q: string) {
  const asked = sql`plainto_tsquery('pg_catalog.simple', ${q})::text`
  return sql<boolean>`${words} @@ (nullif(${asked}, '') || ':*')::tsquery`
}

/** As many of each state as a page has: those of a rare one are not looked for among all. */
function newestIn(db: Db, states: DealState[], page: PageRequest) {
  const wanted = sql<{ state: DealState }>`unnest(${states}::text[])`.as<"wanted">(sql`wanted(state)`)
  return db
    .selectFrom(wanted)
    .innerJoinLateral(
      ({ selectFrom }) => {
        const same = selectFrom("bookings")
          .select("bookings.id")
          .whereRef("bookings.state", "=", "wanted.state")
        return newestFirst(same, "bookings.id", page).as("newest")
      },
      (join) => join.onTrue(),
    )
    .select("newest.id")
}
