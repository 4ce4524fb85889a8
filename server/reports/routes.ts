import { Hono } from "hono"
import { describeRoute } from "hono-openapi"
import { Inserted, Modified } from "../../contract/fields.ts"
import { ConversationParam, MessagesPage } from "../../contract/messages.ts"
import {
  NewReport,
  Report,
  ReportDecision,
  ReportedMessages,
  ReportParam,
  ReportPhotoParam,
  Reports,
  ReportsPage,
} from "../../contract/reports.ts"
import { requireMember, requireRole } from "../http/guards.ts"
import { paginate, paginateNumbered, readPageRequest } from "../http/paging.ts"
import { body, describeFailures, describeResponses, params, query, send } from "../http/route.ts"
import { variantType } from "../images/image-host.ts"
import type { Env } from "../process/app-context.ts"
import { close } from "./close.ts"
import * as reading from "./read.ts"
import { report } from "./report.ts"
import * as reports from "./reports.ts"
import { toReport, toReportedMessage } from "./wire.ts"

const admin = requireRole("admin")

export const reportRoutes = new Hono<Env>()
  .post(
    "/conversations/:id/report",
    requireMember,
    describeResponses(
      "Report one of one's conversations to the admins, who can read it as it is now until they close the report; while one is open, its id is returned",
      201,
      Inserted,
      "not-found",
      "no-longer-available",
    ),
    params(ConversationParam),
    body(NewReport),
    async (c) => {
      const { id } = c.req.valid("param")
      const insertedId = await report(c.env.db, c.var.user, id, c.req.valid("json"))
      return send(c, Inserted, { acknowledged: true, insertedId }, 201)
    },
  )
  .get(
    "/reports",
    admin,
    describeResponses(
      "Reports of conversations: of the open ones who has waited longest first, of the closed ones the latest",
      200,
      Reports,
    ),
    query(ReportsPage),
    async (c) => {
      const { state, ...paging } = c.req.valid("query")
      const page = await readPageRequest(c, paging)
      const found = await reports.list(c.env.db, c.var.user, state, page)
      const rows = await paginate(c, page, found, ({ id }) => id)
      return send(c, Reports, rows.map(toReport))
    },
  )
  .get(
    "/reports/:id",
    admin,
    describeResponses("One report, without what was written", 200, Report, "not-found"),
    params(ReportParam),
    async (c) => {
      const row = await reports.get(c.env.db, c.var.user, c.req.valid("param").id)
      return send(c, Report, toReport(row))
    },
  )
  .get(
    "/reports/:id/messages",
    admin,
    describeResponses(
      "What was written until it was reported, newest first, while the report is open; the audit log says who has read it",
      200,
      ReportedMessages,
      "not-found",
    ),
    params(ReportParam),
    query(MessagesPage),
    async (c) => {
      const position = c.req.valid("query")
      const { id } = c.req.valid("param")
      const { rows, report } = await reading.messages(c.env.db, c.var.user, id, position)
      const page = paginateNumbered(c, position, rows)
      return send(
        c,
        ReportedMessages,
        page.map((row) => toReportedMessage(row, report.reporterId)),
      )
    },
  )
  .get(
    "/reports/:id/photos/:photoId",
    admin,
    describeRoute({
      summary: "A photo of one of these messages",
      responses: {
        200: { description: "The photo", content: { [variantType.mime]: {} } },
        ...describeFailures(["not-found"]),
      },
    }),
    params(ReportPhotoParam),
    async (c) => {
      const { id, photoId } = c.req.valid("param")
      const { bytes } = await reading.photo(c.env.db, c.var.user, id, photoId)
      return c.body(new Uint8Array(bytes), 200, { "Content-Type": variantType.mime })
    },
  )
  .patch(
    "/reports/:id",
    admin,
    describeResponses(
      "Close a report; whoever made it is told of the outcome. `conflict` where it was closed otherwise, or for `suspended` where nobody is",
      200,
      Modified,
      "not-found",
      "conflict",
    ),
    params(ReportParam),
    body(ReportDecision),
    async (c) => {
      const { id } = c.req.valid("param")
      return send(c, Modified, {
        modifiedCount: await close(c.env.db, c.var.user, id, c.req.valid("json")),
      })
    },
  )
