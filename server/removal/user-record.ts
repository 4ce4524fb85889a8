import { sql } from "kysely"
import { bindingStates } from "../../contract/deal-states.ts"
import type { Db } from "../../db/tables.ts"
import { isUnpaid } from "../bookings/unpaid-bookings.ts"
import { Problem } from "../http/problem.ts"
import { isAvailableIgnoringSuspension } from "../products/state.ts"
import { selectForAdmin } from "../users/users.ts"

/** Adds what a removal would delete and what prevents it. Throws `not-found`. */
export function findUserRecord(db: Db, id: string) {
  return selectForAdmin(db)
    .select(({ selectFrom }) => [
      selectFrom("products")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .whereRef("sellerId", "=", "users.id")
        .where(isAvailableIgnoringSuspension())
        .$asScalar()
        .as("products"),
      selectFrom("bookings")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .whereRef("buyerId", "=", "users.id")
        .where(isUnpaid)
        .$asScalar()
        .as("bookings"),
      dealsUnderWay.as("dealsUnderWay"),
      selectFrom("reports")
        .innerJoin("conversations", "conversations.id", "conversationId")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .where("outcome", "is", null)
        .where(({ eb, or, ref }) =>
          or([eb("buyerId", "=", ref("users.id")), eb("sellerId", "=", ref("users.id"))]),
        )
        .$asScalar()
        .as("openReports"),
    ])
    .where("id", "=", id)
    .executeTakeFirstOrThrow(() => new Problem("not-found", (say) => say.unknownUser))
}

const dealsUnderWay = sql<{ _id: string; productName: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('_id', id, 'productName', "productName") order by id), '[]')
  from bookings where state = any(${bindingStates}::text[]) and id in (
    select id from bookings as bought where "buyerId" = users.id
    union all select sold.id from products join bookings as sold on "productId" = products.id
    where "sellerId" = users.id))`
