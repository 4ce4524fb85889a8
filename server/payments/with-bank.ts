import { type RawBuilder, sql } from "kysely"

/** The chargeback's money was withdrawn and has not been returned. */
export const isWithBank = sql<boolean>`(chargebacks."withdrawnAt" is not null and chargebacks."returnedAt" is null)`

/** The buyer has the money: it is with the bank, which has not decided for the operator. */
export const isWithBuyer = sql<boolean>`(${isWithBank} and chargebacks.state <> 'won')`

const isByBank = sql<boolean>`refunds.state = 'byBank'`

/** SQL over `payments`, in poisha: the sum of its refunds that fulfil `which`, also of those that are not done. */
function sumOfRefunds(which: RawBuilder<boolean>) {
  return sql<number>`coalesce((
    select sum(refunds.amount) from refunds
    where refunds."bookingId" = payments."bookingId" and "paymentId" = payments.id and ${which}), 0)`
}

/** SQL over `payments`, in poisha: the sum of all of its refunds. */
export const refundedOfPayment = sumOfRefunds(sql`true`)

/** SQL over `payments`, in poisha: the sum of its refunds without those that the buyer's bank gave. */
export const refundedByOperator = sumOfRefunds(sql`not ${isByBank}`)

/** SQL over `payments`, in poisha: what refunds and chargebacks left of it, in escrow or with the seller. */
export const leftOfPayment = sql<number>`(payments.amount - ${refundedOfPayment} - coalesce((
    select sum(chargebacks.amount - loss) from chargebacks
    where "paymentId" = payments.id and ${isWithBank}), 0))::float8`

/** SQL over `payments`, in poisha: what the buyer has by chargebacks at the operator's loss. */
export const lossOfPayment = sql<number>`coalesce((
  select sum(loss) from chargebacks where "paymentId" = payments.id and ${isWithBuyer}), 0)::float8`

/** SQL over `payments`, in poisha: that loss less the `byBank` refunds. Below 0, chargebacks no longer cover them. */
export const lossToMakeUp = sql<number>`(${lossOfPayment} - ${sumOfRefunds(isByBank)})::float8`

/** SQL over `bookings`, in poisha: what the buyer has from their bank, at most what our refunds leave of a payment. */
export const givenByBank = sql<number>`(
  select coalesce(sum(greatest(0, amount)), 0)::float8 from (
    select least(sum(chargebacks.amount), payments.amount - ${refundedByOperator}) as amount
    from chargebacks join payments on payments.id = "paymentId"
    where chargebacks."bookingId" = bookings.id and ${isWithBuyer}
    group by payments.id) as "ofPayments")`
