import { type QueryExecutorProvider, sql } from "kysely"
import { dealMoves } from "../../contract/deal-moves.ts"

/** Turns bookings into deals, whose state changes only by known transitions (docs/decisions/0081). */
export async function up(db: QueryExecutorProvider) {
  for (const statement of [...columns, ...earlierDeals, ...rules, ...moves]) await statement.execute(db)
}

const columns = [
  sql`alter table bookings
    add column state text not null default 'booked' constraint "bookings: known state" check (state in
      ('booked', 'requested', 'reserved', 'paying', 'paid', 'sent', 'delivered', 'disputed', 'completed', 'refunded', 'cancelled')),
    add column method text check (method in ('card', 'hosted', 'cash')),
    add column delivery text not null default 'meet' check (delivery in ('meet', 'courier')),
    add column "deliveryFee" integer not null default 0 check ("deliveryFee" between 0 and 500000),
    add column address text constraint "bookings: length of address" check (octet_length(address) <= 300 * 48),
    add column "reservedUntil" timestamptz,
    add column "dueAt" timestamptz,
    add column "remindAt" timestamptz,
    add column "onHoldAt" timestamptz,
    add column "commissionBps" integer check ("commissionBps" between 0 and 5000),
    add column "endReason" text,
    add column "deliveredAt" timestamptz,
    add column "completedAt" timestamptz,
    add column "reviewsUntil" timestamptz`,
  // deferrable: bookings refer to products too, and a restore inserts one table after the other
  sql`alter table products
    add column "heldBy" uuid references bookings deferrable initially deferred,
    add column "heldUntil" timestamptz,
    add column "acceptsOffers" boolean not null default true,
    add column "offerFloor" integer check ("offerFloor" > 0),
    add column "acceptsCash" boolean not null default true,
    add column "courierFee" integer check ("courierFee" between 0 and 500000),
    add constraint "products: held by someone until some time" check (("heldBy" is null) = ("heldUntil" is null)),
    add constraint "products: a sold one is not held" check ("soldAt" is null or "heldBy" is null)`,
  sql`alter table payments
    add column kind text not null default 'deal' check (kind in ('deal', 'stray')),
    add column provider text not null default 'card',
    add column "providerRef" text,
    add column "sessionRef" text,
    add column "valId" text,
    add column "executingAt" timestamptz,
    add column "askAt" timestamptz,
    add column "refundedAt" timestamptz`,
  sql`create table "dealTerms" (
    "bookingId" uuid primary key references bookings,
    terms jsonb not null,
    "createdAt" timestamptz not null default now()
  )`,
]

/** Returns a UUIDv7 of a timestamp. */
function idAt(moment: string) {
  return sql`encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send((extract(epoch from ${sql.ref(moment)}) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid`
}

/** Bookings paid before this migration are completed as of their payment. */
const earlierDeals = [
  sql`update bookings set state = 'completed', method = 'card', "commissionBps" = 0,
    "deliveredAt" = "paidAt", "completedAt" = "paidAt" where "paidAt" is not null`,
  sql`insert into events (id, type, subjects, "actorId", data, "createdAt")
    select ${idAt("moment")}, 'deal moved', jsonb_build_object('booking', id, 'product', "productId"),
      case role when 'buyer' then "buyerId" end,
      jsonb_build_object('act', act, 'from', "from", 'to', "to", 'role', role, 'reason', 'earlier'), moment
    from bookings, lateral (values
      ('claim', 'booked', 'paying', 'buyer', "paidAt" - interval '2 milliseconds'),
      ('capture', 'paying', 'paid', 'provider', "paidAt" - interval '1 millisecond'),
      ('received', 'paid', 'completed', 'clock', "paidAt")
    ) as step (act, "from", "to", role, moment)
    where "paidAt" is not null`,
]

