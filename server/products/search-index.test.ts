import { join } from "node:path"
import { expect, test } from "vitest"
import { Products } from "../../contract/products.ts"
import { Suggestions } from "../../contract/search.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { manyProducts } from "../../test/many-products.ts"
import { testDatabase, queueBehindLock } from "../../test/database.ts"
import { listProduct, read } from "../../test/people.ts"
import { temporaryFolder } from "../../test/temporary-folder.ts"
import { appWithBooking, type TestApp, testApp } from "../../test/test-app.ts"
import { backup, restore } from "../backup/file.ts"
import { photoFolder } from "../images/create-image-host.ts"
import { refreshVocabulary } from "./vocabulary.ts"

async function count({ nobody }: Pick<TestApp, "nobody">, query: string) {
  return (await read(Products, nobody.get(`/api/products?${query}`))).length
}

type Listed = TestApp & { id: string }

/** Changes in order, and the number of results of each query afterwards. */
const events: [string, (app: Listed) => Promise<unknown>, Record<string, number>][] = [
  ["listed", async () => undefined, { "q=stratocaster": 1, "min=62000&max=62000": 1 }],
  [
    "renamed",
    ({ rahim, id }) => rahim.patch(`/api/products/${id}`, { productName: "Ibanez RG550" }),
    { "q=stratocaster": 0, "q=rg550": 1 },
  ],
  [
    "cheaper",
    ({ rahim, id }) => rahim.patch(`/api/products/${id}`, { sellingPrice: 1_000 }),
    { "max=1000": 1, "min=62000&max=62000": 0 },
  ],
  [
    "moved",
    ({ rahim, id, drums }) => rahim.patch(`/api/products/${id}`, { categoryId: drums, district: "sylhet" }),
    { "district=sylhet": 1, "district=dhaka": 0, "q=drums": 1, "q=guitars": 0 },
  ],
  [
    "verified",
    ({ admin, rahim }) => admin.patch(`/api/users/seller/${rahim.id}`, { status: "VERIFIED" }),
    { "verified=true": 1 },
  ],
  [
    "of a renamed seller",
    ({ db, rahim }) => db.updateTable("users").set({ name: "Karim" }).where("id", "=", rahim.id).execute(),
    { "q=karim": 1, "q=uddin": 0 },
  ],
  [
    "withdrawn",
    ({ rahim, id }) => rahim.patch(`/api/myProducts/${id}`, { withdrawn: true }),
    { "q=rg550": 0, "available=all": 0 },
  ],
  [
    "listed again",
    ({ rahim, id }) => rahim.patch(`/api/myProducts/${id}`, { withdrawn: false }),
    { "q=rg550": 1 },
  ],
  [
    "sold",
    ({ db, id }) => db.updateTable("products").set({ soldAt: new Date() }).where("id", "=", id).execute(),
    { "q=rg550": 0, "q=rg550&available=all": 1 },
  ],
  [
    "in a renamed category",
    async ({ db, drums }) => {
      await db.updateTable("categories").set({ categoryName: "Tablas" }).where("id", "=", drums).execute()
      await refreshVocabulary(db)
    },
    { "q=tablas&available=all": 1, "q=percussion&available=all": 0 },
  ],
]

test("a search follows whatever happens to a product", async () => {
  const app = await testApp()
  const listed = { ...app, id: await listProduct(app.rahim, app.guitars) }
  for (const [name, act, expected] of events) {
    await act(listed)
    for (const [query, found] of Object.entries(expected))
      expect(await count(app, query), `${name}: ${query}`).toBe(found)
  }
})

type Change = (app: Omit<Listed, "db">, db: Db | Tx) => Promise<unknown>

const rename: Change = ({ id }, db) =>
  db.updateTable("products").set({ productName: "Ibanez RG550" }).where("id", "=", id).execute()
const renameSeller: Change = ({ rahim }, db) =>
  db.updateTable("users").set({ name: "Karim" }).where("id", "=", rahim.id).execute()
const withdraw: Change = ({ id }, db) =>
  db.updateTable("products").set({ withdrawnAt: new Date() }).where("id", "=", id).execute()

test.each([
  ["renamed while its seller is", rename, renameSeller, "q=rg550+karim", 1],
  ["of a seller who is renamed while it is", renameSeller, rename, "q=rg550+karim", 1],
  ["withdrawn while its seller is renamed", withdraw, renameSeller, "q=karim", 0],
])("a product %s is found as it is then", async (_, first, second, query, found) => {
  const app = await testApp()
  const listed = { ...app, id: await listProduct(app.rahim, app.guitars) }
  await queueBehindLock(
    app.db,
    (tx) => first(listed, tx),
    () => second(listed, app.db),
  )
  const { headers } = await app.nobody.get(`/api/products?${query}`)
  expect(headers.get("X-Total-Count")).toBe(String(found))
})

test("a brand that no product on show has is suggested no more", async () => {
  const { db, nobody, rahim, guitars } = await testApp()
  const id = await listProduct(rahim, guitars, { brand: "Zithertone" })
  const brands = async () => {
    await refreshVocabulary(db)
    return (await read(Suggestions, nobody.get("/api/suggestions?q=zith"))).brands
  }
  expect(await brands()).toEqual(["Zithertone"])
  await rahim.patch(`/api/myProducts/${id}`, { withdrawn: true })
  expect(await brands()).toEqual([])
})

test("the products of a seller who has very many follow a new name with the job", async () => {
  const app = await testApp()
  await manyProducts(app, app.guitars, 501)
  await app.db.updateTable("users").set({ name: "Karim" }).where("id", "=", app.rahim.id).execute()
  await refreshVocabulary(app.db)
  expect((await app.nobody.get("/api/products?q=karim")).headers.get("X-Total-Count")).toBe("501")
})

test("a product that someone removes is found no more", async () => {
  const app = await testApp()
  const id = await listProduct(app.rahim, app.guitars)
  expect(await count(app, "q=fender&available=all")).toBe(1)
  await app.rahim.delete(`/api/products/${id}`)
  expect(await count(app, "q=fender&available=all")).toBe(0)
})

test("what a backup brings back is found again", async () => {
  const app = await appWithBooking()
  const { pool } = await testDatabase()
  const photos = photoFolder(app.context.config)
  const file = join(await temporaryFolder("backline-search-"), "backline.gz")
  await backup(pool, photos, file)
  await listProduct(app.rahim, app.drums)
  expect(await count(app, "q=fender")).toBe(2)
  await restore(pool, photos, file)
  expect(await count(app, "q=fender")).toBe(1)
})

test("words that no product says any more are forgotten, and new ones are known", async () => {
  const { db, rahim, guitars } = await testApp()
  const known = async () => {
    await refreshVocabulary(db)
    const rows = await db.selectFrom("search.vocabulary").select("word").execute()
    return rows.map(({ word }) => word)
  }
  const id = await listProduct(rahim, guitars, { productName: "Zithertone" })
  expect(await known()).toEqual(expect.arrayContaining(["zithertone", "rahim"]))
  await rahim.delete(`/api/products/${id}`)
  await listProduct(rahim, guitars, { productName: "Autoharp" })
  await db.updateTable("users").set({ name: "Karim" }).where("id", "=", rahim.id).execute()
  const words = await known()
  expect(words).toEqual(expect.arrayContaining(["autoharp", "karim"]))
  expect(words).not.toEqual(expect.arrayContaining(["zithertone"]))
  expect(words).not.toEqual(expect.arrayContaining(["rahim"]))
})
