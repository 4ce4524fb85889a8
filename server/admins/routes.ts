import { Hono } from "hono"
import { Deleted, Modified } from "../../contract/fields.ts"
import { UserParam } from "../../contract/users.ts"
import { requireRole } from "../http/guards.ts"
import { describeResponses, params, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { endAdmin } from "./end-admin.ts"
import { promote } from "./make-admin.ts"

export const adminRoutes = new Hono<Env>()
  .patch(
    "/users/admin/:id",
    requireRole("admin"),
    describeResponses(
      "Make a seller or buyer an admin",
      200,
      Modified,
      "not-found",
      "suspended",
      "payment-under-way",
      "deal-under-way",
    ),
    params(UserParam),
    async (c) =>
      send(c, Modified, {
        modifiedCount: await promote(c.env.db, c.var.user, c.req.valid("param").id),
      }),
  )
  .delete(
    "/users/admin/:id",
    requireRole("admin"),
    describeResponses("Make an admin a buyer or seller again", 200, Deleted, "not-found", "last-admin"),
    params(UserParam),
    async (c) =>
      send(c, Deleted, {
        deletedCount: await endAdmin(c.env.db, c.var.user, c.req.valid("param").id),
      }),
  )
