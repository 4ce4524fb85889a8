import { sql } from "kysely"
import { expect, inject, test } from "vitest"
import { anotherDatabase } from "../test/database.ts"
import { command, databaseOf } from "../test/test-server.ts"
import { connect } from "./connect.ts"
import { migrate } from "./migrate.ts"
import { up as addLanguages } from "./migrations/0023-languages.ts"
import { up as addEventsAndJobs } from "./migrations/0025-events-and-jobs.ts"
import { up as addSupport } from "./migrations/0030-support.ts"
import { up as addDeals } from "./migrations/0034-deals.ts"
import type { Db } from "./tables.ts"

test(
  "a product that is killed at a statement of the first migration leaves all of it or nothing, and the next start completes it",
  { tags: "full" },
  async () => {
    const model = await anotherDatabase()
    const whole = await relationsOf(model.db)
    await model.close()
    const empty = await emptyDatabase()
    const { db, close } = connect(empty)
    const count = await migrateUntil(Infinity, await emptyDatabase())
    expect(count).toBeGreaterThan(60)
    // they are in one transaction: one in seven of those before its end, which is among the last
    const points = Array.from({ length: count }, (_, index) => index + 1)
    for (const last of points.filter((point) => point % 7 === 1 || point > count - 10)) {
      await migrateUntil(last, empty)
      expect([[], whole]).toContainEqual(await relationsOf(db))
    }
    expect(await relationsOf(db)).toEqual(whole)
    await close()
  },
)

test("a database that cannot keep every text is refused in words", async () => {
  const { db, pool, close } = connect(
    await emptyDatabase("template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'"),
  )
  await expect(migrate({ db, pool })).rejects.toThrow(
    "keeps text as SQL_ASCII. Backline needs a database that was made with",
  )
  await close()
})

test("someone who signed up before there were languages gets mails in English, and only our languages are stored", async () => {
  const { db, close } = await anotherDatabase()
  await sql`alter table users drop column language, drop column "languageChosenAt"`.execute(db)
  await sql`insert into users (id, name, email, role)
    values (gen_random_uuid(), 'Ana', 'ana@example.org', 'Buyer')`.execute(db)
  await addLanguages(db)
  const people = db.selectFrom("users").select(["language", "languageChosenAt"])
  expect(await people.execute()).toEqual([{ language: "en", languageChosenAt: null }])
  await expect(sql`update users set language = 'fr'`.execute(db)).rejects.toThrow("users: known language")
  await close()
})

test("the earlier audit log becomes events, and waiting mails are sent or held until the same time", async () => {
  const { db, close } = await anotherDatabase()
  for (const statement of before) await statement.execute(db)
  await addEventsAndJobs(db)
  const events = await db.selectFrom("events").select(["type", "subjects", "data"]).orderBy("type").execute()
  expect(events).toEqual([
    { type: "mails sent again", subjects: { queue: "mails" }, data: {} },
    { type: "payment captured", subjects: { payment: "pi_1" }, data: { amount: 100 } },
    { type: "product removed", subjects: { product: "p1" }, data: {} },
    { type: "seller verified", subjects: { user: "u1" }, data: {} },
  ])
  await expect(sql`delete from events`.execute(db)).rejects.toThrow("append-only")
  const { rows } = await sql`
    select task_identifier as name, recipient, run_at = '2030-01-01' as "waits", "heldUntil" is not null as held
    from mails join graphile_worker.jobs on key like '% ' || mails.id order by recipient`.execute(db)
  expect(rows).toEqual([
    { name: "send-mail", recipient: "ana@example.org", waits: false, held: false },
    { name: "send-digest", recipient: "rahim@example.org", waits: true, held: true },
  ])
  await close()
})

test("every earlier message to the admins becomes a conversation that has waited since it was sent", async () => {
  const { db, close } = await anotherDatabase()
  await sql`drop table "supportMessages", "supportConversations"`.execute(db)
  const [earlier, later] = ["019a0000-0000-7000-8000-000000000001", "019a0000-0000-7000-8000-000000000002"]
  await sql`insert into contact (id, name, email, message, "createdAt") values
    (${later}, 'Ana', 'ana@example.org', 'Later', '2026-02-01'),
    (${earlier}, 'Ana', 'ana@example.org', 'Earlier', '2026-01-01')`.execute(db)
  await addSupport(db)
  const waiting = db
    .selectFrom("supportConversations as conversation")
    .innerJoin("supportMessages as message", "message.id", "lastMessageId")
    .innerJoin("contact", "contact.id", "message.id")
    .select(["conversation.id", "conversation.name", "number", "contact.message", "message.createdAt"])
    .where("state", "=", "open")
    .orderBy("sinceId")
  const one = { name: "Ana", number: 1 }
  expect(await waiting.execute()).toEqual([
    { id: earlier, ...one, message: "Earlier", createdAt: new Date("2026-01-01") },
    { id: later, ...one, message: "Later", createdAt: new Date("2026-02-01") },
  ])
  await close()
})

