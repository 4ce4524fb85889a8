import { Hono } from "hono"
import { Deleted, Inserted } from "../../contract/fields.ts"
import { NewWish, Wishes, WishFilter, WishParam } from "../../contract/wishlist.ts"
import { requireRole } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { Problem } from "../http/problem.ts"
import { describeResponses, body, params, query, send } from "../http/route.ts"
import { toWish } from "./wire.ts"
import * as wishlist from "./wishlist.ts"

export const wishlistRoutes = new Hono<Env>()
  .get(
    "/wishlist",
    requireRole("Buyer"),
    describeResponses("The buyer's own wishlist, newest first", 200, Wishes),
    query(WishFilter),
    async (c) => {
      const { email, ...paging } = c.req.valid("query")
      if (email !== c.var.user.email) throw new Problem("forbidden", (say) => say.onlyItsBuyer)
      const page = await readPageRequest(c, paging)
      const rows = await paginate(
        c,
        page,
        await wishlist.ofBuyer(c.env.db, c.var.user, page),
        ({ wishId }) => wishId,
      )
      const wishes = rows.map((row) => toWish(c.var.user, row))
      return send(c, Wishes, wishes)
    },
  )
  .post(
    "/wishlist",
    requireRole("Buyer"),
    describeResponses("Keep a product on one's wishlist, once", 201, Inserted, "not-found"),
    body(NewWish),
    async (c) => {
      const insertedId = await wishlist.add(c.env.db, c.var.user, c.req.valid("json").product._id)
      return send(c, Inserted, { acknowledged: true, insertedId }, 201)
    },
  )
  .delete(
    "/wishlist/:id",
    requireRole("Buyer"),
    describeResponses("Take a product off one's wishlist", 200, Deleted, "not-found"),
    params(WishParam),
    async (c) => {
      const deletedCount = await wishlist.remove(c.env.db, c.var.user, c.req.valid("param").id)
      return send(c, Deleted, { deletedCount })
    },
  )
