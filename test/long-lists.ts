import { sql } from "kysely"
import type { TestApp } from "./test-app.ts"
import { manyProducts } from "./many-products.ts"

/** Gives products, bookings and users one of several names, prices and states. */
export async function varyRows({ db, drums }: TestApp) {
  const names = ["banjo", "Émile", "Emile", "No. 10", "No. 2", "গিটার", `"Zither" %`]
  const name = sql`(${names}::text[])[1 + (number % 7)::int]`
  const price = sql`100 + number % 5`
  const values = {
    products: sql`"productName" = ${name}, "sellingPrice" = ${price},
      "categoryId" = case when number % 2 = 0 then ${drums}::uuid else "categoryId" end,
      "advertisedAt" = case when number % 4 = 0 then now() end, "soldAt" = case when number % 3 = 0 then now() end`,
    bookings: sql`"productName" = ${name}, "sellerName" = "productName", "sellingPrice" = ${price},
      "createdAt" = now() + number * interval '1 second'`,
    users: sql`name = ${name}`,
  }
  for (const [table, changes] of Object.entries(values))
    await sql`update ${sql.table(table)} set ${changes} from
      (select id as numbered, row_number() over (order by id) as number from ${sql.table(table)}) as numbers
      where id = numbered`.execute(db)
}

// RFC 9562 fixes these two digits of a version 7 UUID; the others may be random
const id = sql`overlay(overlay(gen_random_uuid()::text placing '7' from 15) placing '8' from 20)::uuid`

export function guitars(product: TestApp, count: number) {
  return manyProducts(product, product.guitars, count)
}

export async function guitarsAndDrum(product: TestApp, count: number) {
  await guitars(product, count)
  await manyProducts(product, product.drums, 1)
}

export async function bookings(product: TestApp, count: number) {
  await guitars(product, count)
  const { db, ana } = product
  await sql`insert into bookings select ${id}, products.id, ${ana.id}, 'Guitar', 'Rahim', 'Ana', 'ana@example.org',
    '01800000001', 'Dhaka', 100 from products
    where not exists (select from bookings where "productId" = products.id)`.execute(db)
}

export async function wishes(product: TestApp, count: number) {
  await guitars(product, count)
  const { db, ana } = product
  await sql`insert into wishlist select ${id}, ${ana.id}, products.id from products
    on conflict do nothing`.execute(db)
}

export function users(role: string) {
  return async ({ db }: TestApp, count: number) => {
    await sql`insert into users select ${id}, null, 'Mina', gen_random_uuid() || '@example.org', ${role}
      from generate_series(1, ${count}::int)`.execute(db)
  }
}

export async function messages({ db }: TestApp, count: number) {
  await sql`insert into contact select ${id}, 'Mina', 'mina@example.org', 'Hello'
    from generate_series(1, ${count}::int)`.execute(db)
}

export async function closedConversations({ db }: TestApp, count: number) {
  await sql`with made as (
      insert into "supportConversations" (id, name, email, state, "sinceId", "lastMessageId")
      select id, 'Mina', 'mina@example.org', 'closed', id, id
      from (select ${id} as id from generate_series(1, ${count}::int)) as ids
      returning id
    )
    insert into "supportMessages" (id, "conversationId", number, text) select id, id, 1, 'Hello' from made`.execute(
    db,
  )
}

export async function members({ db }: TestApp, count: number) {
  await sql`insert into community select ${id}, gen_random_uuid() || '@example.org'
    from generate_series(1, ${count}::int)`.execute(db)
}
