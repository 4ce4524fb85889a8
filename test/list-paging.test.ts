import { sql } from "kysely"
import { expect, test } from "vitest"
import { z } from "zod"
import { Id } from "../contract/fields.ts"
import { isFull } from "./breadth.ts"
import { type TestApp, testApp } from "./test-app.ts"
import {
  bookings,
  closedConversations,
  guitars,
  guitarsAndDrum,
  members,
  messages,
  users,
  varyRows,
  wishes,
} from "./long-lists.ts"
import { type Person, read } from "./people.ts"

const Rows = z.array(z.looseObject({ _id: Id, product: z.looseObject({}).optional() }))
type Row = z.infer<typeof Rows>[number]

/** Each list: its reader, how its rows are inserted, and the field of each sort order. */
const table = {
  "the products of a category": ({ nobody, guitars: id }: TestApp) => ({
    who: nobody,
    path: `products?categoryId=${id}`,
    fill: guitarsAndDrum,
  }),
  "my products": ({ rahim }: TestApp) => ({
    who: rahim,
    path: `myProducts?email=${rahim.email}`,
    fill: guitars,
    sorts: { name: "productName", category: "productCategory", price: "sellingPrice", status: "saleStatus" },
  }),
  "my orders": ({ ana }: TestApp) => ({
    who: ana,
    path: `bookings?email=${ana.email}`,
    fill: bookings,
    sorts: { product: "productName", seller: "sellerName", price: "sellingPrice", date: "createdAt" },
  }),
  wishlist: ({ ana }: TestApp) => ({
    who: ana,
    path: `wishlist?email=${ana.email}`,
    fill: wishes,
    sorts: { name: "productName", price: "sellingPrice" },
  }),
  "all sellers": ({ admin }: TestApp) => ({
    who: admin,
    path: "users/seller?",
    fill: users("Seller"),
    sorts: { name: "name", email: "email" },
  }),
  "sellers to verify": ({ admin }: TestApp) => ({
    who: admin,
    path: "users/seller?unverified=true&",
    fill: users("Seller"),
    sorts: { name: "name" },
  }),
  "all buyers": ({ admin }: TestApp) => ({
    who: admin,
    path: "users/buyer?",
    fill: users("Buyer"),
    sorts: { name: "name", email: "email" },
  }),
  messages: ({ admin }: TestApp) => ({ who: admin, path: "contact", fill: messages }),
  "support conversations": ({ admin }: TestApp) => ({
    who: admin,
    path: "support/inbox?state=closed",
    fill: closedConversations,
  }),
  community: ({ admin }: TestApp) => ({ who: admin, path: "community", fill: members }),
}

// one page and one row; the full run shows that many pages behave alike
const counts = isFull ? [0, 1, 61, 200, 5_000] : [0, 1, 61]

test.each(Object.entries(table))(
  `someone reads all of %s with ${counts.join(", ")} rows`,
  async (_, list) => {
    const product = await testApp()
    const { who, path, fill } = list(product)
    const before = (await readAll(who, path)).length
    for (const count of counts) {
      await fill(product, count - (await readAll(who, path)).length + before)
      // a cached plan relies on the statistics of the last analyze, which may be from between two tests
      await sql`analyze`.execute(product.db)
      const ids = idsOf(await readAll(who, path))
      expect(ids).toHaveLength(before + count)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(ids.toSorted().toReversed())
    }
  },
)

test("a page begins with the row that its cursor names, or with the next one if that is gone", async () => {
  const product = await testApp()
  const { db, rahim } = product
  const path = `myProducts?email=${rahim.email}`
  await guitars(product, 5)
  const [, second = "", third = "", ...others] = idsOf(await readAll(rahim, path))
  const from = async () => idsOf(await readAll(rahim, `${path}&cursor=${second}`))
  expect(await from()).toEqual([second, third, ...others])
  await db.deleteFrom("products").where("id", "=", second).execute()
  expect(await from()).toEqual([third, ...others])
})

test.each(["my products", "my orders", "wishlist", "all sellers", "all buyers"] as const)(
  "%s in each order is the whole list, sorted",
  async (name) => {
    const product = await testApp()
    const { who, path, fill, sorts } = table[name](product)
    await fill(product, 130)
    await varyRows(product)
    const rows = await readAll(who, path)
    for (const [sort, field] of Object.entries(sorts)) {
      const rising = await readAll(who, `${path}&limit=23&sort=${sort}`)
      expect(idsOf(rising), sort).toEqual(idsOf(sortRows(rows, field, 1)))
      const falling = await readAll(who, `${path}&limit=23&sort=-${sort}`)
      expect(idsOf(falling), sort).toEqual(idsOf(sortRows(rows, field, -1)))
    }
  },
)