const rules = [
  sql`alter table bookings
    add constraint "bookings: no courier against cash" check (delivery = 'meet' or method is distinct from 'cash'),
    add constraint "bookings: a courier has an address" check
      (delivery = 'meet' or address is not null or state in ('completed', 'refunded', 'cancelled')),
    add constraint "bookings: only a courier has a fee" check (delivery = 'courier' or "deliveryFee" = 0),
    add constraint "bookings: who is to act has a deadline" check ("dueAt" is not null or
      state not in ('requested', 'reserved', 'paying', 'paid', 'sent', 'delivered', 'disputed'))`,
  sql`create unique index "bookings: one deal per product" on bookings ("productId")
    where state in ('reserved', 'paying', 'paid', 'sent', 'delivered', 'disputed', 'completed')`,
  sql`drop index "bookings: one live booking per buyer and product"`,
  sql`create unique index "bookings: one live booking per buyer and product" on bookings ("buyerId", "productId")
    where "removedAt" is null and state not in ('refunded', 'cancelled')`,
  sql`create index "bookings due" on bookings ("dueAt") where "dueAt" is not null`,
  sql`create index "products held" on products ("heldBy") where "heldBy" is not null`,
  sql`create index "events of a deal" on events ((subjects ->> 'booking'), id) where type = 'deal moved'`,
  sql`alter table payments
    drop constraint "payments_state_check", drop constraint "payments_check", drop constraint "payments_check1",
    add constraint "payments: known state" check (state in ('claimed', 'captured', 'released', 'refunded')),
    add constraint "payments: captured at a time" check ((state in ('captured', 'refunded')) = ("capturedAt" is not null)),
    add constraint "payments: released at a time" check ((state = 'released') = ("releasedAt" is not null)),
    add constraint "payments: refunded at a time" check ((state = 'refunded') = ("refundedAt" is not null))`,
  sql`drop index "payments: one claim or capture per product"`,
  sql`drop index "payments: one claim or capture per booking"`,
  sql`create unique index "payments: one claim or capture per product" on payments ("productId")
    where kind = 'deal' and state in ('claimed', 'captured')`,
  sql`create unique index "payments: one claim or capture per booking" on payments ("bookingId")
    where kind = 'deal' and state in ('claimed', 'captured')`,
  sql`create or replace view "productCards" as
    select products.id, "productName", "productCondition", "sellingPrice", "previousPrice", "buyingPrice",
      brand, model, year, included, faults, negotiable, "timeUsed", "monthsUsed", "phoneNumber", "phoneVisibility",
      location, district, area, "productDescription", products."createdAt", products."updatedAt", "advertisedAt",
      "soldAt", "withdrawnAt", products."deletedAt",
      "sellerId", seller.name as "sellerName", seller.status as "sellerStatus",
      case when seller."deletedAt" is null then seller.email else '' end as "sellerEmail",
      "categoryId", "categoryName", images.sizes as "photoSizes",
      "heldBy", "heldUntil", "acceptsOffers", "acceptsCash", "courierFee"
    from products
    join users as seller on seller.id = "sellerId"
    join categories on categories.id = "categoryId"
    left join images on images.id = products."imageId"`,
]

const pairs = [...new Set(dealMoves.map(([, from, to]) => `${from} ${to}`))]

const moves = [
  sql`create table "dealMoves" ("from" text, "to" text, primary key ("from", "to"))`,
  sql`insert into "dealMoves" select split_part(pair, ' ', 1), split_part(pair, ' ', 2)
    from unnest(${pairs}::text[]) as pair`,
  sql`create function "only known moves of deals"() returns trigger language plpgsql as $$
    begin
      if not exists (select from "dealMoves" where "from" = old.state and "to" = new.state) then
        raise exception 'A deal does not move from % to %.', old.state, new.state using errcode = 'check_violation';
      end if;
      return new;
    end
  $$`,
  sql`create trigger "bookings: only known moves" before update of state on bookings
    for each row when (old.state is distinct from new.state) execute function "only known moves of deals"()`,
]
