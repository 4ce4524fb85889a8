import { Hono } from "hono"
import { Acknowledged } from "../../contract/fields.ts"
import { ProductParam } from "../../contract/products.ts"
import { ShownNumber, View } from "../../contract/views.ts"
import { clientAddress } from "../http/address.ts"
import { allowAnyone, requireMember } from "../http/guards.ts"
import { body, describeResponses, params, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { phoneNumberOf } from "./phone-number.ts"

export const viewRoutes = new Hono<Env>()
  // not under /products, where a write clears the response cache
  .post(
    "/views",
    allowAnyone,
    describeResponses("Count a look at the page of a product, once a day for an address", 200, Acknowledged),
    body(View),
    (c) => {
      c.env.views.count("views", c.req.valid("json").productId, clientAddress(c))
      return send(c, Acknowledged, { acknowledged: true })
    },
  )
  // counting is logging, which a GET may do (RFC 9110 §9.2.1)
  .get(
    "/products/:id/phone",
    requireMember,
    describeResponses(
      "The phone number of a product, for a member who asks for it; counted for the seller",
      200,
      ShownNumber,
      "not-found",
      "too-many-requests",
    ),
    params(ProductParam),
    async (c) => {
      const { db, limits, views } = c.env
      await limits.phoneNumbers.spend(c.var.user.id)
      const { id } = c.req.valid("param")
      const phoneNumber = await phoneNumberOf(db, id)
      views.count("phoneViews", id, c.var.user.id)
      return send(c, ShownNumber, { phoneNumber })
    },
  )
