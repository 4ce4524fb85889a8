import { Hono, type MiddlewareHandler } from "hono"
import { bodyLimit } from "hono/body-limit"
import { jsonMaxBytes, limitBodyMemory } from "./body-memory.ts"
import { imageMaxBytes, tooLargePhoto } from "../../contract/images.ts"
import { auditRoutes } from "../audit/routes.ts"
import { bookingRoutes } from "../bookings/routes.ts"
import { categoryRoutes } from "../categories/routes.ts"
import { communityRoutes } from "../community/routes.ts"
import { contactRoutes } from "../contact/routes.ts"
import { cashRoutes } from "../deals/cash-routes.ts"
import { handoverRoutes } from "../deals/handover-routes.ts"
import { onHoldRoutes } from "../deals/on-hold-routes.ts"
import { dealRoutes } from "../deals/routes.ts"
import { demoRoutes } from "../settings/demo-routes.ts"
import { documentRoutes } from "./openapi.ts"
import { type Env, bindContext, type AppContext } from "../process/app-context.ts"
import { returnRoutes } from "../gateways/return-routes.ts"
import { gatewayRoutes } from "../gateways/routes.ts"
import { unknownPaymentRoutes } from "../gateways/unknown-routes.ts"
import { googleRoutes } from "../identity/google-routes.ts"
import { recoveryRoutes } from "../identity/recovery-routes.ts"
import { identityRoutes } from "../identity/routes.ts"
import { handoverKeyRoutes } from "../handover/key-routes.ts"
import { sessionRoutes } from "../identity/session-routes.ts"
import { imageRoutes } from "../images/routes.ts"
import { isPhotoUpload } from "../images/upload-paths.ts"
import { pushRoutes } from "../push/routes.ts"
import { blockRoutes } from "../messages/block-routes.ts"
import { messagePhotoRoutes } from "../messages/photo-routes.ts"
import { messageRoutes } from "../messages/routes.ts"
import { streamRoutes } from "../stream/routes.ts"
import { unsubscribeRoutes } from "../mail/unsubscribe-routes.ts"
import { notificationRoutes } from "../notifications/routes.ts"
import { ledgerRoutes } from "../ledger/routes.ts"
import { payoutRoutes } from "../payouts/routes.ts"
import { reviewRoutes } from "../reviews/routes.ts"
import { disputeActRoutes } from "../deals/dispute-routes.ts"
import { disputeRoutes } from "../disputes/routes.ts"
import { reviewActRoutes } from "../deals/review-routes.ts"
import { reportRoutes } from "../reports/routes.ts"
import { isRead, rateLimit } from "./rate-limit.ts"
import { mailRoutes } from "../mail/routes.ts"
import { offerRoutes } from "../offers/routes.ts"
import { chargebackRoutes } from "../payments/chargeback-routes.ts"
import { refundRoutes } from "../payments/refund-routes.ts"
import { paymentRoutes } from "../payments/routes.ts"
import { sandboxRoutes } from "../payments/sandbox-routes.ts"
import { answerProblems, ofFieldError, Problem } from "./problem.ts"
import { productListRoutes } from "../products/list-routes.ts"
import { ownProductRoutes } from "../products/own-routes.ts"
import { productRoutes } from "../products/routes.ts"
import { viewRoutes } from "../products/view-routes.ts"
import { searchRoutes } from "../products/search-routes.ts"
import type { Sentence } from "./texts.ts"
import { sameSiteWrites } from "./same-site.ts"
import { savedSearchRoutes } from "../saved-searches/routes.ts"
import { sellerRoutes } from "../sellers/routes.ts"
import { settingsRoutes } from "../settings/routes.ts"
import { supportInboxRoutes } from "../support/inbox-routes.ts"
import { supportLinkRoutes } from "../support/link-routes.ts"
import { supportRoutes } from "../support/routes.ts"
import { notificationSettingsRoutes } from "../users/notification-settings-routes.ts"
import { profileRoutes } from "../profiles/routes.ts"
import { adminRoutes } from "../admins/routes.ts"
import { removalRoutes } from "../removal/routes.ts"
import { suspensionRoutes } from "../suspensions/routes.ts"
import { userRoutes } from "../users/routes.ts"
import { waitingRoutes } from "../waiting/routes.ts"
import { singleParameters, wellFormed } from "./well-formed.ts"
import { wishlistRoutes } from "../wishlist/routes.ts"

