import type { Page } from "@playwright/test"
import { overflow, shifts } from "./layout.ts"
import { expect, test } from "./product.ts"
import { screens } from "./texts.ts"
import { expectAccessible, expectWhole, looks } from "./usable.ts"
import { enter, late, lateFonts, onPhone, open, wear } from "./visit.ts"

for (const [who, visited] of Object.entries(screens))
  for (const look of looks)
    test(`${who} reads every screen, whole and accessible, at ${look.width} px, ${look.colorScheme}`, async ({
      demo,
    }) => {
      const page = await enter(demo, who, look)
      const complaints = listen(page)
      // what moves by itself moves when something comes late, soonest where there is little room
      if (look.width === onPhone.width) {
        await late(page)
        await lateFonts(page)
      }
      for (const screen of visited) {
        const { path, texts } = screen
        await open(page, screen)
        expect.soft(await shifts(page), `${path} moves by itself`).toEqual([])
        if (path.startsWith("/dashboard")) await openMenu(page, look.width)
        for (const text of texts) await expect.soft(readable(page, text), `${path}: ${text}`).toBeVisible()
        await page.keyboard.press("Escape")
        await expectWhole(page, path)
        await expectAccessible(page, path)
        await wear(page, { ...look, width: smallest })
        expect.soft(await overflow(page), `${path} is wider than ${smallest} px`).toBe(0)
        await wear(page, look)
      }
      await page.context().close()
      expect(complaints).toEqual([])
    })

/** The smallest phone, and a desk magnified four times (WCAG 1.4.10). */
const smallest = 320

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
    const isOfBrowser = message.text().endsWith("registration blocked by Playwright")
    if (/error|warning/.test(message.type()) && !isOfBrowser) complaints.push(message.text())
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
