import { Hono } from "hono"
import type { ProblemCode } from "../../contract/problem.ts"
import {
  AllDealsFilter,
  Deal,
  DealEnd,
  DealFilter,
  DealParam,
  Deals,
  NewShipment,
} from "../../contract/deals.ts"
import { requireMember, requireRole } from "../http/guards.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { body, describeResponses, params, query, send as answer } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { ofEveryone } from "./all-deals.ts"
import { actAndRespond, respondWithDeal, withParts } from "./respond.ts"
import { cancel } from "./cancel.ts"
import { delivered, received } from "./complete.ts"
import * as deals from "./deals.ts"
import { refund } from "./refund.ts"
import { send } from "./send.ts"

const codes = ["not-found", "wrong-state"] as const satisfies ProblemCode[]

export const dealRoutes = new Hono<Env>()
  .get(
    "/deals",
    requireMember,
    describeResponses("One's own deals as buyer or seller, newest first", 200, Deals),
    query(DealFilter),
    async (c) => {
      const filter = c.req.valid("query")
      const page = await readPageRequest(c, filter)
      const rows = await deals.ofPerson(c.env.db, c.var.user, filter, page)
      const shown = await paginate(c, page, rows, ({ id }) => id)
      return answer(c, Deals, await withParts(c.env.db, c.var.user, shown))
    },
  )
  .get(
    "/all-deals",
    requireRole("admin"),
    describeResponses("Everyone's deals, newest first", 200, Deals),
    query(AllDealsFilter),
    async (c) => {
      const filter = c.req.valid("query")
      const page = await readPageRequest(c, filter)
      const rows = await ofEveryone(c.env.db, filter, page)
      const shown = await paginate(c, page, rows, ({ id }) => id)
      return answer(c, Deals, await withParts(c.env.db, c.var.user, shown))
    },
  )
  .get(
    "/deals/:id",
    requireMember,
    describeResponses("A deal, for its two people and admins", 200, Deal, "not-found"),
    params(DealParam),
    (c) => respondWithDeal(c, c.req.valid("param").id),
  )
  .post(
    "/deals/:id/send",
    requireMember,
    describeResponses("It is with a courier; by its seller", 200, Deal, ...codes, "on-hold"),
    params(DealParam),
    body(NewShipment),
    (c) => actAndRespond(c, c.req.valid("param").id, send(c.req.valid("json"))),
  )
  .post(
    "/deals/:id/delivered",
    requireMember,
    describeResponses("It is handed over; by its seller", 200, Deal, ...codes, "on-hold"),
    params(DealParam),
    (c) => actAndRespond(c, c.req.valid("param").id, delivered),
  )
  .post(
    "/deals/:id/received",
    requireMember,
    describeResponses("It is here, and fine; by its buyer", 200, Deal, ...codes, "on-hold"),
    params(DealParam),
    (c) => actAndRespond(c, c.req.valid("param").id, received),
  )
  .post(
    "/deals/:id/refund",
    requireMember,
    describeResponses(
      "Give everything back; by its seller, an admin, or the buyer of what was not sent in two days",
      200,
      Deal,
      ...codes,
    ),
    params(DealParam),
    body(DealEnd),
    (c) => actAndRespond(c, c.req.valid("param").id, refund(c.req.valid("json").reason)),
  )
  .post(
    "/deals/:id/cancel",
    requireMember,
    describeResponses("End what nothing is paid for", 200, Deal, ...codes),
    params(DealParam),
    body(DealEnd),
    (c) => actAndRespond(c, c.req.valid("param").id, cancel(c.req.valid("json").reason)),
  )
