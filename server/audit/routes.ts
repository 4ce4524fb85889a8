import { Hono } from "hono"
import { AuditEntries } from "../../contract/audit.ts"
import { Page } from "../../contract/fields.ts"
import { requireRole } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { describeResponses, query, send } from "../http/route.ts"
import * as audit from "./audit.ts"
import { toAuditEntry } from "./wire.ts"

export const auditRoutes = new Hono<Env>().get(
  "/audit",
  requireRole("admin"),
  describeResponses("What admins did, and every step of money, newest first", 200, AuditEntries),
  query(Page),
  async (c) => {
    const page = await readPageRequest(c, c.req.valid("query"))
    const rows = await paginate(c, page, await audit.list(c.env.db, page), ({ id }) => id)
    return send(c, AuditEntries, rows.map(toAuditEntry))
  },
)