test("a booking paid before there were deals is a completed deal, with the steps that led there", async () => {
  const { db, close } = await anotherDatabase()
  for (const statement of beforeDeals) await statement.execute(db)
  await addDeals(db)
  const deals = db.selectFrom("bookings").select(["state", "commissionBps"]).orderBy("id")
  expect(await deals.execute()).toEqual([
    { state: "completed", commissionBps: 0 },
    { state: "booked", commissionBps: null },
  ])
  const steps = await db.selectFrom("events").select(["id", "data"]).orderBy("id").execute()
  expect(steps.map(({ data: { from, to } }) => [from, to])).toEqual([
    ["booked", "paying"],
    ["paying", "paid"],
    ["paid", "completed"],
  ])
  await close()
})

/** Statements that restore the tables of migration 0024, with rows. */
const before = [
  sql`drop table events; drop function "events are append-only"`,
  sql`create table audit (id uuid primary key, act text not null, "actorId" uuid, "subjectId" text not null,
    amount integer, "createdAt" timestamptz not null default now());
  create unique index "audit: given back once" on audit ("subjectId") where act = 'payment given back';
  create function "audit is append-only"() returns trigger language plpgsql as $$
    begin raise exception 'The audit log is append-only.'; end $$;
  create trigger "audit: no changes" before update or delete on audit
    for each row execute function "audit is append-only"();
  create trigger "audit: no truncation" before truncate on audit
    for each statement execute function "audit is append-only"()`,
  sql`insert into audit (id, act, "subjectId", amount) values
    (gen_random_uuid(), 'seller verified', 'u1', null), (gen_random_uuid(), 'product removed', 'p1', null),
    (gen_random_uuid(), 'mails sent again', 'mails', null), (gen_random_uuid(), 'payment captured', 'pi_1', 100)`,
  sql`alter table mails drop column "heldUntil", add column failures integer not null default 0,
    add column "dueAt" timestamptz not null default now();
  create index on mails ("dueAt")`,
  sql`insert into mails (id, recipient, subject, text, html, state, "dueAt") values
    (gen_random_uuid(), 'ana@example.org', '', '', '', 'new', now()),
    (gen_random_uuid(), 'rahim@example.org', '', '', '', 'held', '2030-01-01')`,
]

/** Statements that restore the tables of migration 0033, with a paid and an unpaid booking. */
const beforeDeals = [
  sql`drop table "dealTerms", "dealMoves"; drop view "productCards"; drop index "events of a deal";
    drop function "only known moves of deals" cascade`,
  sql`alter table products drop column "heldBy", drop column "heldUntil", drop column "acceptsOffers",
    drop column "offerFloor", drop column "acceptsCash", drop column "courierFee"`,
  sql`alter table bookings drop column state, drop column method, drop column delivery, drop column "deliveryFee",
    drop column address, drop column "reservedUntil", drop column "dueAt", drop column "remindAt",
    drop column "onHoldAt", drop column "commissionBps", drop column "endReason", drop column "deliveredAt",
    drop column "completedAt", drop column "reviewsUntil";
    create unique index "bookings: one live booking per buyer and product" on bookings ("buyerId", "productId")`,
  sql`alter table payments drop constraint "payments: known state", drop constraint "payments: captured at a time",
    drop constraint "payments: released at a time", drop constraint "payments: refunded at a time",
    drop column kind, drop column provider, drop column "providerRef", drop column "sessionRef", drop column "valId",
    drop column "executingAt", drop column "askAt", drop column "refundedAt",
    add constraint "payments_state_check" check (true), add constraint "payments_check" check (true),
    add constraint "payments_check1" check (true);
    create unique index "payments: one claim or capture per product" on payments ("productId");
    create unique index "payments: one claim or capture per booking" on payments ("bookingId")`,
  sql`set session_replication_role = replica`,
  sql`insert into bookings (id, "productId", "buyerId", "productName", "sellerName", "buyerName", "buyerEmail",
      "buyerPhone", "buyerLocation", "sellingPrice", "paidAt")
    select id, id, id, 'Guitar', 'Rahim', 'Ana', 'ana@example.org', '', '', 100, moment from (values
      ('019a0000-0000-7000-8000-000000000001'::uuid, '2026-01-01'::timestamptz),
      ('019a0000-0000-7000-8000-000000000002', null)) as made (id, moment)`,
  sql`set session_replication_role = origin`,
]

async function emptyDatabase(how = "") {
  const server = inject("testServer")
  const name = `${server.template}_${process.env.VITEST_POOL_ID}_empty`
  await command(server, `drop database if exists ${name} with (force)`)
  await command(server, `create database ${name} ${how}`)
  return databaseOf(server, name)
}

/** Whether the migration executes fewer statements than `last`; if not, the connection breaks at that one. */
/** Migrates, and cuts the connection at the statement of this number; returns how many were sent. */
async function migrateUntil(last: number, empty: ReturnType<typeof databaseOf>) {
  const { db, pool, close } = connect(empty)
  let count = 0
  pool.on("connect", (client) => {
    client.query = new Proxy(client.query, {
      apply: (query, self, words) => {
        count += 1
        const answer = Reflect.apply(query, self, words)
        if (count === last) client.connection.stream.destroy()
        return answer
      },
    })
  })
  await migrate({ db, pool }).catch(() => undefined)
  await close()
  return count
}

async function relationsOf(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select relnamespace::regnamespace || '.' || relname as name from pg_class
    where relnamespace::regnamespace::text not in ('pg_catalog', 'pg_toast', 'information_schema', 'graphile_worker')
      and relname not like 'kysely%' order by name`.execute(db)
  return rows.map(({ name }) => name)
}
