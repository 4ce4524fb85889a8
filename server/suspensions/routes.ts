import { Hono } from "hono"
import { Deleted, Modified } from "../../contract/fields.ts"
import { NewSuspension, UserParam } from "../../contract/users.ts"
import { requireRole } from "../http/guards.ts"
import { body, describeResponses, params, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { liftSuspension, suspend } from "./suspend.ts"

export const suspensionRoutes = new Hono<Env>()
  .put(
    "/users/:id/suspension",
    requireRole("admin"),
    describeResponses(
      "Suspend a seller or buyer, who is told why and until when",
      200,
      Modified,
      "not-found",
    ),
    params(UserParam),
    body(NewSuspension),
    async (c) =>
      send(c, Modified, {
        modifiedCount: await suspend(c.env, c.var.user, c.req.valid("param").id, c.req.valid("json")),
      }),
  )
  .delete(
    "/users/:id/suspension",
    requireRole("admin"),
    describeResponses("Lift a suspension", 200, Deleted, "not-found"),
    params(UserParam),
    async (c) =>
      send(c, Deleted, {
        deletedCount: await liftSuspension(c.env, c.var.user, c.req.valid("param").id),
      }),
  )
