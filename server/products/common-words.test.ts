import { sql } from "kysely"
import { beforeAll, expect, test } from "vitest"
import { type Product, Products } from "../../contract/products.ts"
import type { Db } from "../../db/tables.ts"
import { read } from "../../test/people.ts"
import { type TestApp, testApp } from "../../test/test-app.ts"
import { refreshVocabulary } from "./vocabulary.ts"

const common = [
  "q=guitar&sort=relevance",
  "q=guitar&sort=relevance&available=all",
  "q=guitar&sort=newest",
  "q=guitar&sort=price&available=all",
  "q=guitar&sort=-price",
  "q=guitar&sort=price&max=200",
  "sort=price&max=300&district=dhaka",
]

let app: TestApp

beforeAll(async () => {
  app = await testApp()
  await insertMany(app)
  await refreshVocabulary(app.db)
}, 600_000)

test.each(common)(
  "all pages of %s are the whole list, however many there are",
  { tags: "full" },
  async (query) => {
    const { db, nobody } = app
    const first = await nobody.get(`/api/products?${query}&limit=1`)
    expect(first.headers.get("X-Total-Count")).toMatch(/^(?:\d{1,3}|1000\+)$/)
    if (!query.includes("max")) expect(first.headers.get("X-Total-Count")).toBe("1000+")
    const products = await readAll(nobody, `/api/products?${query}&limit=100`)
    const statuses = products.map(({ saleStatus }) => saleStatus)
    expect(statuses).toEqual(statuses.toSorted())
    expect(new Set(products.map(({ _id }) => _id)).size).toBe(products.length)
    expect(products.length).toBe(await countAll(db, query))
    const available = products.filter(({ saleStatus }) => saleStatus === "AVAILABLE")
    const [ids, prices] = [available.map(({ _id }) => _id), available.map(({ sellingPrice }) => sellingPrice)]
    if (query.includes("newest")) expect(ids).toEqual(ids.toSorted().toReversed())
    if (query.includes("=price")) expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    if (query.includes("-price")) expect(prices).toEqual(prices.toSorted((one, other) => other - one))
  },
)

/** More products than one batch reads; all sold ones are older than the newest of the batch. */
async function insertMany({ db, rahim, guitars, drums }: TestApp) {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`update search.progress set "rebuiltAt" = '-infinity'`.execute(tx)
    await sql`insert into products (id, "sellerId", "categoryId", "productName", "productCondition", "sellingPrice",
        "buyingPrice", "timeUsed", "phoneNumber", location, district, "productDescription", "soldAt")
      select (lpad(to_hex(number), 8, '0') || '-0000-7000-8000-000000000000')::uuid, ${rahim.id}::uuid,
        case when number % 4 = 0 then ${drums}::uuid else ${guitars}::uuid end,
        case when number % 4 = 0 then 'Drum' else 'Guitar ' || repeat('fine ', number % 5) end, 'Good',
        10000 + number * 7919 % 50000, 0, '', '1', 'Dhaka', 'dhaka', '', case when number % 7 = 0 and number < 4000 then now() end
      from generate_series(1, 24000) as number`.execute(tx)
  })
}

async function countAll(db: Db, query: string) {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from products
    where (${!query.includes("q=")} or "productName" like 'Guitar%')
      and (${query.includes("all")} or "soldAt" is null)
      and "sellingPrice" <= 100 * ${Number(/max=(\d+)/.exec(query)?.[1] ?? 1_000_000)}`.execute(db)
  return rows[0]?.count
}

async function readAll({ get }: TestApp["nobody"], path: string) {
  const all: Product[] = []
  let next: string | undefined = path
  while (next) {
    const response = await get(next)
    all.push(...(await read(Products, response.clone())))
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1]
  }
  return all
}
