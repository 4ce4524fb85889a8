import { expect, test } from "vitest"
import { Settled } from "../contract/payments.ts"
import { crawlerRoutes } from "../server/http/crawlers.ts"
import { type Caller, requestOf, type Row, sends } from "./calls/callers.ts"
import { table } from "./calls/calls.ts"
import { testApp } from "./test-app.ts"
import { testDatabase } from "./database.ts"
import { cardOf, holdWithoutEvent } from "./acts/paying.ts"
import { read } from "./people.ts"
import { recordStatements, type Statement } from "./statements.ts"
import { openFixtures, type Fixture } from "./fixture.ts"

const forAnyone = [
  "GET /api/categories",
  "GET /api/categories/{id}",
  "GET /api/products",
  "GET /api/products/{id}",
  "GET /api/products/{id}/similar",
  "GET /api/sellers/{id}",
  "GET /api/sellers/{id}/reviews",
  "GET /api/users",
]

/** Calls that count rows and do not look at the caller. */
const counts = ["GET /api/products/facets"]

const reads = Object.entries(table).filter(([call]) => call.startsWith("GET"))

const statementsDuring = recordStatements((await testDatabase()).pool)
const { context, ...people } = await testApp()
const { fixture } = await openFixtures({ context, ...people })
const fresh = await fixture("fresh")
await fresh.talk()

/** The statements of a call, made by the person it is for. */
async function statementsOf(here: Fixture, call: string, row: Row, who?: Caller) {
  const caller = who ?? (await row.who(here)).at(-1) ?? here.nobody
  const request = await requestOf(call, row, here)
  // the provider's events about a card arrive on their own
  await context.sandbox?.delivered()
  return statementsDuring(async () => {
    await sends(caller, call, request)
    await context.sandbox?.delivered()
  })
}

test.each(Object.entries(table))(
  "%s sends as many statements to the database as the table says",
  async (call, row) => {
    const here = call.startsWith("GET") ? fresh : await fixture("fresh")
    const statements = await statementsOf(here, call, row)
    expect(statements.length, statements.map(({ text }) => text).join("\n")).toBe(row.queries)
  },
)

test("a payment is settled in two round trips beside the provider's", async () => {
  const { nobody, clientSecret } = await fixture("fresh")
  const statements = await statementsDuring(async () => {
    await nobody.post("/api/sandbox/confirm", cardOf(clientSecret))
    await context.sandbox?.delivered()
  })
  expect(besideProvider(statements)).toHaveLength(2)
})

test("a payment is settled in three with the check of the caller, where the buyer's browser comes first", async () => {
  const { db, ana, bookingId } = await fixture("fresh")
  const transactionId = await holdWithoutEvent(db, ana, bookingId)
  const statements = await statementsDuring(async () => {
    await read(Settled, ana.post("/api/payments", { transactionId, bookingId }))
  })
  expect(besideProvider(statements)).toHaveLength(3)
})

function besideProvider(statements: Statement[]) {
  return statements.filter(({ text }) => !text.includes('"sandbox"."intents"'))
}

test("a public call takes one query, and a stranger who is refused none", async () => {
  for (const [call, row] of reads) {
    const statements = await statementsOf(fresh, call, row, fresh.nobody)
    const own = counts.includes(call) ? row.queries : 0
    expect(statements.length, call).toBe(forAnyone.includes(call) ? 1 : own)
  }
})

test.each([
  ["/sitemap.xml", 2],
  ["/sitemaps/pages.xml", 1],
  [`/sitemaps/products.xml?from=${fresh.productId}`, 1],
  [`/sitemaps/sellers.xml?from=${fresh.rahim.id}`, 1],
])("a sitemap is one query, and their index one for each kind: %s", async (path, queries) => {
  const statements = await statementsDuring(async () => {
    expect((await crawlerRoutes.request(path, {}, context)).status).toBe(200)
  })
  expect(statements).toHaveLength(queries)
})

test("products and sellers are counted at most once a minute for the index of sitemaps, whatever is requested", async () => {
  const first = await (await indexOfSitemaps("")).text()
  const statements = await statementsDuring(async () => {
    for (const query of ["", "?a=1", "?a=2"]) expect(await (await indexOfSitemaps(query)).text()).toBe(first)
  })
  expect(statements).toEqual([])
})

function indexOfSitemaps(query: string) {
  return crawlerRoutes.request(`/sitemap.xml${query}`, {}, context)
}

const makes = Object.entries(table).filter(([call]) =>
  /^POST \/api\/(?:products|bookings|wishlist|contact)$/.test(call),
)

test("a longer list takes as many queries as a short one", async () => {
  for (const [call, row] of [...makes, ...makes, ...makes]) await statementsOf(fresh, call, row)
  for (const [call, row] of reads)
    expect((await statementsOf(fresh, call, row)).length, call).toBe(row.queries)
})
