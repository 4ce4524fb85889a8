import { sql } from "kysely"
import { leftOfPayment, lossToMakeUp, refundedOfPayment } from "./with-bank.ts"

export const paymentRules = {
  "a product with two captured payments": sql`
    select "productId" as id from payments where kind = 'deal' and state = 'captured'
    group by "productId" having count(*) > 1`,
  "a paid booking without its captured payment": sql`
    select id from bookings where "paidAt" is not null and method is distinct from 'cash'
    and not exists (select from payments
      where "bookingId" = bookings.id and kind = 'deal' and payments.state in ('captured', 'refunded'))`,
  "a captured payment whose booking is not paid": sql`
    select payments.id from payments join bookings on bookings.id = "bookingId"
    where kind = 'deal' and payments.state in ('captured', 'refunded') and "paidAt" is null`,
  "a captured payment whose product is not sold": sql`
    select payments.id from payments join products on products.id = "productId"
    where kind = 'deal' and state = 'captured' and "soldAt" is null`,
  "a payment of another amount than is due": sql`
    select payments.id from payments join bookings on bookings.id = "bookingId"
    where kind = 'deal' and payments.state <> 'released' and amount <> "sellingPrice" + "deliveryFee"`,
  "a payment of another buyer or product than its booking's": sql`
    select payments.id from payments join bookings on bookings.id = "bookingId"
    where payments."buyerId" <> bookings."buyerId" or payments."productId" <> bookings."productId"`,
  "refunds of more than was captured": sql`
    select payments.id from payments join refunds on "paymentId" = payments.id
    where payments.state in ('captured', 'refunded')
    group by payments.id having sum(refunds.amount) > payments.amount`,
  "a payment that is refunded, but not all of it, or not said to be": sql`
    select id from payments where kind = 'deal' and case state
      when 'refunded' then ${leftOfPayment} > 0
      when 'captured' then amount = ${refundedOfPayment}
      else false end`,
  "refunds that the buyer's bank gave, of more than it has": sql`
    select id from payments where ${lossToMakeUp} < 0`,
  "a refunded payment whose deal is not refunded": sql`
    select payments.id from payments join bookings on bookings.id = "bookingId"
    where kind = 'deal' and (payments.state = 'refunded') <> (bookings.state = 'refunded')
      and payments.state in ('captured', 'refunded')`,
} as const
