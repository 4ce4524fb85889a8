import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { logIn } from "./people.ts"
import { expect, test } from "./product.ts"
import { screens } from "./texts.ts"

const looks = [
  { width: 360, colorScheme: "light" },
  { width: 768, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const

for (const [who, visited] of Object.entries(screens))
  for (const { width, colorScheme } of looks)
    test(`${who} reads every screen, whole and accessible, at ${width} px in ${colorScheme}`, async ({
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
      if (who !== "visitor") {
        await page.goto("/login?from=/dashboard")
        await logIn(page, who)
        await expect(page.getByRole("heading", { level: 1, name: /Welcome/ })).toBeVisible()
        await openMenu(page, width)
      }
      for (const { path, follow, title, texts } of visited) {
        await page.goto(path)
        if (follow) await page.getByRole("link", { name: follow }).first().click()
        await expect(page).toHaveTitle(title)
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
        if (path.startsWith("/dashboard")) await openMenu(page, width)
        for (const text of texts) await expect.soft(readable(page, text), `${path}: ${text}`).toBeVisible()
        await page.waitForLoadState("networkidle")
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect.soft(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`)).toEqual([])
        expect.soft(await overflow(page), `${path} is wider than the screen`).toBe(0)
      }
      await context.close()
      expect(complaints).toEqual([])
    })

/** The first place that shows a text. */
function readable(page: Page, text: string | RegExp) {
  return page.getByText(text, { exact: true }).filter({ visible: true }).first()
}

/** Spec §2: on small screens the side menu opens with 'See Options'. */
async function openMenu(page: Page, width: number) {
  const options = page.getByText("See Options")
  if (width >= 1024) await expect(options).toBeHidden()
  else await options.click()
}

/** What the console and the network complained about. */
function listen(page: Page) {
  const complaints: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(error.message))
  page.on("requestfailed", (request) => {
    // a page that is left takes what is still under way with it
    if (request.failure()?.errorText !== "net::ERR_ABORTED") complaints.push(request.url())
  })
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}

function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
