import { sql } from "kysely"

export const dealRules = {
  "a product that two deals have taken": sql`
    select "productId" as id from bookings
    where state in ('reserved', 'paying', 'paid', 'sent', 'delivered', 'disputed', 'completed')
    group by "productId" having count(*) > 1`,
  "a sold product without a deal that sold it": sql`
    select id from products where "soldAt" is not null and not exists (select from bookings
      where "productId" = products.id and state in ('paid', 'sent', 'delivered', 'disputed', 'completed'))`,
  "a deal that sold a product which is not sold": sql`
    select bookings.id from bookings join products on products.id = "productId"
    where "soldAt" is null and (state in ('paid', 'sent', 'disputed', 'completed')
      or (state = 'delivered' and method is distinct from 'cash'))`,
  "a product that is kept without a reservation or a payment": sql`
    select id from products where "heldBy" is not null and not exists (select from bookings
      where bookings.id = "heldBy" and "productId" = products.id and state in ('reserved', 'paying'))`,
  "a reservation whose product is not kept for it": sql`
    select bookings.id from bookings join products on products.id = "productId"
    where "heldBy" is distinct from bookings.id
      and (state = 'reserved' or (state = 'paying' and "reservedUntil" is not null))`,
  "a deal that is being paid without one claimed payment": sql`
    select id from bookings where (state = 'paying') <> (1 = (select count(*) from payments
      where "bookingId" = bookings.id and kind = 'deal' and payments.state = 'claimed'))`,
  "a deal whose steps do not lead to its state": sql`
    select id from bookings where state <> coalesce((select data ->> 'to' from events
      where type = 'deal moved' and subjects ->> 'booking' = bookings.id::text
      order by coalesce((data ->> 'number')::integer, 0) desc, events.id desc limit 1), 'booked')`,
  "a step that does not begin where the one before ended": sql`
    select booking as id from (
      select subjects ->> 'booking' as booking, data ->> 'from' as "from", data ->> 'to' as "to",
        lag(data ->> 'to', 1, 'booked') over (partition by subjects ->> 'booking'
          order by coalesce((data ->> 'number')::integer, 0), id) as before
      from events where type = 'deal moved'
    ) as step
    where before <> "from" or not exists (select from "dealMoves"
      where "dealMoves"."from" = step."from" and "dealMoves"."to" = step."to")`,
  "a deal that should have moved ten minutes ago": sql`
    select id from bookings where "dueAt" < now() - interval '10 minutes' and "onHoldAt" is null
      and state in ('requested', 'reserved', 'paid', 'sent', 'delivered', 'disputed')`,
}
