import { sql } from "kysely"

/** The chargeback's money was withdrawn and has not been returned. */
export const isWithBank = sql<boolean>`(chargebacks."withdrawnAt" is not null and chargebacks."returnedAt" is null)`

/** The buyer has the money: it is with the bank, which has not decided for the operator. */
export const isWithBuyer = sql<boolean>`(${isWithBank} and chargebacks.state <> 'won')`

/** SQL over `bookings`, in poisha: what the buyer has from their bank, at most what our refunds leave of a payment. */
export const givenByBank = sql<number>`(
  select coalesce(sum(greatest(0, amount)), 0)::float8 from (
    select least(sum(chargebacks.amount), payments.amount - coalesce((
      select sum(refunds.amount) from refunds
      where refunds."bookingId" = payments."bookingId" and "paymentId" = payments.id and refunds.state <> 'byBank'), 0)) as amount
    from chargebacks join payments on payments.id = "paymentId"
    where chargebacks."bookingId" = bookings.id and ${isWithBuyer}
    group by payments.id) as "ofPayments")`
