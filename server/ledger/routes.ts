import { type Context, Hono, type MiddlewareHandler } from "hono"
import { LedgerTotals, MonthParam, Statement } from "../../contract/ledger.ts"
import { requireRole } from "../http/guards.ts"
import { describeResponses, params, send } from "../http/route.ts"
import { declareLanguage, texts } from "../http/texts.ts"
import type { Env } from "../process/app-context.ts"
import type { Seller } from "../users/users.ts"
import { describeCsv } from "./describe-csv.ts"
import { journalOf } from "./journal.ts"
import { statementOf } from "./statements.ts"
import { firstMonth, totals } from "./totals.ts"
import { journalHead, toJournalLine, toStatement, toStatementCsv, toTotals } from "./wire.ts"

/** A middleware before the JSON handler, so that the typed client only knows JSON. */
const statementAsCsv: MiddlewareHandler<Env & { Variables: { user: Seller } }> = async (c, next) => {
  c.header("Vary", "Accept", { append: true })
  if (!c.req.header("Accept")?.startsWith("text/csv")) return next()
  const month = c.req.param("month") ?? ""
  const found = await statementOf(c.env.db, c.var.user.id, month)
  declareCsv(c, `statement-${month}.csv`)
  return c.body(toStatementCsv(found, texts[declareLanguage(c)].statements))
}

export const ledgerRoutes = new Hono<Env>()
  .get(
    "/statements/:month",
    requireRole("Seller"),
    describeCsv(
      "What changed the seller's balance in a month, in Asia/Dhaka; as CSV where Accept asks",
      Statement,
    ),
    params(MonthParam),
    statementAsCsv,
    async (c) => {
      const { month } = c.req.valid("param")
      const found = await statementOf(c.env.db, c.var.user.id, month)
      return send(c, Statement, toStatement(month, found))
    },
  )
  .get(
    "/ledger/totals",
    requireRole("admin"),
    describeResponses("What lies in each account of the ledger; all together 0", 200, LedgerTotals),
    async (c) => {
      const { db } = c.env
      return send(c, LedgerTotals, toTotals(await totals(db), await firstMonth(db)))
    },
  )
  .get(
    "/ledger/:month",
    requireRole("admin"),
    describeCsv("Every line of the ledger of a month, in Asia/Dhaka, as CSV"),
    params(MonthParam),
    async (c) => {
      const { month } = c.req.valid("param")
      const words = texts[declareLanguage(c)].statements
      declareCsv(c, `ledger-${month}.csv`)
      // sent as a whole: nobody would notice missing lines in a stream that broke off
      const lines = [journalHead(words)]
      for await (const row of journalOf(c.env.db, month)) lines.push(toJournalLine(row, words))
      return c.body(lines.join(""))
    },
  )

function declareCsv(c: Context, name: string) {
  c.header("Content-Type", "text/csv; charset=utf-8")
  c.header("Content-Disposition", `attachment; filename="${name}"`)
}
