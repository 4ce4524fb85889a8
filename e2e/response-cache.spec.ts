import { setTimeout as pause } from "node:timers/promises"
import { Product as ProductSchema } from "../contract/products.ts"
import { productPath } from "../contract/product-path.ts"
import { countStale } from "../test/freshness.ts"
import { apiOf, firstCategory, signUpUser, listProduct, read } from "../test/people.ts"
import { expect, fullRun, type Product, test, withProduct } from "./product.ts"

const writes = 10_000

test("no process shows a list older than a second or lets one book what another sold", fullRun, async () => {
  test.setTimeout(3_600_000)
  await withProduct({ DEMO: "off", WEB_CONCURRENCY: "4" }, async (product) => {
    const stale = await countStale(product, writes)
    // one product in a hundred is sold, and eight connections try to book it
    expect(stale).toMatchObject({ here: 0, anywhere: 0, bookable: 0, tries: (writes / 100) * 8 })
    expect(stale.onOtherProcess).toBeLessThan(writes / 10)
    expect(stale.reads).toBeGreaterThan(writes / 10)
  })
})

test("a page is made once, sent as small as the caller takes it, and anew when it has changed", async () => {
  await withProduct({ DEMO: "off" }, async (product) => {
    const { page, productPage, look, rename, listElsewhere, breakListening, close } =
      await ownCategory(product)
    const first = await page()
    await productPage()
    expect(await first.text()).toContain("Played stage piano")
    await rename("Unheard of", "unheard")
    await look()
    const second = await page()
    expect(await second.text()).toContain("Played stage piano")
    expect(second.headers.get("ETag")).toBe(first.headers.get("ETag"))
    expect(await (await productPage()).text(), "a look changes nothing").toContain("Played stage piano")
    const etag = first.headers.get("ETag") ?? ""
    expect((await page({ "If-None-Match": etag })).status).toBe(304)
    for (const encoding of ["br", "gzip", "identity"]) {
      const answer = await page({ "Accept-Encoding": encoding })
      expect(answer.headers.get("Content-Encoding")).toBe(encoding === "identity" ? null : encoding)
      expect(await answer.text()).toContain("Played stage piano")
    }
    await listElsewhere()
    expect(await (await productPage()).text(), "what changed is on other pages").toContain(
      "Played stage piano",
    )
    expect((await page()).headers.get("ETag"), "and not in this category").toBe(etag)
    await rename("Mellow stage piano")
    await expect.poll(async () => (await page()).text()).toContain("Mellow stage piano")
    expect((await page({ "If-None-Match": etag })).status).toBe(200)

    // a process that cannot listen for notifications caches nothing
    await rename("Unheard of", "unheard")
    expect(await (await page()).text()).toContain("Mellow stage piano")
    await breakListening()
    await expect.poll(async () => (await page()).text()).toContain("Unheard of")
    await rename("Unheard of again", "unheard")
    expect(await (await page()).text()).toContain("Unheard of again")
    await close()
  })
})

test("someone with a session or token is never answered from the shared cache", async ({ empty }) => {
  const api = apiOf(empty)
  const rahim = await signUpUser(api, "Rahim Kept", "Seller")
  const id = await listProduct(rahim, await firstCategory(api), { productName: "Kept for everyone" })
  const path = `/api/products/${id}`
  expect(await read(ProductSchema, api.request(path))).not.toHaveProperty("sellerEmail")
  expect(await read(ProductSchema, rahim.get(path))).toHaveProperty("sellerEmail", rahim.email)
  const headers = { Cookie: rahim.cookie }
  expect(await read(ProductSchema, api.request(path, { headers }))).toHaveProperty("sellerEmail", rahim.email)
  expect(await read(ProductSchema, api.request(path))).not.toHaveProperty("sellerEmail")
})

/** A product in its own category, and ways to change rows without notifying the product. */
async function ownCategory(product: Product) {
  const api = apiOf(product)
  const rahim = await signUpUser(api, "Rahim Uddin", "Seller")
  const sadia = await signUpUser(api, "Sadia Akter", "Seller")
  const categoryId = await firstCategory(api)
  const { pool, close } = await product.database()
  const id = await listProduct(rahim, categoryId, { productName: "Played stage piano" })
  // the process is notified within a second, and would clear the cache then
  await pause(1_500)
  return { page, productPage, look, rename, listElsewhere, breakListening, close }

  function page(headers: HeadersInit = {}) {
    return api.request(`/categories/${categoryId}`, { headers })
  }

  function productPage() {
    return api.request(productPath({ _id: id, productName: "Played stage piano" }))
  }

  /** Counts a view, and flushes the count at once instead of within ten seconds. */
  async function look() {
    const body = JSON.stringify({ productId: id })
    const headers = { "Content-Type": "application/json" }
    expect((await api.request("/api/views", { method: "POST", headers, body })).status).toBe(200)
    await pool.query(
      `insert into "productCounts" ("productId", views, "phoneViews") values ($1, 1, 0)
      on conflict ("productId") do update set views = "productCounts".views + 1`,
      [id],
    )
  }

  async function listElsewhere() {
    const { rows } = await pool.query<{ id: string }>("select id from categories where id <> $1 limit 1", [
      categoryId,
    ])
    await listProduct(sadia, rows[0]?.id ?? "")
  }

  /** Renames the product in the database; "unheard" suppresses the notification. */
  async function rename(name: string, how: "told" | "unheard" = "told") {
    const client = await pool.connect()
    await client.query(`set session_replication_role = ${how === "told" ? "origin" : "replica"}`)
    await client.query(`update products set "productName" = $1 where id = $2`, [name, id])
    client.release()
  }

  /** Ends the listening connections and prevents new ones. */
  async function breakListening() {
    await pool.query("alter role current_user nologin")
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' or query = 'select 1'`,
    )
  }
}
