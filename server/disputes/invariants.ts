import { sql } from "kysely"

export const disputeRules = {
  "a deal in dispute without a dispute to decide, or the reverse": sql`
    select bookings.id from bookings left join disputes on "bookingId" = bookings.id and outcome is null
    where (state = 'disputed') <> (disputes.id is not null)`,
  "a decision without an admin or a reason": sql`
    select id from disputes where outcome in ('release', 'refund', 'split')
      and ("decidedBy" is null or coalesce("decisionReason", '') = '')`,
  "a dispute whose deal ended otherwise than it was decided": sql`
    select disputes.id from disputes join bookings on bookings.id = "bookingId"
    where state <> case when outcome in ('refund', 'conceded', 'lapsed') then 'refunded' else 'completed' end
      and not (outcome in ('release', 'split', 'withdrawn') and state = 'refunded') and outcome is not null`,
  "a split whose buyer gets another amount than was decided": sql`
    select disputes.id from disputes join bookings on bookings.id = "bookingId",
      lateral (select coalesce(sum(amount), 0) as amount from refunds
        where refunds."bookingId" = bookings.id and reason = 'split') as refunds,
      lateral (select coalesce(sum(amount), 0) as amount from chargebacks
        where chargebacks."bookingId" = bookings.id and "withdrawnAt" is not null and "returnedAt" is null) as "byBank"
    where outcome = 'split' and state <> 'refunded'
      and "refundAmount" not between refunds.amount and refunds.amount + "byBank".amount`,
  "a statement of somebody who is not of its deal": sql`
    select "disputeStatements".id from "disputeStatements" join bookings on bookings.id = "bookingId"
      join products on products.id = "productId" where "authorId" not in ("buyerId", "sellerId")`,
  "a photo in a statement of somebody else": sql`
    select evidence.id from evidence join "disputeStatements" as statement on statement.id = "statementId"
    where (evidence."authorId", evidence."bookingId") <> (statement."authorId", statement."bookingId")`,
} as const
