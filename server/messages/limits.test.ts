import { sql } from "kysely"
import { expect, test } from "vitest"
import { Users } from "../../contract/users.ts"
import { quickOfBuyer } from "../../texts/en/messages.ts"
import { listProduct, problemOf, read } from "../../test/people.ts"
import { bookProduct } from "../../test/acts/paying.ts"
import { say, writeAbout } from "../../test/acts/talking.ts"
import { insertUser } from "../../test/insert-user.ts"
import { secret } from "../../test/sign-up-users.ts"
import { type TestApp, testApp } from "../../test/test-app.ts"

const settings = { RATE_LIMITS: "on", RATE_LIMIT_FIRST_CONVERSATIONS: "2", RATE_LIMIT_CONVERSATIONS: "3" }

test("an account begins few conversations a day in its first week, then more", async () => {
  const product = await testApp(settings)
  const { ana, db } = product
  await sql`update users set "createdAt" = now() where id = ${ana.id}`.execute(db)
  const [first = "", second = "", third = "", fourth = ""] = await sixProducts(product)
  const begin = (productId: string) => ana.post("/api/conversations", { productId, text: productId })
  for (const id of [first, second]) expect((await begin(id)).status).toBe(201)
  const refused = await begin(third)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(86_000)
  // an existing conversation is not limited
  expect((await begin(first)).status).toBe(201)
  await sql`update users set "createdAt" = now() - interval '8 days' where id = ${ana.id}`.execute(db)
  expect((await begin(third)).status).toBe(201)
  expect(await problemOf(begin(fourth))).toMatchObject({ status: 429 })
})

test("a seller begins as few conversations a day with those who booked", async () => {
  const product = await testApp(settings)
  const { ana, rahim, db } = product
  await sql`update users set "createdAt" = now() where id = ${rahim.id}`.execute(db)
  const [first = "", second = "", third = ""] = await sixProducts(product)
  for (const id of [first, second, third]) await bookProduct(ana, id)
  const begin = (productId: string) =>
    rahim.post("/api/conversations", { productId, text: productId, buyerId: ana.id })
  for (const id of [first, second]) expect((await begin(id)).status).toBe(201)
  expect(await problemOf(begin(third))).toMatchObject({ status: 429 })
  // existing conversations are not limited, nor are those that the buyer starts
  expect((await begin(first)).status).toBe(201)
  expect((await ana.post("/api/conversations", { productId: third, text: "Hello" })).status).toBe(201)
  expect((await begin(third)).status).toBe(201)
})

test("a conversation that a seller began takes nothing from what a buyer may begin", async () => {
  const product = await testApp(settings)
  const { ana, rahim, db } = product
  await sql`update users set "createdAt" = now() where id = ${ana.id}`.execute(db)
  const [first = "", second = "", third = ""] = await sixProducts(product)
  await bookProduct(ana, first)
  const text = "When shall we meet?"
  expect((await rahim.post("/api/conversations", { productId: first, text, buyerId: ana.id })).status).toBe(
    201,
  )
  for (const productId of [second, third])
    expect((await ana.post("/api/conversations", { productId, text })).status).toBe(201)
})

/** Six products of Rahim, more than the listing limit allows. */
async function sixProducts({ db, rahim, guitars }: TestApp) {
  const first = await listProduct(rahim, guitars)
  await sql`insert into products select (jsonb_populate_record(products, jsonb_build_object('id', gen_random_uuid()))).*
    from products, generate_series(1, 5) where id = ${first}`.execute(db)
  const rows = await db.selectFrom("products").select("id").execute()
  return rows.map(({ id }) => id)
}

test("the eleventh message within a minute waits", async () => {
  const product = await testApp({ RATE_LIMITS: "on" })
  const { ana, rahim, guitars, db } = product
  const id = await writeAbout(ana, await listProduct(rahim, guitars))
  const answers: number[] = []
  for (let number = 2; number <= 12; number += 1)
    answers.push((await say(ana, id, `Number ${number}`)).status)
  expect(answers).toEqual([...Array.from({ length: 9 }, () => 201), 429, 429])
  expect((await say(rahim, id, "Slowly!")).status).toBe(201)
  await sql`update messages set "createdAt" = now() - interval '61 s'`.execute(db)
  expect((await say(ana, id, "And on")).status).toBe(201)
})

/** Assigns each product to a seller of its own. */
async function sellByOthers({ api, db }: TestApp, ids: string[]) {
  for (const id of ids) {
    const { id: sellerId } = await insertUser(
      { api, db, secret },
      `Seller ${id}`,
      "Seller",
      `${id}@example.org`,
    )
    await db.updateTable("products").set({ sellerId }).where("id", "=", id).execute()
  }
}

test("the same text to more than three people goes once a minute, and is marked", async () => {
  const product = await testApp({ RATE_LIMITS: "on" })
  const { tomal, admin, db } = product
  await sql`update users set "createdAt" = now() - interval '8 days'`.execute(db)
  const [first = "", second = "", third = "", fourth = "", fifth = "", sixth = ""] =
    await sixProducts(product)
  await sellByOthers(product, [second, third, fourth, fifth])
  const begin = (productId: string, text: string) => tomal.post("/api/conversations", { productId, text })
  // `first` and `sixth` have the same seller
  for (const id of [first, sixth, second, third]) expect((await begin(id, "Cheap strings!")).status).toBe(201)
  expect(await problemOf(begin(fourth, "cheap  STRINGS"))).toMatchObject({ status: 429 })
  for (const common of [quickOfBuyer[0] ?? "", "Hi!"]) {
    await sql`update messages set "createdAt" = "createdAt" - interval '61 s'`.execute(db)
    for (const id of [first, second, third, fourth]) expect((await begin(id, common)).status).toBe(201)
  }
  for (const id of [first, second, third]) await begin(id, "t.me/abcdef")
  expect(await problemOf(begin(fourth, "t.me/abcdef"))).toMatchObject({ status: 429 })
  await sql`update messages set "createdAt" = "createdAt" - interval '61 s'`.execute(db)
  expect((await begin(fifth, "Cheap strings!")).status).toBe(201)
  const marked = await db.selectFrom("messages").select("text").where("isRepeated", "=", true).execute()
  expect(marked).toEqual([{ text: "Cheap strings!" }])
  const buyers = await read(Users, admin.get("/api/users/buyer"))
  const shown = buyers.filter(({ repeatsMessages }) => repeatsMessages)
  expect(shown.map(({ name }) => name)).toEqual([tomal.name])
})
