import { Hono } from "hono"
import { SellerParam, SellerProfile } from "../../contract/sellers.ts"
import { allowAnyone } from "../http/guards.ts"
import { describeResponses, params, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { tagSeller } from "../products/cache-tags.ts"
import * as sellers from "./sellers.ts"
import { toSellerProfile } from "./wire.ts"

export const sellerRoutes = new Hono<Env>().get(
  "/sellers/:id",
  allowAnyone,
  describeResponses("A seller, without email and phone number", 200, SellerProfile, "not-found"),
  params(SellerParam),
  async (c) => {
    const row = await sellers.get(c.env.db, c.req.valid("param").id)
    tagSeller(row.id)
    return send(c, SellerProfile, toSellerProfile(row))
  },
)
