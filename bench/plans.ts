import { mkdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Pool, PoolClient } from "pg"
import { connect } from "../db/connect.ts"
import { tidy } from "../server/images/orphans.ts"
import { round } from "../server/mail/rounds.ts"
import { sweep } from "../server/payments/sweep.ts"
import { sends } from "../test/askers.ts"
import { table } from "../test/calls.ts"
import { troupe } from "../test/troupe.ts"
import { openWorlds } from "../test/world.ts"
import type { Line } from "./figure.ts"

const folder = join(import.meta.dirname, "plans")
const bigTables = [
  "products",
  "images",
  "bookings",
  "wishlist",
  "payments",
  "paymentIntents",
  "users",
  "audit",
]
// not what Better Auth asks about the tables themselves
const explainable = /^\s*(?:select|insert|update|delete|with)\b(?![^]*pg_catalog)/i

type Plan = { statement: string; plan: string }
type Request = { path: string; headers: Record<string, string> }

/**
 * Makes every call of the API on this database, these requests first, and the regular work too. Each statement is
 * explained at the moment at which the product says it first; the plans are kept in bench/plans.
 */
export async function plansLine(url: string, requests: Request[]): Promise<Line> {
  const database = connect(url, { statementTimeout: 60_000 })
  try {
    const plans = explaining(database.pool)
    const people = await troupe(database)
    for (const { path, headers } of requests) await people.api.request(path, { headers })
    await callAll(people)
    await sweep(people.house)
    await tidy(people.house)
    await round(people.house)
    await keep(plans)
    return lineOf(plans)
  } finally {
    await database.close()
  }
}

async function callAll(people: Awaited<ReturnType<typeof troupe>>) {
  const rows = await people.db.selectFrom("categories").select("id").orderBy("position").execute()
  const [guitars = "", drums = ""] = rows.map(({ id }) => id)
  const { world } = await openWorlds({ ...people, guitars, drums })
  for (const [call, row] of Object.entries(table)) {
    const here = await world("fresh")
    for (const asker of [here.nobody, ...(await row.who(here))])
      await sends(asker, call, await row.asks(here))
    await people.house.sandbox?.delivered()
  }
}

/** Each statement's plan as soon as it was said, on the same connection and with the same values, undone at once. */
function explaining(pool: Pool) {
  const plans: Plan[] = []
  const known = new Set<string>()
  pool.on("connect", (client) => {
    const query = client.query.bind(client)
    let isInTransaction = false
    const explain = async (statement: string, values: unknown[]) => {
      const [enter, leave] = isInTransaction
        ? ["savepoint before", "rollback to before"]
        : ["begin", "rollback"]
      await query(enter)
      const found = await query<{ "QUERY PLAN": string }>(
        `explain (analyze, buffers) ${statement}`,
        values,
      ).then(
        ({ rows }) => rows.map((row) => row["QUERY PLAN"]).join("\n"),
        (error: unknown) => String(error),
      )
      await query(leave)
      plans.push({ statement, plan: found })
    }
    client.query = new Proxy(client.query, {
      async apply(target, self: PoolClient, words: [unknown, unknown[]?]) {
        const [statement, values = []] = words
        if (typeof statement !== "string") return Reflect.apply(target, self, words)
        if (/^(?:begin|start)/.test(statement)) isInTransaction = true
        if (/^(?:commit|rollback)$/.test(statement)) isInTransaction = false
        if (explainable.test(statement) && !known.has(statement)) {
          known.add(statement)
          await explain(statement, values)
        }
        return Reflect.apply(target, self, words)
      },
    })
  })
  return plans
}

async function keep(plans: Plan[]) {
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

/** What it does to which table first: "insert-bookings". */
function nameOf(statement: string) {
  const change = /(?<!for )\b(insert|update|delete)(?: into| from)? ("?[\w".]+)/.exec(statement)
  const [, verb = "", name = ""] =
    change ?? /\b(select)\b[^]*? from \(?(?:select \* from )?("?[\w".]+)/.exec(statement) ?? []
  return `${verb}-${name.replaceAll('"', "").replaceAll(".", "-")}`
}

function lineOf(plans: Plan[]): Line {
  const scanned = plans.flatMap(({ statement, plan }) =>
    bigTables
      .filter((name) => new RegExp(`Seq Scan on "?${name}\\b`).test(plan))
      .map((name) => `${name} by ${nameOf(statement)}`),
  )
  return {
    figure: "Statements that scan a big table, with 1,000,000 products and bookings",
    target: "0",
    measured: `${scanned.length} of ${plans.length}${scanned.length > 0 ? `: ${scanned.join(", ")}` : ""}`,
    held: scanned.length === 0,
  }
}
