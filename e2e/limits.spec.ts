import { apiOf, joins } from "../test/people.ts"
import { expect, test, withProduct } from "./product.ts"

test("who asks too often is told how long to wait, by address for reading and by person for writing", async () => {
  test.setTimeout(120_000)
  const limits = { RATE_LIMITS: "on", RATE_LIMIT_READS: "30", RATE_LIMIT_WRITES: "20" }
  await withProduct({ DEMO: "off", ...limits }, async (product) => {
    const api = apiOf(product)
    const [ana, tomal] = [await joins(api, "Ana Gomes", "Buyer"), await joins(api, "Tomal Das", "Buyer")]
    await startOfMinute()
    const wishes = await Promise.all(Array.from({ length: 25 }, () => ana.post("/api/wishlist", {})))
    expect(wishes.filter(({ status }) => status === 429)).toHaveLength(5)
    expect((await tomal.post("/api/wishlist", {})).status).toBe(422)
    const pages = await Promise.all(Array.from({ length: 40 }, () => api.request("/blog")))
    const refused = pages.filter(({ status }) => status === 429)
    // what both read when they joined may count too
    expect(refused.length).toBeGreaterThanOrEqual(10)
    expect(pages.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(26)
    expect(Number(refused[0]?.headers.get("Retry-After"))).toBeLessThanOrEqual(60)
    // photos and files are no trouble
    expect((await api.request("/favicon.svg")).status).toBe(200)
  })
})

/** So that a count does not begin anew in the middle. */
async function startOfMinute() {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left + 100))
}
