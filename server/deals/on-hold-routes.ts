import { Hono } from "hono"
import { Deal, DealParam } from "../../contract/deals.ts"
import { Page } from "../../contract/fields.ts"
import { OnHoldDeals } from "../../contract/on-hold-deals.ts"
import { requireMember, requireRole } from "../http/guards.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { describeResponses, params, query, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { actWithoutMoveAndRespond } from "./respond.ts"
import { clear } from "./clear.ts"
import { listOnHold } from "./list-on-hold.ts"
import { toOnHoldDeal } from "./wire.ts"

export const onHoldRoutes = new Hono<Env>()
  .get(
    "/held-deals",
    requireRole("admin"),
    describeResponses("Deals on hold, which an admin clears or refunds; newest first", 200, OnHoldDeals),
    query(Page),
    async (c) => {
      const page = await readPageRequest(c, c.req.valid("query"))
      const rows = await paginate(c, page, await listOnHold(c.env.db, page), ({ id }) => id)
      return send(c, OnHoldDeals, rows.map(toOnHoldDeal))
    },
  )
  .post(
    "/deals/:id/clear",
    requireMember,
    describeResponses(
      "End the hold: the deal goes on; by an admin",
      200,
      Deal,
      "not-found",
      "forbidden",
      "wrong-state",
    ),
    params(DealParam),
    (c) => actWithoutMoveAndRespond(c, c.req.valid("param").id, clear),
  )
