import { type ExpressionBuilder, sql } from "kysely"
import type { ReportState } from "../../contract/reports.ts"
import { newestFirst, oldestFirst, type PageRequest } from "../../db/list.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Tables } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { suspensionEnd } from "../users/suspended.ts"
import type { Admin } from "../users/users.ts"

export function list(db: Db, admin: Admin, state: ReportState, page: PageRequest) {
  const all = forAdmin(db, admin)
  if (state === "open")
    return oldestFirst(all.where("reports.outcome", "is", null), "reports.id", page).execute()
  return newestFirst(all.where("reports.outcome", "is not", null), "reports.id", page).execute()
}

/** Throws `not-found`. */
export function get(db: Db, admin: Admin, id: string) {
  return forAdmin(db, admin)
    .where("reports.id", "=", id)
    .executeTakeFirstOrThrow(() => unknownReport)
}

export const unknownReport = new Problem("not-found", (say) => say.unknownReport)

export type ReportRow = Awaited<ReturnType<typeof list>>[number]

/** Hides reports from an admin who is a participant. */
function forAdmin(db: Db, { id }: Admin) {
  return db
    .selectFrom("reports")
    .innerJoin("conversations", "conversations.id", "reports.conversationId")
    .innerJoin("products", "products.id", "conversations.productId")
    .innerJoin("users as reporter", "reporter.id", "reports.reporterId")
    .innerJoin("users as reported", (join) => join.on("reported.id", "=", reportedId))
    .leftJoinLateral(earlier, (join) => join.onTrue())
    .select(["earlierOutcome", "earlierClosedAt"])
    .select(["reports.id", "reports.conversationId", "reports.reporterId", "reports.upTo", "reports.readBy"])
    .select([
      "reports.reason",
      "reports.statement",
      "reports.createdAt",
      "reports.outcome",
      "reports.closedAt",
    ])
    .select(["reporter.name as reporterName", "reporter.role as reporterRole", "productName"])
    .select(["reported.id as reportedId", "reported.name as reportedName", "reported.role as reportedRole"])
    .select(["reported.suspensionReason", suspensionEnd("reported").as("suspendedUntil")])
    .where("conversations.buyerId", "<>", id)
    .where("conversations.sellerId", "<>", id)
}

/** The previous report of the same conversation by the same person. */
function earlier(eb: ExpressionBuilder<Tables, "reports">) {
  return eb
    .selectFrom("reports as before")
    .select(["before.outcome as earlierOutcome", "before.closedAt as earlierClosedAt"])
    .whereRef("before.conversationId", "=", "reports.conversationId")
    .whereRef("before.reporterId", "=", "reports.reporterId")
    .whereRef("before.id", "<", "reports.id")
    .orderBy("before.id", "desc")
    .limit(limitLiteral(1))
    .as("earlier")
}

const reportedId = sql<string>`case when reports."reporterId" = conversations."buyerId"
  then conversations."sellerId" else conversations."buyerId" end`
