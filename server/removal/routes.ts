import { Hono } from "hono"
import { Deleted } from "../../contract/fields.ts"
import type { ProblemCode } from "../../contract/problem.ts"
import { UserParam, UserRecord } from "../../contract/users.ts"
import { requireRole } from "../http/guards.ts"
import { describeResponses, params, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { remove } from "./remove.ts"
import { findUserRecord } from "./user-record.ts"
import { toUserRecord } from "./wire.ts"

const removalCodes = [
  "not-found",
  "payment-under-way",
  "deal-under-way",
  "balance-open",
  "conflict",
] as const satisfies ProblemCode[]

export const removalRoutes = new Hono<Env>()
  .get(
    "/users/:id",
    requireRole("admin"),
    describeResponses("A user, with what would go with the account", 200, UserRecord, "not-found"),
    params(UserParam),
    async (c) => send(c, UserRecord, toUserRecord(await findUserRecord(c.env.db, c.req.valid("param").id))),
  )
  .delete(
    "/users/buyer/:id",
    requireRole("admin"),
    describeResponses("End a buyer's account", 200, Deleted, ...removalCodes),
    params(UserParam),
    async (c) =>
      send(c, Deleted, {
        deletedCount: await remove(c.env, c.var.user, c.req.valid("param").id, "Buyer"),
      }),
  )
  .delete(
    "/users/seller/:id",
    requireRole("admin"),
    describeResponses("End a seller's account", 200, Deleted, ...removalCodes),
    params(UserParam),
    async (c) =>
      send(c, Deleted, {
        deletedCount: await remove(c.env, c.var.user, c.req.valid("param").id, "Seller"),
      }),
  )