export const routes = new Hono<Env>()
  .basePath("/api")
  .route("/", identityRoutes)
  .route("/", recoveryRoutes)
  .route("/", googleRoutes)
  .route("/", sessionRoutes)
  .route("/", profileRoutes)
  .route("/", notificationSettingsRoutes)
  .route("/", userRoutes)
  .route("/", adminRoutes)
  .route("/", suspensionRoutes)
  // last, because its `:id` matches the paths of the lists
  .route("/", removalRoutes)
  .route("/", categoryRoutes)
  .route("/", searchRoutes)
  .route("/", productListRoutes)
  .route("/", productRoutes)
  .route("/", sellerRoutes)
  .route("/", reviewRoutes)
  .route("/", ownProductRoutes)
  .route("/", viewRoutes)
  .route("/", imageRoutes)
  .route("/", bookingRoutes)
  .route("/", dealRoutes)
  .route("/", cashRoutes)
  .route("/", offerRoutes)
  .route("/", handoverRoutes)
  .route("/", onHoldRoutes)
  .route("/", reviewActRoutes)
  .route("/", disputeActRoutes)
  .route("/", disputeRoutes)
  .route("/", handoverKeyRoutes)
  .route("/", wishlistRoutes)
  .route("/", savedSearchRoutes)
  .route("/", messageRoutes)
  .route("/", messagePhotoRoutes)
  .route("/", blockRoutes)
  .route("/", reportRoutes)
  .route("/", streamRoutes)
  .route("/", notificationRoutes)
  .route("/", pushRoutes)
  .route("/", waitingRoutes)
  .route("/", paymentRoutes)
  .route("/", refundRoutes)
  .route("/", chargebackRoutes)
  .route("/", sandboxRoutes)
  .route("/", payoutRoutes)
  .route("/", ledgerRoutes)
  .route("/", gatewayRoutes)
  .route("/", unknownPaymentRoutes)
  .route("/", returnRoutes)
  .route("/", contactRoutes)
  .route("/", supportRoutes)
  .route("/", supportInboxRoutes)
  .route("/", supportLinkRoutes)
  .route("/", communityRoutes)
  .route("/", auditRoutes)
  .route("/", mailRoutes)
  .route("/", unsubscribeRoutes)
  .route("/", settingsRoutes)
  .route("/", demoRoutes)

export type Api = typeof routes

export function createApi(context: AppContext) {
  const app = new Hono<Env>()
    .use(wellFormed, singleParameters, rateLimit, sameSiteWrites, limitBodyMemory, limitBody)
    .route("/", routes)
    .route("/", documentRoutes(routes))
    .notFound(refuseUnknown)
    .onError(answerProblems(context.log))
  return bindContext(app, context)
}

const photoMaxBytes = imageMaxBytes + 10_000

const limitBody: MiddlewareHandler<Env> = (c, next) => {
  if (isRead(c.req.method)) return next()
  const length = c.req.header("Content-Length")
  const isUndeclared = length === undefined || c.req.header("Transfer-Encoding") !== undefined
  const isPhoto = isPhotoUpload(c.req.path)
  // Node.js enforces declared lengths; `bodyLimit` would keep a photo in memory, which is written to a file
  if (isUndeclared) return isPhoto ? next() : limitUndeclared(c, next)
  if (Number(length) <= (isPhoto ? photoMaxBytes : jsonMaxBytes)) return next()
  return refuseLarge(isPhoto ? ofFieldError(tooLargePhoto()) : (say) => say.tooLarge)
}

const limitUndeclared = bodyLimit({
  maxSize: jsonMaxBytes,
  onError: () => refuseLarge((say) => say.tooLarge),
})

function refuseLarge(detail: Sentence): never {
  throw new Problem("too-large", detail)
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"]

const refuseUnknown: Parameters<Hono<Env>["notFound"]>[0] = (c) => {
  const allowed = methods.filter((method) => routes.router.match(method, c.req.path)[0].length > 0)
  if (allowed.length === 0) throw new Problem("not-found", (say) => say.unknownCall)
  c.header("Allow", allowed.join(", "))
  throw new Problem("method-not-allowed", (say) => say.otherMethods(allowed))
}
