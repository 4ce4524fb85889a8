import { once } from "node:events"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { apiOf } from "../test/people.ts"
import { expect, fullRun, test, withProduct, withSite } from "./product.ts"
import { newUser, signedIn } from "./signed-in.ts"

test(
  "who asks too often is told how long to wait, by address and by person",
  fullRun,
  async ({ browser }) => {
    const limits = { DEMO: "off", RATE_LIMITS: "on", RATE_LIMIT_READS: "30", RATE_LIMIT_WRITES: "20" }
    await withSite(browser, limits, async (site) => {
      const api = apiOf(site)
      const [ana, tomal] = [await newUser(site, "Ana", "Buyer"), await newUser(site, "Tomal", "Buyer")]
      await startOfMinute()
      const wishes = await Promise.all(Array.from({ length: 25 }, () => ana.post("/api/wishlist", {})))
      expect(wishes.filter(({ status }) => status === 429)).toHaveLength(5)
      expect((await tomal.post("/api/wishlist", {})).status).toBe(422)
      const pages = await Promise.all(Array.from({ length: 40 }, () => api.request("/blog")))
      const refused = pages.filter(({ status }) => status === 429)
      // requests made at sign-up may count too
      expect(refused.length).toBeGreaterThanOrEqual(10)
      expect(pages.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(26)
      expect(Number(refused[0]?.headers.get("Retry-After"))).toBeLessThanOrEqual(60)
      // photos and static files are not limited
      expect((await api.request("/favicon.svg")).status).toBe(200)

      const page = await site.newPage()
      const response = await page.goto("/blog?a=%22%3E%3Cscript%3E")
      expect(response?.status()).toBe(429)
      await expect(
        page.getByText(/^Too many attempts\. Please wait \d+ seconds? and try again\.$/),
      ).toBeVisible()
      await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/blog")
    })
  },
)

test("who asks too often when the access token is renewed stays logged in", fullRun, async ({ browser }) => {
  await withSite(browser, { DEMO: "off", RATE_LIMITS: "on", RATE_LIMIT_READS: "60" }, async (site) => {
    await startOfMinute()
    const { page } = await signedIn(site, "Ana", "Buyer")
    await page.clock.install()
    await page.goto("/")
    await page.evaluate(() => Promise.all(Array.from({ length: 60 }, () => fetch("/api/demo"))))
    const renewal = page.waitForResponse(/\/api\/jwt/)
    await page.clock.runFor(10 * 60_000 + 1_000)
    expect((await renewal).status()).toBe(429)
    await page.getByRole("link", { name: "BLOG" }).click()
    await expect(page).toHaveTitle("Blog - Backline")
    await expect(page.getByRole("button", { name: "LOG OUT" })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).not.toBeNull()
  })
})

/** Waits, so that the counting window does not end during the test. */
async function startOfMinute() {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left + 100))
}

test("a page about an address that is too long leads to no other host", async ({ page, empty }) => {
  await page.goto(`${empty.address}//evil.example/login?a=${"a".repeat(9_000)}`)
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/evil.example/login")
})

test("who asks on and on without waiting for the answers is cut off", async ({ empty }) => {
  const { hostname, port } = new URL(empty.address)
  const ask = "GET /blog HTTP/1.1\r\nHost: localhost\r\n"
  const answers = async (howMany: number) => {
    const socket = connect(Number(port), hostname)
    await once(socket, "connect")
    socket.write(`${`${ask}\r\n`.repeat(howMany - 1)}${ask}Connection: close\r\n\r\n`)
    const said = await text(socket).catch(() => "")
    return said.match(/HTTP\/1\.1 200 /g)?.length ?? 0
  }
  expect(await answers(1)).toBe(1)
  expect(await answers(2)).toBe(2)
  expect(await answers(30)).toBeLessThan(3)
})

test("pages leave the memory once they were answered", fullRun, async () => {
  // too little memory for all pages at once
  const little = { NODE_OPTIONS: "--max-old-space-size=96", DEMO: "off" }
  await withProduct(little, async (product) => {
    const api = apiOf(product)
    for (let requestCount = 0; requestCount < 2_000; requestCount += 50) {
      const pages = await Promise.all(Array.from({ length: 50 }, () => api.request("/forgot-password")))
      const lengths = await Promise.all(pages.map(async (page) => (await page.text()).length))
      expect(Math.min(...lengths)).toBeGreaterThan(1_000)
    }
  })
})
