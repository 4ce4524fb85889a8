import { Hono } from "hono"
import { describeRoute } from "hono-openapi"
import { DisputeFilter, EvidenceParam, ListedDisputes } from "../../contract/disputes.ts"
import { requireMember, requireRole } from "../http/guards.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { describeFailures, describeResponses, params, query, send } from "../http/route.ts"
import { variantType } from "../images/image-host.ts"
import type { Env } from "../process/app-context.ts"
import * as disputes from "./disputes.ts"
import * as evidence from "./evidence.ts"
import { toListedDispute } from "./wire.ts"

export const disputeRoutes = new Hono<Env>()
  .get(
    "/disputes",
    requireRole("admin"),
    describeResponses(
      "Disputes to decide by the time they are due, or those decided, newest first",
      200,
      ListedDisputes,
    ),
    query(DisputeFilter),
    async (c) => {
      const filter = c.req.valid("query")
      const page = await readPageRequest(c, filter)
      const rows = await paginate(c, page, await disputes.list(c.env.db, filter, page), ({ id }) => id)
      return send(c, ListedDisputes, rows.map(toListedDispute))
    },
  )
  .get(
    "/evidence/:id",
    requireMember,
    describeRoute({
      summary: "A photo of a statement in a dispute, for its two people and admins",
      responses: {
        200: { description: "The photo", content: { [variantType.mime]: {} } },
        ...describeFailures(["not-found"]),
      },
    }),
    params(EvidenceParam),
    async (c) => {
      const { bytes } = await evidence.get(c.env.db, c.var.user, c.req.valid("param").id)
      return c.body(new Uint8Array(bytes), 200, { "Content-Type": variantType.mime })
    },
  )
