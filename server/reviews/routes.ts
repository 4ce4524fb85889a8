import { Hono } from "hono"
import { Deleted } from "../../contract/fields.ts"
import { NewReply, Review, ReviewParam, Reviews, ReviewsPage } from "../../contract/reviews.ts"
import { SellerParam } from "../../contract/sellers.ts"
import { allowAnyone, requireMember, requireRole } from "../http/guards.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { body, describeResponses, params, query, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { tagSeller } from "../products/cache-tags.ts"
import * as reviews from "./reviews.ts"
import { takeDown } from "./take-down.ts"
import { toReview } from "./wire.ts"

export const reviewRoutes = new Hono<Env>()
  .get(
    "/sellers/:id/reviews",
    allowAnyone,
    describeResponses("What buyers say of a seller, newest first", 200, Reviews),
    params(SellerParam),
    query(ReviewsPage),
    async (c) => {
      const { id } = c.req.valid("param")
      tagSeller(id)
      const page = await readPageRequest(c, c.req.valid("query"))
      const rows = await paginate(c, page, await reviews.ofSeller(c.env.db, id, page), ({ id }) => id)
      return send(c, Reviews, rows.map(toReview))
    },
  )
  .post(
    "/reviews/:id/reply",
    requireMember,
    describeResponses(
      "Answer what somebody says of oneself, once",
      200,
      Review,
      "not-found",
      "already-published",
    ),
    params(ReviewParam),
    body(NewReply),
    async (c) => {
      const { id } = c.req.valid("param")
      const row = await reviews.reply(c.env.db, c.var.user, id, c.req.valid("json").text)
      return send(c, Review, toReview(row))
    },
  )
  .delete(
    "/reviews/:id",
    requireRole("admin"),
    describeResponses(
      "Take a published review down: only its author sees it, and no average counts it",
      200,
      Deleted,
      "not-found",
    ),
    params(ReviewParam),
    async (c) => {
      const deletedCount = await takeDown(c.env.db, c.var.user, c.req.valid("param").id)
      return send(c, Deleted, { deletedCount })
    },
  )
