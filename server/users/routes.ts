import { Hono } from "hono"
import { Deleted, Inserted, Modified } from "../../contract/fields.ts"
import {
  EmailParam,
  IsAdmin,
  IsBuyer,
  IsSeller,
  NewUser,
  PublicSellers,
  PublicSellersPage,
  SellersPage,
  UserParam,
  Users,
  UsersPage,
  Verification,
} from "../../contract/users.ts"
import { allowAnyone, optionalUser, requireSession, requireRole } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { linkNextPosition, paginate, readPageRequest, readPosition } from "../http/paging.ts"
import { Problem } from "../http/problem.ts"
import { describeResponses, body, params, query, send } from "../http/route.ts"
import { languageAsked } from "../http/texts.ts"
import * as users from "./users.ts"
import { endVerification, verify } from "./verification.ts"
import { toPublicSeller, toUser } from "./wire.ts"

export const userRoutes = new Hono<Env>()
  .get(
    "/users",
    allowAnyone,
    describeResponses("Sellers, by name and status", 200, PublicSellers),
    query(PublicSellersPage),
    async (c) => {
      const { limit, cursor } = c.req.valid("query")
      const id = await readPosition(c, "", cursor)
      const sellers = await users.publicSellers(c.env.db, { limit, from: id === undefined ? id : { id } })
      const following = sellers[limit]
      if (following) await linkNextPosition(c, "", following.id)
      return send(c, PublicSellers, sellers.slice(0, limit).map(toPublicSeller))
    },
  )
  .post(
    "/users",
    requireSession,
    describeResponses("Make the product record of the signed-in identity, once", 201, Inserted),
    body(NewUser),
    async (c) => {
      const newUser = c.req.valid("json")
      if (newUser.email !== c.var.session.email) throw new Problem("forbidden", (say) => say.onlyOwnRecord)
      const { id } = await users.add(c.env.db, c.var.session, newUser, languageAsked(c))
      return send(c, Inserted, { acknowledged: true, insertedId: id }, 201)
    },
  )
  .get(
    "/users/admin/:email",
    optionalUser,
    describeResponses("Whether this is an admin", 200, IsAdmin),
    params(EmailParam),
    async (c) =>
      send(c, IsAdmin, {
        isAdmin: await users.hasRole(c.env.db, c.var.viewer, c.req.valid("param").email, "admin"),
      }),
  )
  .get(
    "/users/buyer/:email",
    optionalUser,
    describeResponses("Whether this is a buyer", 200, IsBuyer),
    params(EmailParam),
    async (c) =>
      send(c, IsBuyer, {
        isBuyer: await users.hasRole(c.env.db, c.var.viewer, c.req.valid("param").email, "Buyer"),
      }),
  )
  .get(
    "/users/seller/:email",
    optionalUser,
    describeResponses("Whether this is a seller", 200, IsSeller),
    params(EmailParam),
    async (c) =>
      send(c, IsSeller, {
        isSeller: await users.hasRole(c.env.db, c.var.viewer, c.req.valid("param").email, "Seller"),
      }),
  )
  .get(
    "/users/buyer",
    requireRole("admin"),
    describeResponses("The buyers, newest first", 200, Users),
    query(UsersPage),
    async (c) => {
      const { person, ...paging } = c.req.valid("query")
      const page = await readPageRequest(c, paging)
      const buyers = await users.ofRole(c.env.db, "Buyer", page, { person })
      const rows = await paginate(c, page, buyers, ({ id }) => id)
      return send(c, Users, rows.map(toUser))
    },
  )
  .get(
    "/users/seller",
    requireRole("admin"),
    describeResponses("The sellers, newest first", 200, Users),
    query(SellersPage),
    async (c) => {
      const { unverified, person, ...paging } = c.req.valid("query")
      const page = await readPageRequest(c, paging)
      const isUnverified = unverified === "true"
      const sellers = await users.ofRole(c.env.db, "Seller", page, { isUnverified, person })
      const rows = await paginate(c, page, sellers, ({ id }) => id)
      return send(c, Users, rows.map(toUser))
    },
  )
  .get(
    "/users/admin",
    requireRole("admin"),
    describeResponses("The admins, newest first", 200, Users),
    query(UsersPage),
    async (c) => {
      const { person, ...paging } = c.req.valid("query")
      const page = await readPageRequest(c, paging)
      const admins = await users.ofRole(c.env.db, "admin", page, { person })
      const rows = await paginate(c, page, admins, ({ id }) => id)
      return send(c, Users, rows.map(toUser))
    },
  )
  .patch(
    "/users/seller/:id",
    requireRole("admin"),
    describeResponses("Verify a seller", 200, Modified, "not-found"),
    params(UserParam),
    body(Verification),
    async (c) =>
      send(c, Modified, { modifiedCount: await verify(c.env.db, c.var.user, c.req.valid("param").id) }),
  )
  .delete(
    "/users/seller/:id/status",
    requireRole("admin"),
    describeResponses("Take a seller's verification back", 200, Modified, "not-found"),
    params(UserParam),
    async (c) =>
      send(c, Modified, {
        modifiedCount: await endVerification(c.env.db, c.var.user, c.req.valid("param").id),
      }),
  )
  .delete(
    "/users/:id/sessions",
    requireRole("admin"),
    describeResponses("End all sessions of a user", 200, Deleted, "not-found"),
    params(UserParam),
    async (c) =>
      send(c, Deleted, {
        deletedCount: await users.endSessions(c.env.db, c.var.user, c.req.valid("param").id),
      }),
  )
