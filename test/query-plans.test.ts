import { sql } from "kysely"
import type { PoolClient } from "pg"
import { expect, test } from "vitest"
import { testApp } from "./test-app.ts"
import { testDatabase } from "./database.ts"
import { doEverything, fullScans } from "./everything.ts"
import { users } from "./long-lists.ts"
import { manyProducts } from "./many-products.ts"
import { recordStatements } from "./statements.ts"
import { listWithLastProduct } from "../server/categories/categories.ts"
import { bookingSorts, ownProductSorts, searchSorts, userSorts, wishSorts } from "../contract/sorts.ts"
import { deleteOldKeys } from "../server/http/idempotency.ts"
import * as notifications from "../server/notifications/notifications.ts"
import { ofRole, publicSellers } from "../server/users/users.ts"

const { pool } = await testDatabase()
const statementsDuring = recordStatements(pool)
const product = await testApp()

const planned = /^\s*(?:select|insert|update|delete|with)\b/i

/** The admin's page of money adds up the whole ledger. */
const readsTheLedger = /sum\("amount"\) as "sum" from "ledgerLines" group by/

/** Excludes statements on the temporary tables of the vocabulary, which no longer exist. */
function isPlanned(statement: string) {
  if (readsTheLedger.test(statement)) return false
  return planned.test(statement) && !/\b(?:from|using) (?:done|counted|correct|shared)\b/.test(statement)
}

/** Makes the planner treat every table as large and scan one sequentially only where no index serves. */
const ofLargeTables = `set local enable_seqscan = off;
  update pg_class set reltuples = 1000000, relpages = 1 where relkind = 'r' and oid >= 16384`

/** The plans of the statements that `work` executes; `settings` apply to the planning connection. */
async function plansOf(work: () => Promise<unknown>, settings: string) {
  const said = await statementsDuring(work)
  const statements = new Set(said.map(({ text }) => text).filter(isPlanned))
  const client = await pool.connect()
  await client.query("begin")
  await client.query(settings)
  const plans: { statement: string; plan: string }[] = []
  for (const statement of statements) plans.push({ statement, plan: await planOf(client, statement) })
  client.release(true)
  return plans
}

/** The generic plan, which the product's connections use because they plan without parameter values. */
async function planOf(client: PoolClient, statement: string) {
  const parameters = new Set(statement.match(/\$\d+/g)).size
  const nothing = parameters > 0 ? `(${Array.from({ length: parameters }, () => "null").join()})` : ""
  await client.query(`prepare asked as ${statement}`)
  const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain execute asked${nothing}`)
  await client.query("deallocate asked")
  return rows.map((row) => row["QUERY PLAN"]).join("\n")
}

test(
  "no statement of the product scans a big table, whatever its parameters are",
  { tags: "full" },
  async () => {
    const plans = await plansOf(() => doEverything(product), ofLargeTables)
    expect(plans.length).toBeGreaterThan(80)
    for (const { statement, plan } of plans) {
      expect(fullScans(plan), statement).toEqual([])
      // the planner assumes that an unknown limit returns a tenth of all rows; Better Auth asks for one row
      if (!statement.includes(`"identity"`)) expect(statement).not.toMatch(/limit \$/)
    }
  },
)

test("no order of a list scans a big table", async () => {
  const { rahim, ana, admin, nobody } = product
  const ask = async () => {
    for (const [who, path, sorts] of [
      [rahim, `myProducts?email=${rahim.email}`, ownProductSorts],
      [ana, `bookings?email=${ana.email}`, bookingSorts],
      [ana, `wishlist?email=${ana.email}`, wishSorts],
      [admin, "users/buyer?", userSorts],
      [nobody, "products?available=all", searchSorts],
      [nobody, "products?posted=day", searchSorts],
    ] as const)
      for (const sort of sorts) expect((await who.get(`/api/${path}&sort=${sort}`)).status).toBe(200)
  }
  const plans = await plansOf(ask, ofLargeTables)
  for (const { statement, plan } of plans) expect(fullScans(plan), statement).toEqual([])
})

test("an admin finds a deal by words, an e-mail address, a transaction and a state without reading all of them", async () => {
  const { admin } = product
  const ask = async () => {
    for (const query of ["q=guitar", "q=guitar&state=paid", "state=disputed,paid", "limit=10"])
      expect((await admin.get(`/api/all-deals?${query}`)).status).toBe(200)
  }
  const plans = await plansOf(ask, ofLargeTables)
  for (const { statement, plan } of plans) expect(fullScans(plan), statement).toEqual([])
})

test("the products of a category are found without scanning all products", async () => {
  const { db, nobody, guitars, drums } = product
  for (let round = 0; round < 30; round += 1) {
    await manyProducts(product, guitars, 50)
    await manyProducts(product, drums, 50)
  }
  const ask = async () => {
    await nobody.get(`/api/products?categoryId=${drums}`)
    await listWithLastProduct(db)
  }
  const plans = await plansOf(ask, "analyze products")
  expect(plans).toHaveLength(2)
  for (const { plan } of plans) expect(plan).toMatch(/^ *->  Index Scan Backward using "list of a category"/m)
})

test("the people of a role are found without scanning all people", async () => {
  const { db } = product
  for (const role of ["Seller", "Buyer"]) await users(role)(product, 1_000)
  const page = { limit: 24 }
  const ask = async () => {
    await ofRole(db, "Seller", page)
    await ofRole(db, "Buyer", page)
    await publicSellers(db, page)
  }
  const plans = await plansOf(ask, "analyze users")
  // where many users were deleted, the planner reads the same index by a bitmap scan
  const indexes = plans.map(({ plan }) => /Index Scan (?:using|on) (\w+)/.exec(plan)?.[1])
  expect(indexes).toEqual(["sellers", "buyers", "sellers"])
})

test("old notifications and idempotency keys are deleted without scanning all of them", async () => {
  const { db, ana } = product
  await sql`insert into notifications (id, "userId", type, key, version, "createdAt")
    select gen_random_uuid(), ${ana.id}, 'price-changed', n, 1, now() - make_interval(mins => n * 13)
    from generate_series(1, 20000) as n`.execute(db)
  await sql`insert into "idempotencyKeys" (caller, call, key, "bodyHash", "createdAt")
    select 'anyone', 'POST /bookings', n, '', now() - make_interval(secs => n * 4.4)
    from generate_series(1, 20000) as n`.execute(db)
  const plans = await plansOf(async () => {
    await notifications.deleteOld(db)
    await deleteOldKeys(db)
  }, `analyze notifications; analyze "idempotencyKeys"`)
  expect(plans).toHaveLength(2)
  for (const { plan } of plans) expect(fullScans(plan)).toEqual([])
})
