import { Hono } from "hono"
import { Categories, Category, CategoryParam } from "../../contract/categories.ts"
import { allowAnyone } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { describeResponses, params, send } from "../http/route.ts"
import * as categories from "./categories.ts"
import { toCategory } from "./wire.ts"

export const categoryRoutes = new Hono<Env>()
  .get("/categories", allowAnyone, describeResponses("Every category", 200, Categories), async (c) =>
    send(c, Categories, (await categories.list(c.env.db)).map(toCategory)),
  )
  .get(
    "/categories/:id",
    allowAnyone,
    describeResponses("One category", 200, Category, "not-found"),
    params(CategoryParam),
    async (c) => {
      const row = await categories.get(c.env.db, c.req.valid("param").id)
      return send(c, Category, toCategory(row))
    },
  )
