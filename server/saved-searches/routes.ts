import { Hono } from "hono"
import { Deleted, Inserted, Modified } from "../../contract/fields.ts"
import {
  NewSavedSearch,
  SavedSearchChanges,
  SavedSearches,
  SavedSearchParam,
} from "../../contract/saved-searches.ts"
import { requireMember } from "../http/guards.ts"
import { idempotencyKeyHeader, withIdempotency } from "../http/idempotency.ts"
import { body, describeResponses, params, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import * as savedSearches from "./saved-searches.ts"
import { fromNewSavedSearch, toSavedSearch } from "./wire.ts"

export const savedSearchRoutes = new Hono<Env>()
  .get(
    "/saved-searches",
    requireMember,
    describeResponses("One's saved searches, the newest first", 200, SavedSearches),
    async (c) => {
      const rows = await savedSearches.list(c.env.db, c.var.user)
      return send(c, SavedSearches, rows.map(toSavedSearch))
    },
  )
  .post(
    "/saved-searches",
    requireMember,
    describeResponses(
      "Be told of products that a search will find; the same search is saved once",
      201,
      Inserted,
      "invalid",
      "search-limit",
      "conflict",
    ),
    idempotencyKeyHeader,
    body(NewSavedSearch),
    async (c) => {
      const [header, input] = [c.req.valid("header"), c.req.valid("json")]
      const call = { call: "POST /saved-searches", person: c.var.user, header, body: input }
      const insertedId = await withIdempotency(c.env.db, call, (db) =>
        savedSearches.add(db, c.var.user, fromNewSavedSearch(input)),
      )
      return send(c, Inserted, { acknowledged: true, insertedId }, 201)
    },
  )
  .patch(
    "/saved-searches/:id",
    requireMember,
    describeResponses("Name a saved search, or say how often to be told", 200, Modified, "not-found"),
    params(SavedSearchParam),
    body(SavedSearchChanges),
    async (c) => {
      const { id } = c.req.valid("param")
      const modifiedCount = await savedSearches.change(c.env.db, c.var.user, id, c.req.valid("json"))
      return send(c, Modified, { modifiedCount })
    },
  )
  .delete(
    "/saved-searches/:id",
    requireMember,
    describeResponses("Delete a saved search", 200, Deleted, "not-found"),
    params(SavedSearchParam),
    async (c) => {
      const deletedCount = await savedSearches.remove(c.env.db, c.var.user, c.req.valid("param").id)
      return send(c, Deleted, { deletedCount })
    },
  )
