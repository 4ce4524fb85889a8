import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { logIn } from "./people.ts"
import { expect, test } from "./product.ts"

const screens = {
  nobody: ["/", "/categories", "/login", "/signup", "/nowhere"],
  "rahim@backline.example": ["/dashboard", "/dashboard/addproducts", "/dashboard/myproducts"],
  "ana@backline.example": ["/dashboard", "/dashboard/myorders", "/dashboard/wishlist"],
}

for (const [who, paths] of Object.entries(screens))
  for (const [width, colorScheme] of [
    [360, "light"],
    [1280, "dark"],
  ] as const)
    test(`${who} finds every screen whole and accessible at ${width} px in ${colorScheme}`, async ({
      browser,
      demo,
    }) => {
      const context = await browser.newContext({
        baseURL: demo.address,
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: "reduce",
      })
      const page = await context.newPage()
      const complaints = listen(page)
      if (who !== "nobody") {
        await page.goto("/login?from=/dashboard")
        await logIn(page, who)
        await expect(page.getByRole("heading", { level: 1, name: /Welcome/ })).toBeVisible()
      }
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
        await page.waitForLoadState("networkidle")
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect.soft(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`)).toEqual([])
        expect.soft(await overflow(page), `${path} is wider than the screen`).toBe(0)
      }
      await context.close()
      expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([])
    })

/** What the console and the network complained about. */
function listen(page: Page) {
  const complaints: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(error.message))
  return complaints
}

function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
