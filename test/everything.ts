import { keptTables } from "../db/copy.ts"
import { recordDue } from "../server/bookings/payment-due.ts"
import { eraseContacts } from "../server/deals/erase-contacts.ts"
import { crawlerRoutes } from "../server/http/crawlers.ts"
import { deleteUnusedImages } from "../server/images/delete-unused-images.ts"
import { deleteOld } from "../server/notifications/notifications.ts"
import { moveOffers } from "../server/offers/move-offers.ts"
import { sweep } from "../server/payments/sweep.ts"
import { deleteOldAlerts } from "../server/saved-searches/delete-old-alerts.ts"
import { notifyDaily } from "../server/saved-searches/notify-daily.ts"
import { notifyWaiting } from "../server/saved-searches/notify-waiting.ts"
import { requestOf, sends } from "./calls/callers.ts"
import { table } from "./calls/calls.ts"
import { runDueJobs } from "./jobs.ts"
import type { TestApp } from "./test-app.ts"
import { openFixtures } from "./fixture.ts"

// tables that stay small
const small = ["categories", "mails", "identity.verification"]
const bigTables = keptTables
  .filter((name) => !small.includes(name))
  .map((name) => name.replaceAll('"', "").replace(/^\w+\./, ""))

/** The growing tables that this plan reads with a sequential scan. */
export function fullScans(plan: string) {
  return bigTables.filter((name) => new RegExp(`Seq Scan on "?${name}\\b`).test(plan))
}

/**
 * Makes every call of the API by everyone it is for, fetches what crawlers do, and runs all jobs: every statement the
 * product sends to its database.
 */
export async function doEverything(product: TestApp) {
  const { context } = product
  const { fixtureFor } = await openFixtures(product)
  for (const [call, row] of Object.entries(table)) {
    const here = await fixtureFor(call, "fresh")
    for (const caller of [here.nobody, ...(await row.who(here))])
      await sends(caller, call, await requestOf(call, row, here))
    await context.sandbox?.delivered()
  }
  await crawlerRoutes.request("/sitemap.xml", {}, context)
  await sweep(context)
  await deleteUnusedImages(context)
  await runDueJobs(context)
  await recordDue(context.db)
  await notifyDaily(context.db)
  await deleteOld(context.db)
  await deleteOldAlerts(context.db)
  await moveOffers(context.db)
  await eraseContacts(context.db)
  // no call of the API releases a payment
  await notifyWaiting(context.db, {
    type: "payment released",
    subjects: { payment: "" },
    createdAt: new Date(),
  })
}
