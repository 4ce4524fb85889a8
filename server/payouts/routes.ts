import { Hono } from "hono"
import { Inserted, Modified } from "../../contract/fields.ts"
import {
  Balance,
  BalancesPage,
  EndedPayout,
  NewPayout,
  NewPayoutAccount,
  PayoutParam,
  SellerBalances,
  SellerParam,
  WriteOff,
} from "../../contract/payouts.ts"
import { toPoisha } from "../../contract/poisha.ts"
import { requireRole } from "../http/guards.ts"
import { idempotencyKeyHeader, withIdempotency } from "../http/idempotency.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { body, describeResponses, params, query, send } from "../http/route.ts"
import { confirmPassword } from "../identity/confirm-password.ts"
import type { Env } from "../process/app-context.ts"
import * as account from "./account.ts"
import * as balances from "./balances.ts"
import * as payouts from "./payouts.ts"
import { toBalance, toSellerBalance } from "./wire.ts"
import { writeOff } from "./write-off.ts"

export const payoutRoutes = new Hono<Env>()
  .get(
    "/balance",
    requireRole("Seller"),
    describeResponses("What the seller is owed, and where it is paid to", 200, Balance),
    async (c) => {
      const { db } = c.env
      const { id } = c.var.user
      const [sums, known] = [await balances.ofSeller(db, id), await account.find(db, id)]
      return send(c, Balance, toBalance(sums, known))
    },
  )
  .put(
    "/payout-account",
    requireRole("Seller"),
    describeResponses(
      "Where the seller is paid; mailed to them at each change, and nothing is paid out for 72 hours",
      200,
      Modified,
      "auth/wrong-password",
      "payout-pending",
      "too-many-requests",
      "unavailable",
    ),
    body(NewPayoutAccount),
    async (c) => {
      const { password, ...details } = c.req.valid("json")
      await confirmPassword(c, c.var.user, password)
      const modifiedCount = await account.change(c.env.db, c.env.site(), c.var.user, details)
      return send(c, Modified, { modifiedCount })
    },
  )
  .get(
    "/balances",
    requireRole("admin"),
    describeResponses(
      "Sellers with money to get or to give back; who has waited longest first",
      200,
      SellerBalances,
    ),
    query(BalancesPage),
    async (c) => {
      const page = await readPageRequest(c, { ...c.req.valid("query"), sort: "dueAt" as const })
      const rows = await paginate(c, page, await balances.all(c.env.db, page), ({ id }) => id)
      return send(c, SellerBalances, rows.map(toSellerBalance))
    },
  )
  .post(
    "/balances/:id/write-off",
    requireRole("admin"),
    describeResponses(
      "Give up what a seller owes: the operator bears it",
      201,
      Inserted,
      "not-found",
      "on-hold",
      "conflict",
    ),
    params(SellerParam),
    idempotencyKeyHeader,
    body(WriteOff),
    async (c) => {
      const [{ id }, header, input] = [c.req.valid("param"), c.req.valid("header"), c.req.valid("json")]
      const call = { call: `POST /balances/${id}/write-off`, person: c.var.user, header, body: input }
      const insertedId = await withIdempotency(c.env.db, call, (db) =>
        writeOff(db, c.var.user, id, toPoisha(input.amount)),
      )
      return send(c, Inserted, { acknowledged: true, insertedId }, 201)
    },
  )
  .post(
    "/payouts",
    requireRole("admin"),
    describeResponses(
      "Begin to pay a seller the whole balance",
      201,
      Inserted,
      "not-found",
      "suspended",
      "payout-pending",
      "on-hold",
      "conflict",
    ),
    idempotencyKeyHeader,
    body(NewPayout),
    async (c) => {
      const [header, input] = [c.req.valid("header"), c.req.valid("json")]
      const call = { call: "POST /payouts", person: c.var.user, header, body: input }
      const insertedId = await withIdempotency(c.env.db, call, (db) =>
        payouts.begin(db, c.var.user, input.sellerId, toPoisha(input.amount)),
      )
      return send(c, Inserted, { acknowledged: true, insertedId }, 201)
    },
  )
  .patch(
    "/payouts/:id",
    requireRole("admin"),
    describeResponses(
      "Say that a payout arrived, or that it failed",
      200,
      Modified,
      "not-found",
      "wrong-state",
    ),
    params(PayoutParam),
    body(EndedPayout),
    async (c) => {
      const { id } = c.req.valid("param")
      const modifiedCount = await payouts.end(c.env.db, c.var.user, id, c.req.valid("json"))
      return send(c, Modified, { modifiedCount })
    },
  )
