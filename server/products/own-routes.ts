import { Hono } from "hono"
import { OwnProductFilter, OwnProducts } from "../../contract/own-products.ts"
import { requireSession } from "../http/guards.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { Problem } from "../http/problem.ts"
import { describeResponses, query, send } from "../http/route.ts"
import { languageOfCall } from "../http/texts.ts"
import type { Env } from "../process/app-context.ts"
import * as users from "../users/users.ts"
import { ofSeller } from "./own-products.ts"
import { toOwnProduct } from "./wire.ts"

export const ownProductRoutes = new Hono<Env>().get(
  "/myProducts",
  requireSession,
  describeResponses(
    "The seller's own products, newest first, with how much each is wanted",
    200,
    OwnProducts,
    "forbidden",
  ),
  query(OwnProductFilter),
  async (c) => {
    const { email, ...filter } = c.req.valid("query")
    if (email !== c.var.session.email) throw new Problem("forbidden", (say) => say.onlyItsSeller)
    const seller = await users.ofIdentity(c.env.db, c.var.session.identityId)
    if (seller?.role !== "Seller") throw new Problem("forbidden", (say) => say.onlyRoles(["Seller"]))
    const page = await readPageRequest(c, filter)
    const found = await ofSeller(c.env.db, seller, { ...filter, language: languageOfCall(c) }, page)
    const rows = await paginate(c, page, found, ({ id }) => id)
    return send(c, OwnProducts, rows.map(toOwnProduct))
  },
)
