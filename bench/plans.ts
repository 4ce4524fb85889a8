import { mkdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Pool } from "pg"
import { connect } from "../db/connect.ts"
import { doEverything, fullScans } from "../test/everything.ts"
import { signUpUsers } from "../test/sign-up-users.ts"
import type { Line } from "./figure.ts"

const folder = join(import.meta.dirname, "plans")
type Plan = { statement: string; plan: string }
type Request = { path: string; headers: Record<string, string> }

/** Runs these requests, then everything the product does, and writes the plan of each statement to bench/plans. */
export async function plansLine(url: string, requests: Request[]): Promise<Line> {
  const database = connect(url, { statementTimeout: 60_000 })
  try {
    const plans = collectPlans(database.pool)
    const people = await signUpUsers(database)
    for (const { path, headers } of requests) await people.api.request(path, { headers })
    const rows = await people.db.selectFrom("categories").select("id").orderBy("position").execute()
    const [guitars = "", drums = ""] = rows.map(({ id }) => id)
    await doEverything({ ...people, guitars, drums })
    await writePlans(plans)
    return lineOf(plans)
  } finally {
    await database.close()
  }
}

/** Collects the plan of each statement's first execution. */
function collectPlans(pool: Pool) {
  const plans: Plan[] = []
  const known = new Set<string>()
  pool.on("connect", (client) => {
    void client.query(explain)
    client.on("notice", ({ message }) => {
      const [, statement = "", plan = ""] = explained.exec(message ?? "") ?? []
      if (!statement || known.has(statement) || statement.includes("pg_catalog")) return
      known.add(statement)
      plans.push({ statement, plan })
    })
  })
  return plans
}

// https://www.postgresql.org/docs/current/auto-explain.html; needs a superuser
const explain = `
  load 'auto_explain';
  set auto_explain.log_min_duration = 0;
  set auto_explain.log_analyze = on;
  set auto_explain.log_buffers = on;
  set auto_explain.log_parameter_max_length = 0;
  set auto_explain.log_level = notice`

/** The statement, and the plan, which begins with the first line that has a cost. */
const explained = /Query Text: ([^]+?)\n((?! ).*\(cost=[^]*)/

async function writePlans(plans: Plan[]) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const names = new Map<string, number>()
  for (const { statement, plan } of plans) {
    const name = nameOf(statement)
    const place = (names.get(name) ?? 0) + 1
    names.set(name, place)
    await writeFile(join(folder, `${name}-${place}.txt`), `${statement.trim()}\n\n${plan}\n`)
  }
}

/** The first verb and table of a statement: "insert-bookings". */
function nameOf(statement: string) {
  const change = /(?<!for )\b(insert|update|delete)(?: into| from)? ("?[\w".]+)/.exec(statement)
  const [, verb = "", name = ""] =
    change ?? /\b(select)\b[^]*? from \(?(?:select \* from )?("?[\w".]+)/.exec(statement) ?? []
  return `${verb}-${name.replaceAll('"', "").replaceAll(".", "-")}`
}

function lineOf(plans: Plan[]): Line {
  const scanned = plans.flatMap(({ statement, plan }) =>
    fullScans(plan).map((name) => `${name} by ${nameOf(statement)}`),
  )
  return {
    figure: "Statements that scan a big table, with 1,000,000 products and bookings",
    target: "0",
    measured: `${scanned.length} of ${plans.length}${scanned.length > 0 ? `: ${scanned.join(", ")}` : ""}`,
    held: scanned.length === 0,
  }
}
