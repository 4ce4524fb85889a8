import { sql } from "kysely"
import { expect, test } from "vitest"
import { z } from "zod"
import { Id } from "../contract/fields.ts"
import { isFull } from "./breadth.ts"
import { type Cast, cast } from "./cast.ts"
import { manyProducts } from "./many.ts"
import { type Person, read } from "./people.ts"

const Rows = z.array(z.object({ _id: Id }))

/** Each list, who reads it, and how so many rows come to be in it. */
const table = {
  "the products of a category": ({ nobody, guitars: id }: Cast) => ({
    who: nobody,
    path: `products?categoryId=${id}`,
    fill: guitarsAndDrum,
  }),
  "my products": ({ rahim }: Cast) => ({
    who: rahim,
    path: `myProducts?email=${rahim.email}`,
    fill: guitars,
  }),
  "my orders": ({ ana }: Cast) => ({ who: ana, path: `bookings?email=${ana.email}`, fill: bookings }),
  wishlist: ({ ana }: Cast) => ({ who: ana, path: `wishlist?email=${ana.email}`, fill: wishes }),
  "all sellers": ({ admin }: Cast) => ({ who: admin, path: "users/seller", fill: users("Seller") }),
  "all buyers": ({ admin }: Cast) => ({ who: admin, path: "users/buyer", fill: users("Buyer") }),
  messages: ({ admin }: Cast) => ({ who: admin, path: "contact", fill: messages }),
  community: ({ admin }: Cast) => ({ who: admin, path: "community", fill: members }),
}

// several pages; the full run shows that many pages are as right
const most = isFull ? 5_000 : 200

test.each(Object.entries(table))(`%s is read whole with 0, 1, 61 and ${most} rows`, async (_, list) => {
  const product = await cast()
  const { who, path, fill } = list(product)
  const before = (await readAll(who, path)).length
  for (const count of [0, 1, 61, most]) {
    await fill(product, count - (await readAll(who, path)).length + before)
    // as after any bulk load: a kept plan knows the tables as they were last analyzed, here perhaps between two tests
    await sql`analyze`.execute(product.db)
    const ids = await readAll(who, path)
    expect(ids).toHaveLength(before + count)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(ids.toSorted().toReversed())
  }
})

test("a page begins with the row that its cursor names, or with the one in its place", async () => {
  const product = await cast()
  const { db, rahim } = product
  const path = `myProducts?email=${rahim.email}`
  await guitars(product, 5)
  const [, second = "", third = "", ...others] = await readAll(rahim, path)
  expect(await readAll(rahim, `${path}&cursor=${second}`)).toEqual([second, third, ...others])
  await db.deleteFrom("products").where("id", "=", second).execute()
  expect(await readAll(rahim, `${path}&cursor=${second}`)).toEqual([third, ...others])
})

/** Page after page, as the Link header leads. */
async function readAll(who: Pick<Person, "get">, path: string) {
  const ids: string[] = []
  let next: string | undefined = `/api/${path}`
  while (next) {
    const answer = await who.get(next)
    const rows = await read(Rows, answer.clone())
    expect(rows.length).toBeLessThanOrEqual(60)
    ids.push(...rows.map(({ _id }) => _id))
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1]
  }
  return ids
}

// version 7 of RFC 9562 asks for these two digits; the rest may be anything
const id = sql`overlay(overlay(gen_random_uuid()::text placing '7' from 15) placing '8' from 20)::uuid`

function guitars(product: Cast, count: number) {
  return manyProducts(product, product.guitars, count)
}

async function guitarsAndDrum(product: Cast, count: number) {
  await guitars(product, count)
  await manyProducts(product, product.drums, 1)
}

async function bookings(product: Cast, count: number) {
  await guitars(product, count)
  const { db, ana } = product
  await sql`insert into bookings select ${id}, products.id, ${ana.id}, 'Guitar', 'Rahim', 'Ana', 'ana@example.org',
    '01800000001', 'Dhaka', 100 from products
    where not exists (select from bookings where "productId" = products.id)`.execute(db)
}

async function wishes(product: Cast, count: number) {
  await guitars(product, count)
  const { db, ana } = product
  await sql`insert into wishlist select ${id}, ${ana.id}, products.id from products
    on conflict do nothing`.execute(db)
}

function users(role: string) {
  return async ({ db }: Cast, count: number) => {
    await sql`insert into users select ${id}, null, 'Mina', gen_random_uuid() || '@example.org', ${role}
      from generate_series(1, ${count}::int)`.execute(db)
  }
}

async function messages({ db }: Cast, count: number) {
  await sql`insert into contact select ${id}, 'Mina', 'mina@example.org', 'Hello'
    from generate_series(1, ${count}::int)`.execute(db)
}

async function members({ db }: Cast, count: number) {
  await sql`insert into community select ${id}, gen_random_uuid() || '@example.org'
    from generate_series(1, ${count}::int)`.execute(db)
}
