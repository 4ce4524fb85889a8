import { type Kysely, sql } from "kysely"

/**
 * Every column of the database that can hold text, as `schema.table.column`: text, arrays of text, JSON and bytes,
 * except columns that a check constraint restricts to given values.
 */
export async function textColumns<Tables>(db: Kysely<Tables>) {
  const { rows } = await sql<{ name: string }>`
    select nspname || '.' || relname || '.' || attname as name
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname not in ('pg_catalog', 'information_schema')
      and attnum > 0 and not attisdropped
      and format_type(atttypid, null) !~ '^(uuid|integer|bigint|smallint|boolean|timestamp|date|double|real|numeric)'
      and not exists (select from pg_constraint where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
        and pg_get_constraintdef(pg_constraint.oid) ~ '^CHECK \\(\\("?\\w+"? (= ANY |= ''|<@ )')`.execute(db)
  return rows.map(({ name }) => name).toSorted()
}

/** Columns that hold no personal text, by the reason. */
const withoutWords: Record<string, string[]> = {
  "a code of ours, or a choice among those we offer": [
    "graphile_worker._private_known_crontabs.identifier",
    "graphile_worker._private_tasks.identifier",
    "identity.account.providerId",
    "identity.account.scope",
    "public.bookings.endReason",
    "public.checkpoints.name",
    "public.dealMoves.from",
    "public.dealMoves.to",
    "public.events.type",
    "public.idempotencyKeys.call",
    "public.ledgerEntries.kind",
    "public.ledgerLines.provider",
    "public.mails.kind",
    "public.mails.refusedFor",
    "public.notificationSettings.settings",
    "public.notifications.type",
    "public.payments.provider",
    "public.pushSubscriptions.language",
    "public.refunds.reason",
    "public.reviews.tags",
    "public.savedSearches.conditions",
    "sandbox.intents.currency",
    "search.products.condition",
  ],
  "ids, numbers and codes": [
    "graphile_worker._private_job_queues.locked_by",
    "graphile_worker._private_job_queues.queue_name",
    "graphile_worker._private_jobs.flags",
    "graphile_worker._private_jobs.key",
    "graphile_worker._private_jobs.locked_by",
    "graphile_worker._private_jobs.payload",
    "public.events.data",
    "public.events.subjects",
    "public.idempotencyKeys.caller",
    "public.ledgerEntries.key",
    "public.notifications.data",
    "public.notifications.key",
  ],
  "what a provider and we call a payment, which money needs": [
    "public.chargebacks.id",
    "public.paymentIntents.id",
    "public.payments.providerRef",
    "public.payments.sessionRef",
    "public.payments.sessionUrl",
    "public.payments.transactionId",
    "public.payments.valId",
    "public.refunds.providerRef",
    "sandbox.cardRefunds.id",
    "sandbox.cardRefunds.intentId",
    "sandbox.intents.clientSecret",
    "sandbox.intents.id",
    "sandbox.intents.metadata",
    "sandbox.refunds.id",
    "sandbox.refunds.transactionId",
    "sandbox.sessions.id",
    "sandbox.sessions.noticeUrl",
    "sandbox.sessions.returnUrl",
    "sandbox.sessions.transactionId",
  ],
  "an admin's words about money, which stay with it (docs/decisions/0088)": [
    "public.chargebacks.reference",
    "public.disputes.decisionReason",
    "public.payouts.reference",
  ],
  "random, or a hash of something random": [
    "identity.verification.identifier",
    "public.handoverCodes.digitsHash",
    "public.handoverCodes.nonceHash",
  ],
  "of the operator": [
    "public.categories.categoryName",
    "public.gatewayTokens.gateway",
    "public.gatewayTokens.refreshToken",
    "public.gatewayTokens.token",
    "public.kysely_migration.name",
    "public.kysely_migration.timestamp",
    "public.kysely_migration_lock.id",
  ],
  "kept for a day at most": ["identity.rateLimits.key", "public.idempotencyKeys.bodyHash"],
  "of a mail that failed it has the code only (server/jobs/send-mail.ts)": [
    "graphile_worker._private_jobs.last_error",
  ],
}

export const columnsWithoutWords = Object.values(withoutWords).flat().toSorted()
