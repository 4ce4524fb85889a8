import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  for (const statement of [...events, ...jobs]) await statement.execute(db)
}

const events = [
  sql`alter table audit rename to events`,
  sql`alter table events rename column act to type`,
  sql`alter table events rename column "subjectId" to subjects`,
  sql`alter table events rename column amount to data`,
  sql`drop index "audit: given back once"`,
  sql`alter table events
    alter column subjects type jsonb using jsonb_build_object(
      case
        when type like 'payment %' then 'payment'
        when type = 'product removed' then 'product'
        when type = 'message removed' then 'message'
        when type = 'mails sent again' then 'queue'
        else 'user'
      end, subjects),
    alter column data type jsonb using jsonb_strip_nulls(jsonb_build_object('amount', data)),
    alter column data set not null`,
  // idempotent: written before the provider is asked, perhaps repeatedly
  sql`create unique index "events: given back once" on events ((subjects ->> 'payment'))
    where type = 'payment given back'`,
  sql`alter index audit_pkey rename to events_pkey`,
  sql`alter trigger "audit: no changes" on events rename to "events: no changes"`,
  sql`alter trigger "audit: no truncation" on events rename to "events: no truncation"`,
  sql`alter function "audit is append-only"() rename to "events are append-only"`,
  sql`create or replace function "events are append-only"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' and current_setting('backline.restores', true) = 'yes' then
        return null;
      end if;
      raise exception 'Events are append-only.' using errcode = 'restrict_violation';
    end
  $$`,
]

const jobs = [
  sql`select graphile_worker.add_job(name, json_build_object('id', id), run_at => "dueAt",
      job_key => concat(name, ' ', id), max_attempts => case name when 'send-mail' then 130 end)
    from mails, lateral (select case state when 'held' then 'send-digest' else 'send-mail' end as name) as job`,
  sql`alter table mails drop column failures`,
  sql`alter table mails rename column "dueAt" to "heldUntil"`,
  sql`alter table mails alter column "heldUntil" drop not null, alter column "heldUntil" drop default`,
  sql`drop index "mails_dueAt_idx"`,
  sql`update mails set "heldUntil" = null where state <> 'held'`,
]
