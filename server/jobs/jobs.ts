import type { JobHelpers, TaskList } from "graphile-worker"
import { z } from "zod"
import type { JobName } from "./add-job.ts"
import { askAboutChargebacks } from "./ask-about-chargebacks.ts"
import { askAboutPayments } from "./ask-gateways.ts"
import { deleteOldAlerts } from "./delete-old-alerts.ts"
import { deleteOldKeys } from "./delete-old-keys.ts"
import { deleteOldNotifications } from "./delete-old-notifications.ts"
import { deleteUnusedImages } from "./delete-unused-images.ts"
import { deleteUnusedMessagePhotos } from "./delete-unused-message-photos.ts"
import { deleteUnusedEvidence } from "./delete-unused-evidence.ts"
import { eraseContacts } from "./erase-contacts.ts"
import { eraseFiles } from "./erase-files.ts"
import type { JobContext, RowJob, ScheduledJob } from "./job.ts"
import { keepLock } from "./keep-lock.ts"
import { mailNotification } from "./mail-notification.ts"
import { makeNotifications } from "./make-notifications.ts"
import { matchSearches } from "./match-searches.ts"
import { moveDeals } from "./move-deals.ts"
import { publishReviews } from "./publish-reviews.ts"
import { moveOffers } from "./move-offers.ts"
import { refreshSearchKeys } from "./refresh-search-keys.ts"
import { refreshVocabulary } from "./refresh-vocabulary.ts"
import { remindToPay } from "./remind-to-pay.ts"
import { releaseJobs } from "./release-jobs.ts"
import { resumeClaim } from "./resume-claim.ts"
import { sendDigest } from "./send-digest.ts"
import { sendAnyRefund } from "./send-refund.ts"
import { sendMail } from "./send-mail.ts"
import { sendPush } from "./send-push.ts"
import { showProductsAgain } from "./show-products-again.ts"
import { tellDaily } from "./tell-daily.ts"
import { tellLatePayouts } from "./tell-late-payouts.ts"
import { sweepPayments } from "./sweep-payments.ts"

const rowJobs: Record<JobName, RowJob> = {
  "send-mail": sendMail,
  "send-digest": sendDigest,
  "match-searches": matchSearches,
  "resume-claim": resumeClaim,
  "make-notifications": makeNotifications,
  "send-push": sendPush,
  "send-refund": sendAnyRefund,
  "mail-notification": mailNotification,
}

export const scheduledJobs: Record<string, ScheduledJob> = {
  "sweep-payments": sweepPayments,
  "move-deals": moveDeals,
  "move-offers": moveOffers,
  "ask-gateways": askAboutPayments,
  "ask-about-disputes": askAboutChargebacks,
  "publish-reviews": publishReviews,
  "refresh-vocabulary": refreshVocabulary,
  "refresh-search-keys": refreshSearchKeys,
  "tell-daily": tellDaily,
  "release-jobs": releaseJobs,
  "erase-files": eraseFiles,
  "erase-contacts": eraseContacts,
  "delete-unused-images": deleteUnusedImages,
  "delete-unused-message-photos": deleteUnusedMessagePhotos,
  "delete-unused-evidence": deleteUnusedEvidence,
  "delete-old-keys": deleteOldKeys,
  "delete-old-alerts": deleteOldAlerts,
  "delete-old-notifications": deleteOldNotifications,
  "remind-to-pay": remindToPay,
  "tell-late-payouts": tellLatePayouts,
  "show-products-again": showProductsAgain,
}

const Payload = z.object({ id: z.uuid() })

export function tasksOf(context: JobContext): TaskList {
  const aboutRows = Object.entries(rowJobs).map(([name, run]) => [
    name,
    (payload: unknown, { job }: JobHelpers) =>
      keepLock(context.db, job, () => run(context, Payload.parse(payload).id)),
  ])
  const scheduled = Object.entries(scheduledJobs).map(([name, { run }]) => [
    name,
    (_: unknown, { job, abortSignal }: JobHelpers) =>
      keepLock(context.db, job, () => run(context, abortSignal)),
  ])
  return Object.fromEntries([...aboutRows, ...scheduled])
}
