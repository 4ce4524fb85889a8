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
    .$if(q !== "", (query) => query.where("bookings.id", "in", matchingIds(db, q)))
    .$if(q !== "" && state !== undefined, (query) => query.where("bookings.state", "in", state ?? []))
    .$if(q === "" && state !== undefined, (query) =>
      query.where("bookings.id", "in", newestIn(db, state ?? [], page)),
    )
  return newestFirst(all, "bookings.id", page).execute()
}

/** A union of searches, each of which has its own index. */
function matchingIds(db: Db, q: string) {
  const person = db
    .selectFrom("users")
    .select("users.id")
    .where("email", "=", q.toLowerCase())
    .where("deletedAt", "is", null)
  // gateways write references in capitals, Stripe does not
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

/** Whether the deal's names contain all words of `q`, the last one as a prefix. */
function mentions(q: string) {
  const query = sql`plainto_tsquery('pg_catalog.simple', ${q})::text`
  return sql<boolean>`${words} @@ (nullif(${query}, '') || ':*')::tsquery`
}

/** Reads one page of each state, since a rare state would be searched for among all deals. */
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
