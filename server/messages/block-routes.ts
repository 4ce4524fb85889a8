import { Hono } from "hono"
import { Deleted, Modified } from "../../contract/fields.ts"
import { BlockParam } from "../../contract/messages.ts"
import { requireMember } from "../http/guards.ts"
import { describeResponses, params, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { block, unblock } from "./blocks.ts"

export const blockRoutes = new Hono<Env>()
  .put(
    "/blocks/:userId",
    requireMember,
    describeResponses("Block a person: neither can write to the other", 200, Modified, "not-found"),
    params(BlockParam),
    async (c) => {
      const modifiedCount = await block(c.env.db, c.var.user, c.req.valid("param").userId)
      return send(c, Modified, { modifiedCount })
    },
  )
  .delete(
    "/blocks/:userId",
    requireMember,
    describeResponses("End one's block of a person", 200, Deleted, "not-found"),
    params(BlockParam),
    async (c) => {
      const deletedCount = await unblock(c.env.db, c.var.user, c.req.valid("param").userId)
      return send(c, Deleted, { deletedCount })
    },
  )
