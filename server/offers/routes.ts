import { Hono } from "hono"
import { BookingParam } from "../../contract/bookings.ts"
import { Deal } from "../../contract/deals.ts"
import { Inserted } from "../../contract/fields.ts"
import { NewOffer, OfferFilter, OfferParam, Offers } from "../../contract/offers.ts"
import { toPoisha } from "../../contract/poisha.ts"
import type { ProblemCode } from "../../contract/problem.ts"
import { respondWithDeal } from "../deals/respond.ts"
import { requireConfirmedEmail, requireMember, requireRole } from "../http/guards.ts"
import { idempotencyKeyHeader, withIdempotency } from "../http/idempotency.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { body, describeResponses, params, query, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { accept, counter, decline, withdraw } from "./answer-offer.ts"
import { ofPerson } from "./find-offer.ts"
import { makeOffer } from "./make-offer.ts"
import { toOffer } from "./wire.ts"

const codes = ["not-found", "forbidden", "offer-over"] as const satisfies ProblemCode[]
const notToBuy = [
  "suspended",
  "already-sold",
  "reserved",
  "no-longer-available",
] as const satisfies ProblemCode[]

export const offerRoutes = new Hono<Env>()
  .get(
    "/offers",
    requireMember,
    describeResponses("One's own offers as buyer or seller, newest first", 200, Offers),
    query(OfferFilter),
    async (c) => {
      const filter = c.req.valid("query")
      const page = await readPageRequest(c, filter)
      const rows = await ofPerson(c.env.db, c.var.user, filter, page)
      const found = await paginate(c, page, rows, ({ id }) => id)
      return send(
        c,
        Offers,
        found.map((offer) => toOffer(c.var.user, offer)),
      )
    },
  )
  .post(
    "/bookings/:id/offers",
    requireRole("Buyer"),
    requireConfirmedEmail,
    describeResponses(
      "Offer another price for what one has booked",
      201,
      Inserted,
      ...notToBuy,
      "email-unconfirmed",
      "not-found",
      "wrong-state",
      "offers-closed",
      "offer-limit",
      "conflict",
      "unreadable",
    ),
    idempotencyKeyHeader,
    params(BookingParam),
    body(NewOffer),
    async (c) => {
      const { id } = c.req.valid("param")
      const offer = c.req.valid("json")
      const call = {
        call: `POST /bookings/${id}/offers`,
        person: c.var.user,
        header: c.req.valid("header"),
        body: offer,
      }
      const insertedId = await withIdempotency(c.env.db, call, (db) =>
        makeOffer(db, c.env.cards.limits, c.var.user, id, toPoisha(offer.amount)),
      )
      return send(c, Inserted, { acknowledged: true, insertedId }, 201)
    },
  )
  .post(
    "/offers/:id/accept",
    requireMember,
    describeResponses(
      "Agree to an offer: the product is kept for its buyer at this price",
      200,
      Deal,
      ...codes,
      ...notToBuy,
      "wrong-state",
      "payment-refused",
      "payment-under-way",
    ),
    params(OfferParam),
    async (c) =>
      respondWithDeal(c, await accept(c.env.db, c.env.cards.limits, c.var.user, c.req.valid("param").id)),
  )
  .post(
    "/offers/:id/decline",
    requireMember,
    describeResponses("Agree to no such price", 200, Deal, ...codes),
    params(OfferParam),
    async (c) => respondWithDeal(c, await decline(c.env.db, c.var.user, c.req.valid("param").id)),
  )
  .post(
    "/offers/:id/withdraw",
    requireMember,
    describeResponses("Take one's own offer back", 200, Deal, ...codes),
    params(OfferParam),
    async (c) => respondWithDeal(c, await withdraw(c.env.db, c.var.user, c.req.valid("param").id)),
  )
  .post(
    "/offers/:id/counter",
    requireMember,
    describeResponses(
      "Offer another price instead",
      200,
      Deal,
      ...codes,
      ...notToBuy,
      "offers-closed",
      "offer-limit",
      "invalid",
    ),
    params(OfferParam),
    body(NewOffer),
    async (c) => {
      const amount = toPoisha(c.req.valid("json").amount)
      return respondWithDeal(
        c,
        await counter(c.env.db, c.env.cards.limits, c.var.user, c.req.valid("param").id, amount),
      )
    },
  )
