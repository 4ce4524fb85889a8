import { Hono } from "hono"
import { Deleted, Inserted, Modified } from "../../contract/fields.ts"
import {
  ListingChange,
  NewProduct,
  Product,
  ProductChanges,
  ProductParam,
  Products,
} from "../../contract/products.ts"
import { allowAnyone, optionalUser, requireConfirmedEmail, requireRole } from "../http/guards.ts"
import type { AppContext, Env } from "../process/app-context.ts"
import { withIdempotency, idempotencyKeyHeader } from "../http/idempotency.ts"
import { body, describeResponses, params, send } from "../http/route.ts"
import { remember } from "../profiles/profiles.ts"
import type { Seller } from "../users/users.ts"
import { add } from "./add.ts"
import { tagProducts } from "./cache-tags.ts"
import { edit } from "./edit.ts"
import { markSoldElsewhere, remove } from "./remove.ts"
import * as products from "./products.ts"
import { similar } from "./similar.ts"
import { setWithdrawn } from "./withdraw.ts"
import { fromChanges, fromNewProduct } from "./from-body.ts"
import { toProduct, toProductWithPhotosFor } from "./wire.ts"

export const productRoutes = new Hono<Env>()
  .get(
    "/products/:id",
    optionalUser,
    describeResponses(
      "One product; its seller and the admin also see the seller's email",
      200,
      Product,
      "not-found",
      "gone",
    ),
    params(ProductParam),
    async (c) => {
      const row = await products.get(c.env.db, c.var.viewer, c.req.valid("param").id)
      tagProducts([row])
      return send(c, Product, toProductWithPhotosFor(c.var.viewer, row))
    },
  )
  .get(
    "/products/:id/similar",
    allowAnyone,
    describeResponses(
      "Products of the same category that can be bought, nearest in price first",
      200,
      Products,
    ),
    params(ProductParam),
    async (c) => {
      const { id } = c.req.valid("param")
      const rows = await similar(c.env.db, id)
      // not tagged with the category: each new product would drop too many pages, and may appear a minute later
      tagProducts([{ id }, ...rows])
      return send(c, Products, rows.map(toProduct))
    },
  )
  .post(
    "/products",
    requireRole("Seller"),
    requireConfirmedEmail,
    describeResponses(
      "List a product",
      201,
      Inserted,
      "email-unconfirmed",
      "suspended",
      "invalid",
      "conflict",
      "unreadable",
      "too-many-requests",
    ),
    idempotencyKeyHeader,
    body(NewProduct),
    async (c) => {
      const product = c.req.valid("json")
      const call = {
        call: "POST /products",
        person: c.var.user,
        header: c.req.valid("header"),
        body: product,
      }
      const limits = productLimits(c.env)
      const insertedId = await withIdempotency(c.env.db, call, (db) =>
        add(db, limits, c.var.user, fromNewProduct(product)),
      )
      const { phoneNumber, location } = product
      await remember(c.env.db, c.var.user, { phoneNumber, location })
      return send(c, Inserted, { acknowledged: true, insertedId }, 201)
    },
  )
  .patch(
    "/products/:id",
    requireRole("Seller"),
    describeResponses(
      "Change one's own product while it is not sold",
      200,
      Modified,
      "not-found",
      "already-sold",
      "payment-under-way",
      "deal-under-way",
      "conflict",
      "invalid",
    ),
    params(ProductParam),
    body(ProductChanges),
    async (c) => {
      const { id } = c.req.valid("param")
      const changes = fromChanges(c.req.valid("json"))
      const modifiedCount = await edit(c.env.db, productLimits(c.env), c.var.user, id, changes)
      return send(c, Modified, { modifiedCount })
    },
  )
  .delete(
    "/products/:id",
    requireRole("Seller", "admin"),
    describeResponses(
      "Remove one's own product, or as an admin anyone's",
      200,
      Deleted,
      "not-found",
      "already-sold",
      "payment-under-way",
      "deal-under-way",
    ),
    params(ProductParam),
    async (c) => {
      const deletedCount = await remove(c.env.db, c.var.user, c.req.valid("param").id)
      return send(c, Deleted, { deletedCount })
    },
  )
  .patch(
    "/myProducts/:id",
    requireRole("Seller"),
    describeResponses(
      "Advertise one's own product, withdraw it, list it again, say that it was sold elsewhere, or what it is sold for and how",
      200,
      Modified,
      "suspended",
      "not-found",
      "already-sold",
      "no-longer-available",
      "payment-under-way",
      "deal-under-way",
      "invalid",
    ),
    params(ProductParam),
    body(ListingChange),
    async (c) => {
      const { id } = c.req.valid("param")
      return send(c, Modified, {
        modifiedCount: await changeListing(c.env, c.var.user, id, c.req.valid("json")),
      })
    },
  )

function changeListing(context: AppContext, seller: Seller, id: string, changes: ListingChange) {
  const { ad, withdrawn, soldElsewhere, ...terms } = changes
  const { db } = context
  if (soldElsewhere) return markSoldElsewhere(db, seller, id)
  if (withdrawn !== undefined) return setWithdrawn(db, productLimits(context), seller, id, withdrawn)
  return ad
    ? products.advertise(db, seller, id)
    : edit(db, productLimits(context), seller, id, fromChanges(terms))
}

function productLimits({ cards, limits }: AppContext) {
  return { amounts: cards.limits, perHour: limits.listings }
}
