import { type QueryExecutorProvider, sql } from "kysely"

/** The operator's loss by each chargeback; a failed refund is no longer under way (docs/decisions/0089). */
export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

/** Of a seller's share, commission was returned at the rate of the release; a loss of one poisha is its rounding. */
const statements = [
  sql`alter table chargebacks add column loss integer not null default 0`,
  sql`update chargebacks set loss = borne.commission - borne."givenBack" from (
    select entries.key, coalesce(sum(lines.amount) filter (where account = 'commission'), 0) as commission,
      coalesce(round(sum(lines.amount) filter (where account = 'seller') * (
        select sum(its.amount) filter (where its.account = 'commission') / sum(its.amount) filter (where its.account = 'seller')
        from "ledgerEntries" as release join "ledgerLines" as its on its."entryId" = release.id
        where release."bookingId" = entries."bookingId" and release.kind = 'release'
          and release."createdAt" <= entries."createdAt")), 0) as "givenBack"
    from "ledgerEntries" as entries join "ledgerLines" as lines on lines."entryId" = entries.id
    where entries.kind = 'chargeback' group by entries.id) as borne
    where borne.key = concat('chargeback:', chargebacks.id) and borne.commission - borne."givenBack" > 1`,
  sql`alter table chargebacks add constraint "chargebacks: loss within amount" check (loss between 0 and amount)`,
  sql`drop index "refunds: one under way per payment"`,
  sql`create unique index "refunds: one under way per payment" on refunds ("paymentId") where state in ('requested', 'sent')`,
]
