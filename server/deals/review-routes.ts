import { Hono } from "hono"
import { Deal, DealParam } from "../../contract/deals.ts"
import { NewReview } from "../../contract/reviews.ts"
import { requireMember } from "../http/guards.ts"
import { body, describeResponses, params } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { actWithoutMoveAndRespond } from "./respond.ts"
import { writeReview } from "./review.ts"

export const reviewActRoutes = new Hono<Env>().put(
  "/deals/:id/review",
  requireMember,
  describeResponses(
    "Say how the other one was; unseen until both have, or until 14 days are over",
    200,
    Deal,
    "not-found",
    "forbidden",
    "wrong-state",
    "window-closed",
    "already-published",
  ),
  params(DealParam),
  body(NewReview),
  (c) => actWithoutMoveAndRespond(c, c.req.valid("param").id, writeReview(c.req.valid("json"))),
)
