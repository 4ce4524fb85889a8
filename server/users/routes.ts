import { Hono } from "hono"
import { Inserted, Page } from "../../contract/fields.ts"
import { EmailParam, IsAdmin, IsBuyer, IsSeller, NewUser, PublicSellers } from "../../contract/users.ts"
import { anyone, anyoneKnown, identified } from "../guards.ts"
import type { Env } from "../house.ts"
import { page } from "../paging.ts"
import { Problem } from "../problem.ts"
import { answers, body, params, query, send } from "../route.ts"
import * as users from "./users.ts"

export const userRoutes = new Hono<Env>()
  .get(
    "/users",
    anyone,
    answers("Sellers, by name and status", 200, PublicSellers),
    query(Page),
    async (c) => {
      const { limit } = c.req.valid("query")
      const sellers = await users.publicSellers(c.var.db, c.req.valid("query"))
      const shown = page(
        c,
        sellers.map(({ id, ...seller }) => ({ _id: id, ...seller })),
        limit,
      )
      return send(
        c,
        PublicSellers,
        shown.map(({ name, status }) => ({ name, ...(status && { status }) })),
      )
    },
  )
  .post(
    "/users",
    identified,
    answers("Make the product record of the signed-in identity, once", 201, Inserted),
    body(NewUser),
    async (c) => {
      const newUser = c.req.valid("json")
      if (newUser.email !== c.var.session.email)
        throw new Problem("forbidden", "A record can only be made for one's own e-mail.")
      const { id } = await users.add(c.var.db, c.var.session, newUser)
      return send(c, Inserted, { acknowledged: true, insertedId: id }, 201)
    },
  )
  .get(
    "/users/admin/:email",
    anyoneKnown,
    answers("Whether this is an admin", 200, IsAdmin),
    params(EmailParam),
    async (c) =>
      send(c, IsAdmin, {
        isAdmin: await users.hasRole(c.var.db, c.var.asker, c.req.valid("param").email, "admin"),
      }),
  )
  .get(
    "/users/buyer/:email",
    anyoneKnown,
    answers("Whether this is a buyer", 200, IsBuyer),
    params(EmailParam),
    async (c) =>
      send(c, IsBuyer, {
        isBuyer: await users.hasRole(c.var.db, c.var.asker, c.req.valid("param").email, "Buyer"),
      }),
  )
  .get(
    "/users/seller/:email",
    anyoneKnown,
    answers("Whether this is a seller", 200, IsSeller),
    params(EmailParam),
    async (c) =>
      send(c, IsSeller, {
        isSeller: await users.hasRole(c.var.db, c.var.asker, c.req.valid("param").email, "Seller"),
      }),
  )
