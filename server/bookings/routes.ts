import { Hono } from "hono"
import { Booking, BookingFilter, BookingParam, Bookings, NewBooking } from "../../contract/bookings.ts"
import { Deleted, Inserted } from "../../contract/fields.ts"
import { ProductBookings, ProductBookingsPage } from "../../contract/own-products.ts"
import { ProductParam } from "../../contract/products.ts"
import { requireConfirmedEmail, requireRole } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { withIdempotency, idempotencyKeyHeader } from "../http/idempotency.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { Problem } from "../http/problem.ts"
import { describeResponses, body, params, query, send } from "../http/route.ts"
import { recordsOf } from "./buyer-records.ts"
import { ofProduct } from "./of-product.ts"
import { remember } from "../profiles/profiles.ts"
import * as bookings from "./bookings.ts"
import { fromNewBooking, toBooking, toContact, toProductBooking } from "./wire.ts"

export const bookingRoutes = new Hono<Env>()
  .get(
    "/bookings",
    requireRole("Buyer"),
    describeResponses("The buyer's own bookings, newest first", 200, Bookings),
    query(BookingFilter),
    async (c) => {
      const { email, ...filter } = c.req.valid("query")
      if (email !== c.var.user.email) throw new Problem("forbidden", (say) => say.onlyItsBuyer)
      const page = await readPageRequest(c, filter)
      const own = await bookings.ofBuyer(c.env.db, c.var.user, filter, page)
      const rows = await paginate(c, page, own, ({ id }) => id)
      return send(c, Bookings, rows.map(toBooking))
    },
  )
  .get(
    "/bookings/:id",
    requireRole("Buyer"),
    describeResponses("One of the buyer's own bookings", 200, Booking, "not-found"),
    params(BookingParam),
    async (c) => {
      const row = await bookings.get(c.env.db, c.var.user, c.req.valid("param").id)
      return send(c, Booking, toBooking(row))
    },
  )
  .get(
    "/myProducts/:id/bookings",
    requireRole("Seller"),
    describeResponses(
      "Who wants one's own product, with what they offer and what is known of them, newest first; of a sold one the buyer who paid",
      200,
      ProductBookings,
      "not-found",
    ),
    params(ProductParam),
    query(ProductBookingsPage),
    async (c) => {
      const page = await readPageRequest(c, c.req.valid("query"))
      const { id: productId } = c.req.valid("param")
      const rows = await ofProduct(c.env.db, c.var.user, productId, page)
      const found = await paginate(c, page, rows, ({ id }) => id)
      const recordOf = await recordsOf(
        c.env.db,
        found.map(({ buyerId }) => buyerId),
      )
      return send(
        c,
        ProductBookings,
        found.map((row) => toProductBooking(row, recordOf(row.buyerId))),
      )
    },
  )
  .post(
    "/bookings",
    requireRole("Buyer"),
    requireConfirmedEmail,
    describeResponses(
      "Book a product",
      201,
      Inserted,
      "email-unconfirmed",
      "suspended",
      "not-found",
      "already-sold",
      "already-booked",
      "price-changed",
      "payment-refused",
      "conflict",
      "unreadable",
    ),
    idempotencyKeyHeader,
    body(NewBooking),
    async (c) => {
      const booking = c.req.valid("json")
      const call = {
        call: "POST /bookings",
        person: c.var.user,
        header: c.req.valid("header"),
        body: booking,
      }
      const insertedId = await withIdempotency(c.env.db, call, (db) =>
        bookings.add(db, c.env.cards.limits, c.var.user, fromNewBooking(booking)),
      )
      await remember(c.env.db, c.var.user, toContact(booking))
      return send(c, Inserted, { acknowledged: true, insertedId }, 201)
    },
  )
  .delete(
    "/bookings/:id",
    requireRole("Buyer"),
    describeResponses("Remove one's own booking", 200, Deleted, "not-found", "payment-under-way"),
    params(BookingParam),
    async (c) => {
      const deletedCount = await bookings.remove(c.env.db, c.var.user, c.req.valid("param").id)
      return send(c, Deleted, { deletedCount })
    },
  )
