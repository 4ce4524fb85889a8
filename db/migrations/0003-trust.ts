import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>) {
  for (const statement of [...audit, ...photos]) await statement.execute(db)
}

// append-only; only a restore may truncate
const audit = [
  sql`create table audit (
    id uuid primary key,
    act text not null,
    "actorId" uuid,
    "subjectId" text not null,
    amount integer,
    "createdAt" timestamptz not null default now()
  )`,
  // idempotent: written before the provider is asked, perhaps repeatedly
  sql`create unique index "audit: given back once" on audit ("subjectId") where act = 'payment given back'`,
  sql`create function "audit is append-only"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' and current_setting('backline.restores', true) = 'yes' then
        return null;
      end if;
      raise exception 'The audit log is append-only.' using errcode = 'restrict_violation';
    end
  $$`,
  sql`create trigger "audit: no changes" before update or delete on audit
    for each row execute function "audit is append-only"()`,
  sql`create trigger "audit: no truncation" before truncate on audit
    for each statement execute function "audit is append-only"()`,
]

const photos = [
  sql`alter table images add column bytes integer not null default 0 check (bytes >= 0)`,
  sql`create index on products ("imageId")`,
]