test.each(["name", "-name", "price", "-price", "status", "-status"])(
  "someone who reads by %s misses nothing and reads nothing twice while rows come and go",
  async (sort) => {
    const product = await testApp()
    const { db, rahim } = product
    const path = `myProducts?email=${rahim.email}&limit=20&sort=${sort}`
    await guitars(product, 100)
    await varyRows(product)
    const rows = await readAll(rahim, path)
    const before = idsOf(rows)
    const unsold = rows.filter(({ saleStatus }) => saleStatus === "AVAILABLE")
    const removed = idsOf(unsold.filter((_row, index) => index % 5 === 4))
    const read = await readAll(rahim, path, async () => {
      await db.updateTable("products").set({ deletedAt: new Date() }).where("id", "in", removed).execute()
      await guitars(product, 10)
    })
    const ids = idsOf(read)
    expect(new Set(ids).size).toBe(ids.length)
    const kept = before.filter((id, index) => index < 20 || !removed.includes(id))
    expect(ids.filter((id) => before.includes(id))).toEqual(kept)
  },
)

test("a seller's products of one state are those of the whole list", async () => {
  const product = await testApp()
  const { rahim } = product
  const path = `myProducts?email=${rahim.email}`
  await guitars(product, 100)
  await varyRows(product)
  const rows = await readAll(rahim, path)
  for (const [field, value] of Object.entries({ saleStatus: "SOLD", ad: "ADVERTISED" })) {
    const some = rows.filter((row) => row[field] === value)
    expect(some.length).toBeGreaterThan(20)
    expect(await readAll(rahim, `${path}&limit=20&${field}=${value}`)).toEqual(some)
    expect(await readAll(rahim, `${path}&limit=20&${field}=${value}&sort=-price`)).toEqual(
      sortRows(some, "sellingPrice", -1),
    )
  }
})

test("a cursor is valid only in its own list and order, and an unknown order is refused", async () => {
  const product = await testApp()
  const { rahim } = product
  const path = `/api/myProducts?email=${rahim.email}&limit=2`
  await guitars(product, 5)
  const link = (await rahim.get(`${path}&sort=price`)).headers.get("Link") ?? ""
  const cursor = /cursor=([^&>]+)/.exec(link)?.[1]
  const id = idsOf(await readAll(rahim, path.slice("/api/".length)))[0]
  const refusals = {
    [`&sort=price&cursor=${cursor}`]: undefined,
    [`&sort=-price&cursor=${cursor}`]: "cursor: Not one that this list has named.",
    [`&sort=price&cursor=${id}`]: "cursor: Not one that this list has named.",
    [`&cursor=${cursor}`]: "cursor: Not an id",
    "&sort=colour": expect.stringMatching(/^sort: /),
    "&sort=": expect.stringMatching(/^sort: /),
  }
  for (const [query, detail] of Object.entries(refusals)) {
    const response = await rahim.get(path + query)
    expect(response.status, query).toBe(detail === undefined ? 200 : 400)
    const { detail: said, errors } = await response.json()
    expect(said, query).toEqual(detail)
    // the error also names the field
    if (response.status === 400) expect(Object.entries(errors).map((each) => each.join(": "))).toEqual([said])
  }
})

/** Follows the Link header page by page; `meanwhile` runs after the first page. */
async function readAll(who: Pick<Person, "get">, path: string, meanwhile?: () => Promise<void>) {
  const all: Row[] = []
  let next: string | undefined = `/api/${path}`
  while (next) {
    const response = await who.get(next)
    const rows = await read(Rows, response.clone())
    expect(rows.length).toBeLessThanOrEqual(60)
    if (all.length === 0) await meanwhile?.()
    all.push(...rows)
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1]
  }
  return all
}

function idsOf(rows: Row[]) {
  return rows.map(({ _id }) => _id)
}

/** Sorts in JavaScript; ties are newest first. */
function sortRows(rows: Row[], field: string, direction: number) {
  const valueOf = (row: Row) => row.product?.[field] ?? row[field]
  return rows.toSorted(
    (one, other) => direction * compare(valueOf(one), valueOf(other)) || (one._id < other._id ? 1 : -1),
  )
}

function compare(one: unknown, other: unknown) {
  if (typeof one === "number" && typeof other === "number") return one - other
  return String(one).localeCompare(String(other), "en", { numeric: true })
}
