import { createServer } from "node:http"
import { expect, fullRun, test, withSite } from "./product.ts"
import { signedIn } from "./signed-in.ts"
import { pageLoaded } from "./visit.ts"

test("the access token is renewed five minutes before its end", async ({ empty }) => {
  const { page } = await signedIn(empty, "Ana", "Buyer")
  await page.clock.install()
  await page.goto("/")
  // the code that schedules the renewal loads late
  await pageLoaded(page)
  let renewals = 0
  page.on("request", (request) => {
    if (request.url().includes("/api/jwt")) renewals += 1
  })
  await page.clock.runFor(9 * 60_000)
  expect(renewals).toBe(0)
  await page.clock.runFor(61_000)
  await expect.poll(() => renewals).toBe(1)
})

test(
  "another address is told who is signed in, with tokens no older than 300 s",
  fullRun,
  async ({ browser }) => {
    const heard: string[] = []
    const other = createServer((request, response) => {
      response.setHeader("Access-Control-Allow-Origin", "*")
      response.setHeader("Access-Control-Allow-Headers", "authorization")
      response.setHeader("Access-Control-Allow-Methods", "POST, DELETE")
      if (request.method !== "OPTIONS")
        heard.push(`${request.method} ${request.headers.authorization?.split(".").length ?? 0}`)
      response.end()
    })
    await new Promise<void>((resolve) => void other.listen(0, "127.0.0.1", resolve))
    const address = other.address()
    const port = typeof address === "object" ? address?.port : 0
    const settings = { DEMO: "off", TOKEN_SYNC_URL: `http://127.0.0.1:${port}/session` }
    await withSite(browser, settings, async (product) => {
      const { page } = await signedIn(product, "Ana", "Buyer")
      await page.goto("/")
      await expect.poll(() => heard).toEqual(["POST 3"])
      await page.clock.install({ time: Date.now() + 301_000 })
      await page.reload()
      await expect(page.getByRole("link", { name: "DASHBOARD" })).toBeVisible()
      await page.getByRole("button", { name: "LOG OUT" }).click()
      await expect.poll(() => heard).toEqual(["POST 3", "DELETE 0"])
    })
    other.close()
  },
)
