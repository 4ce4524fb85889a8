import type { Context } from "hono"
import { z } from "zod"
import { clientAddress } from "./address.ts"
import type { Env } from "../process/app-context.ts"
import { loggedPath } from "../process/log.ts"
import { countWrite } from "./rate-limit.ts"
import { readPlainBody } from "./well-formed.ts"

const maxBytes = 8_000

// https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
const Report = z.object({
  "csp-report": z.object({
    "effective-directive": z.string().max(100).optional(),
    "violated-directive": z.string().max(100),
    "blocked-uri": z.string().max(2000),
    "document-uri": z.string().max(2000),
  }),
})

/** Logs no personal data: only origins and path patterns. */
export async function collectReport(c: Context<Env>) {
  countWrite(c, undefined)
  const { limits, log } = c.env
  const bytes = Number(c.req.header("Content-Length") ?? Number.POSITIVE_INFINITY)
  if (bytes > maxBytes || !(await limits.reports.allows(clientAddress(c)))) return c.body(null, 204)
  const report = Report.safeParse(await readPlainBody(c).catch(() => undefined))
  if (report.success) log.warn(summaryOf(report.data), "content policy")
  return c.body(null, 204)
}

function summaryOf({ "csp-report": report }: z.infer<typeof Report>) {
  return {
    directive: report["effective-directive"] ?? report["violated-directive"],
    blocked: keywordOrOrigin(report["blocked-uri"]),
    page: loggedPathOf(report["document-uri"]),
  }
}

function keywordOrOrigin(uri: string) {
  return URL.canParse(uri) ? new URL(uri).origin : uri.replaceAll(/[^a-z-]/g, "").slice(0, 40)
}

function loggedPathOf(uri: string) {
  return URL.canParse(uri) ? loggedPath(new URL(uri).pathname) : ""
}
