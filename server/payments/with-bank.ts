import { sql } from "kysely"

/** Of a chargeback: its money was taken, and has not come back. */
export const isWithBank = sql<boolean>`(chargebacks."withdrawnAt" is not null and chargebacks."returnedAt" is null)`

/** And is not decided for the operator: the buyer has it. */
export const isWithBuyer = sql<boolean>`(${isWithBank} and chargebacks.state <> 'won')`

/** In poisha, of a booking: of what its buyer gets back, or would get, what their bank took, and does not come from us. */
export const givenByBank = sql<number>`(
  select coalesce(sum(greatest(0, amount)), 0)::float8 from (
    select least(sum(chargebacks.amount), payments.amount - coalesce((
      select sum(refunds.amount) from refunds
      where refunds."bookingId" = payments."bookingId" and "paymentId" = payments.id and refunds.state <> 'byBank'), 0)) as amount
    from chargebacks join payments on payments.id = "paymentId"
    where chargebacks."bookingId" = bookings.id and ${isWithBuyer}
    group by payments.id) as "ofPayments")`
