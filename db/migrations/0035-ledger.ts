import { type QueryExecutorProvider, sql } from "kysely"

/** Double entry: balances are sums of lines and never stored in a column. */
export async function up(db: QueryExecutorProvider) {
  for (const statement of [...ledger, ...payouts, ...earlierPayments, ...guards]) await statement.execute(db)
}

const ledger = [
  sql`create table "ledgerEntries" (
    id uuid primary key,
    key text not null unique,
    kind text not null,
    "bookingId" uuid references bookings,
    "actorId" uuid,
    "createdAt" timestamptz not null default clock_timestamp()
  )`,
  sql`create index on "ledgerEntries" ("createdAt", id)`,
  sql`create index on "ledgerEntries" ("bookingId") where "bookingId" is not null`,
  sql`create table "ledgerLines" (
    "entryId" uuid not null references "ledgerEntries",
    line smallint not null,
    account text not null check (account in ('cash', 'escrow', 'seller', 'refunds', 'commission', 'transit')),
    provider text,
    "sellerId" uuid references users,
    "bookingId" uuid references bookings,
    amount bigint not null check (amount <> 0),
    primary key ("entryId", line),
    constraint "ledgerLines: cash has a provider" check ((account = 'cash') = (provider is not null)),
    constraint "ledgerLines: whose balance" check ((account in ('seller', 'transit')) = ("sellerId" is not null)),
    constraint "ledgerLines: of which booking" check (account not in ('escrow', 'refunds') or "bookingId" is not null)
  )`,
  sql`create index on "ledgerLines" ("sellerId", account) where "sellerId" is not null`,
  sql`create index on "ledgerLines" ("bookingId", account) where "bookingId" is not null`,
]

// checked at commit; only a restore may truncate
const guards = [
  sql`create function "ledger entry is balanced"() returns trigger language plpgsql as $$
    declare entry uuid := coalesce(to_jsonb(new) ->> 'entryId', to_jsonb(new) ->> 'id');
    begin
      if (select count(*) < 2 or sum(amount) <> 0 from "ledgerLines" where "entryId" = entry) then
        raise exception 'The lines of ledger entry % do not sum to 0.', entry using errcode = 'check_violation';
      end if;
      return null;
    end
  $$`,
  sql`create function "ledger is append-only"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' and current_setting('backline.restores', true) = 'yes' then
        return null;
      end if;
      raise exception 'The ledger is append-only.' using errcode = 'restrict_violation';
    end
  $$`,
  ...["ledgerEntries", "ledgerLines"].map(sql.table).flatMap((table) => [
    sql`create constraint trigger "ledger: balanced" after insert on ${table}
      deferrable initially deferred for each row execute function "ledger entry is balanced"()`,
    sql`create trigger "ledger: no changes" before update or delete on ${table}
      for each row execute function "ledger is append-only"()`,
    sql`create trigger "ledger: no truncation" before truncate on ${table}
      for each statement execute function "ledger is append-only"()`,
  ]),
]

const payouts = [
  sql`create table payouts (
    id uuid primary key,
    "sellerId" uuid not null references users,
    amount bigint not null check (amount > 0),
    state text not null default 'pending' check (state in ('pending', 'paid', 'failed')),
    reference text check (octet_length(reference) <= 100 * 48),
    "createdBy" uuid not null references users,
    "createdAt" timestamptz not null default clock_timestamp(),
    "endedAt" timestamptz,
    constraint "payouts: ended unless pending" check ((state = 'pending') = ("endedAt" is null)),
    constraint "payouts: paid with a reference" check (state <> 'paid' or reference is not null)
  )`,
  sql`create unique index "payouts: one pending per seller" on payouts ("sellerId") where state = 'pending'`,
  sql`create index on payouts ("sellerId", id)`,
  sql`create function "payouts are kept"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' and current_setting('backline.restores', true) = 'yes' then
        return null;
      end if;
      raise exception 'A payout is kept as it was made, and ends once.' using errcode = 'restrict_violation';
    end
  $$`,
  sql`create trigger "payouts: no removal" before delete on payouts
    for each row execute function "payouts are kept"()`,
  sql`create trigger "payouts: no truncation" before truncate on payouts
    for each statement execute function "payouts are kept"()`,
  sql`create trigger "payouts: end once" before update on payouts for each row
    when (old.state <> 'pending' or (new."sellerId", new.amount, new."createdBy", new."createdAt")
      is distinct from (old."sellerId", old.amount, old."createdBy", old."createdAt"))
    execute function "payouts are kept"()`,
  sql`create table "payoutAccounts" (
    "sellerId" uuid primary key references users,
    method text not null check (method in ('bkash', 'nagad', 'rocket', 'bank')),
    holder text not null constraint "payoutAccounts: length of holder" check (octet_length(holder) <= 100 * 48),
    number text not null constraint "payoutAccounts: length of number" check (octet_length(number) <= 40),
    bank text constraint "payoutAccounts: length of bank" check (octet_length(bank) <= 100 * 48),
    routing text constraint "payoutAccounts: length of routing" check (octet_length(routing) <= 40),
    "changedAt" timestamptz not null default now(),
    constraint "payoutAccounts: a bank has a name" check ((method = 'bank') = (bank is not null))
  )`,
]

/** Sales before the ledger: the seller is owed everything until the operator records what was paid out by hand. */
const earlierPayments = [
  sql`with entry as materialized (
      select gen_random_uuid() as id, made.kind, subject, payments."bookingId", "sellerId", payments.amount,
        "capturedAt" + position * interval '1 microsecond' as "createdAt"
      from payments join products on products.id = "productId",
        lateral (values ('capture', payments.id, 0), ('release', payments."bookingId", 1)) as made (kind, subject, position)
      where state = 'captured'
    ), posted as (
      insert into "ledgerEntries" (id, key, kind, "bookingId", "createdAt")
      select id, concat(kind, ':', subject), kind, "bookingId", "createdAt" from entry
    )
    insert into "ledgerLines" ("entryId", line, account, provider, "sellerId", "bookingId", amount)
    select id, line, account, provider, seller, booking, sign * amount
    from entry, lateral (values
      ('capture', 1, 'cash', 'card', null, null, 1), ('capture', 2, 'escrow', null, null, "bookingId", -1),
      ('release', 1, 'escrow', null, null, "bookingId", 1), ('release', 2, 'seller', null, "sellerId", null, -1)
    ) as lines (entry, line, account, provider, seller, booking, sign)
    where lines.entry = kind`,
]
