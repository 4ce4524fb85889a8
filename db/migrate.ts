import { Logger, runMigrations } from "graphile-worker"
import { type Kysely, sql } from "kysely"
import { type Migration, Migrator } from "kysely/migration"
import { up as firstTables } from "./migrations/0001-the-house.ts"
import { up as words } from "./migrations/0002-words.ts"
import { up as trust } from "./migrations/0003-trust.ts"
import { up as growth } from "./migrations/0004-growth.ts"
import { up as changeNotices } from "./migrations/0005-shown.ts"
import { up as onePlan } from "./migrations/0006-one-plan.ts"
import { up as sandbox } from "./migrations/0007-sandbox.ts"
import { up as holds } from "./migrations/0008-holds.ts"
import { up as refusals } from "./migrations/0009-refusals.ts"
import { up as idempotency } from "./migrations/0010-idempotency.ts"
import { up as listings } from "./migrations/0011-listings.ts"
import { up as signUps } from "./migrations/0012-sign-ups.ts"
import { up as mailBudgets } from "./migrations/0013-mail-budgets.ts"
import { up as formerMembers } from "./migrations/0014-former-members.ts"
import { up as textLengths } from "./migrations/0015-text-lengths.ts"
import { up as devices } from "./migrations/0016-devices.ts"
import { up as productCards } from "./migrations/0017-product-cards.ts"
import { up as alphabetical } from "./migrations/0018-alphabetical.ts"
import { up as productFacts } from "./migrations/0019-product-facts.ts"
import { up as profiles } from "./migrations/0020-profiles.ts"
import { up as search } from "./migrations/0021-search.ts"
import { up as cacheTags } from "./migrations/0022-cache-tags.ts"
import { up as languages } from "./migrations/0023-languages.ts"
import { up as eventsAndJobs } from "./migrations/0025-events-and-jobs.ts"
import { up as messages } from "./migrations/0026-messages.ts"
import { up as notifications } from "./migrations/0027-notifications.ts"
import { up as push } from "./migrations/0028-push.ts"
import { up as savedSearches } from "./migrations/0029-saved-searches.ts"
import { up as support } from "./migrations/0030-support.ts"
import { up as notificationSettings } from "./migrations/0031-notification-settings.ts"
import { up as indexActs } from "./migrations/0032-acts.ts"
import { up as indexReleasedPayments } from "./migrations/0033-released-payments.ts"
import { up as deals } from "./migrations/0034-deals.ts"
import { up as addLedger } from "./migrations/0035-ledger.ts"
import { up as handover } from "./migrations/0036-handover.ts"
import { up as gateways } from "./migrations/0037-gateways.ts"
import { up as indexPayoutEvents } from "./migrations/0040-payout-events.ts"
import { up as refundsAndShipments } from "./migrations/0038-refunds-and-shipments.ts"
import { up as hostedPayments } from "./migrations/0041-hosted-payments.ts"
import { up as numberSteps } from "./migrations/0042-steps-of-deals.ts"
import { up as reviews } from "./migrations/0043-reviews.ts"
import { up as offers } from "./migrations/0044-offers.ts"
import { up as refundOfDelivered } from "./migrations/0045-refund-of-delivered.ts"
import { up as disputes } from "./migrations/0046-disputes.ts"
import { up as moneyToLookAt } from "./migrations/0047-money-to-look-at.ts"
import { up as agreedMeetings } from "./migrations/0048-agreed-meetings.ts"
import { up as erasedContactsAndReviews } from "./migrations/0049-erased-contacts-and-reviews.ts"
import { up as chargebacks } from "./migrations/0050-chargebacks.ts"
import { up as partsOfCardRefunds } from "./migrations/0051-parts-of-card-refunds.ts"
import { up as latePayments } from "./migrations/0052-late-payments.ts"
import { up as decisionsOfAdmins } from "./migrations/0053-decisions-of-admins.ts"
import { up as alertsOfAProduct } from "./migrations/0054-alerts-of-a-product.ts"
import { up as attachedImages } from "./migrations/0055-attached-images.ts"
import { up as balancesWrittenOff } from "./migrations/0056-balances-written-off.ts"
import { up as cashNobodyAsksFor } from "./migrations/0057-cash-nobody-asks-for.ts"
import { up as endedProducts } from "./migrations/0058-ended-products.ts"
import { up as paymentsOfABuyer } from "./migrations/0059-payments-of-a-buyer.ts"
import { up as paidTwice } from "./migrations/0060-paid-twice.ts"
import { up as chargebacksByHand } from "./migrations/0061-chargebacks-by-hand.ts"
import { up as capturesByTheirMoment } from "./migrations/0062-captures-by-their-moment.ts"
import { up as suspensions } from "./migrations/0063-suspensions.ts"
import { up as dealsOfEveryone } from "./migrations/0064-deals-of-everyone.ts"
import { up as paymentsByTheirGateway } from "./migrations/0065-payments-by-their-gateway.ts"
import { up as refundsByTheirGateway } from "./migrations/0066-refunds-by-their-gateway.ts"
import { up as reportsOfConversations } from "./migrations/0067-reports-of-conversations.ts"
import { up as refundsGivenByABank } from "./migrations/0068-refunds-given-by-a-bank.ts"
import { up as lossOfChargebacks } from "./migrations/0069-loss-of-chargebacks.ts"
import type { connect } from "./connect.ts"
import type { Tables } from "./tables.ts"

