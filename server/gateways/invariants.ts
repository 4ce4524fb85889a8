import { sql } from "kysely"

export const hostedRules = {
  "a payment at a gateway whose product is not kept for it": sql`
    select payments.id from payments join products on products.id = "productId"
    where provider <> 'card' and kind = 'deal' and state = 'claimed' and "heldBy" is distinct from "bookingId"`,
  "money that pays for nothing, and does not go back in full": sql`
    select id from payments where kind = 'stray'
    and (select coalesce(sum(amount), 0) from refunds where "paymentId" = payments.id) <> amount`,
  "a transaction of a gateway that counts twice": sql`
    select min(id::text) as id from payments where provider <> 'card' and kind = 'deal' and state <> 'released'
    group by "transactionId" having count(*) > 1`,
  "a settled payment that its gateway is still asked about": sql`
    select id from payments where "askAt" is not null and "capturedAt" < now() - interval '3 days'`,
}