// released migrations are never edited
const migrations: Record<string, Migration> = {
  "0001-the-house": { up: firstTables },
  "0002-words": { up: words },
  "0003-trust": { up: trust },
  "0004-growth": { up: growth },
  "0005-shown": { up: changeNotices },
  "0006-one-plan": { up: onePlan },
  "0007-sandbox": { up: sandbox },
  "0008-holds": { up: holds },
  "0009-refusals": { up: refusals },
  "0010-idempotency": { up: idempotency },
  "0011-listings": { up: listings },
  "0012-sign-ups": { up: signUps },
  "0013-mail-budgets": { up: mailBudgets },
  "0014-former-members": { up: formerMembers },
  "0015-text-lengths": { up: textLengths },
  "0016-devices": { up: devices },
  "0017-product-cards": { up: productCards },
  "0018-alphabetical": { up: alphabetical },
  "0019-product-facts": { up: productFacts },
  "0020-profiles": { up: profiles },
  "0021-search": { up: search },
  "0022-cache-tags": { up: cacheTags },
  "0023-languages": { up: languages },
  "0025-events-and-jobs": { up: eventsAndJobs },
  "0026-messages": { up: messages },
  "0027-notifications": { up: notifications },
  "0028-push": { up: push },
  "0029-saved-searches": { up: savedSearches },
  "0030-support": { up: support },
  "0031-notification-settings": { up: notificationSettings },
  "0032-acts": { up: indexActs },
  "0033-released-payments": { up: indexReleasedPayments },
  "0034-deals": { up: deals },
  "0035-ledger": { up: addLedger },
  "0036-handover": { up: handover },
  "0037-gateways": { up: gateways },
  "0040-payout-events": { up: indexPayoutEvents },
  "0038-refunds-and-shipments": { up: refundsAndShipments },
  "0041-hosted-payments": { up: hostedPayments },
  "0042-steps-of-deals": { up: numberSteps },
  "0043-reviews": { up: reviews },
  "0044-offers": { up: offers },
  "0045-refund-of-delivered": { up: refundOfDelivered },
  "0046-disputes": { up: disputes },
  "0047-money-to-look-at": { up: moneyToLookAt },
  "0048-agreed-meetings": { up: agreedMeetings },
  "0049-erased-contacts-and-reviews": { up: erasedContactsAndReviews },
  "0050-chargebacks": { up: chargebacks },
  "0051-parts-of-card-refunds": { up: partsOfCardRefunds },
  "0052-late-payments": { up: latePayments },
  "0053-decisions-of-admins": { up: decisionsOfAdmins },
  "0054-alerts-of-a-product": { up: alertsOfAProduct },
  "0055-attached-images": { up: attachedImages },
  "0056-balances-written-off": { up: balancesWrittenOff },
  "0057-cash-nobody-asks-for": { up: cashNobodyAsksFor },
  "0058-ended-products": { up: endedProducts },
  "0059-payments-of-a-buyer": { up: paymentsOfABuyer },
  "0060-paid-twice": { up: paidTwice },
  "0061-chargebacks-by-hand": { up: chargebacksByHand },
  "0062-captures-by-their-moment": { up: capturesByTheirMoment },
  "0063-suspensions": { up: suspensions },
  "0064-deals-of-everyone": { up: dealsOfEveryone },
  "0065-payments-by-their-gateway": { up: paymentsByTheirGateway },
  "0066-refunds-by-their-gateway": { up: refundsByTheirGateway },
  "0067-reports-of-conversations": { up: reportsOfConversations },
  "0068-refunds-given-by-a-bank": { up: refundsGivenByABank },
  "0069-loss-of-chargebacks": { up: lossOfChargebacks },
}

const minServerVersion = 15

export async function migrate({ db, pool }: Pick<ReturnType<typeof connect>, "db" | "pool">) {
  await db.connection().execute(checkServer)
  // the library's migrations run in transactions of their own, and ours need its tables
  await runMigrations({ pgPool: pool, schema: "graphile_worker", logger: silent })
  await db.connection().execute(async (connection) => {
    await withoutStatementTimeout(connection, () => migrateToLatest(connection))
  })
}

const silent = new Logger(() => () => undefined)

async function checkServer(db: Kysely<Tables>) {
  const { rows } = await sql<{ version: number; versionInWords: string; encoding: string }>`
    select current_setting('server_version_num')::int as version,
      current_setting('server_version') as "versionInWords", current_setting('server_encoding') as encoding
  `.execute(db)
  const { version = 0, versionInWords = "", encoding = "" } = rows[0] ?? {}
  if (version < minServerVersion * 10_000)
    throw new Error(
      `The database at DATABASE_URL is PostgreSQL ${versionInWords}. Backline needs ${minServerVersion} or newer.`,
    )
  if (encoding !== "UTF8")
    throw new Error(
      `The database at DATABASE_URL keeps text as ${encoding}. Backline needs a database that was made with the encoding UTF8.`,
    )
}

async function withoutStatementTimeout(db: Kysely<Tables>, work: () => Promise<void>) {
  await sql`set statement_timeout = 0`.execute(db)
  try {
    await work()
  } finally {
    await sql`reset statement_timeout`.execute(db)
  }
}

async function migrateToLatest(db: Kysely<Tables>) {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // branches developed in parallel reached some databases in another order
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
