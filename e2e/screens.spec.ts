import type { Page } from "@playwright/test"
import { isFull } from "../test/breadth.ts"
import { overflow, shifts } from "./layout.ts"
import { expect, test } from "./product.ts"
import type { Screen } from "./screen.ts"
import { screens } from "./texts.ts"
import { expectAccessible, expectLayout, looks } from "./usable.ts"
import { openPageFor, delayResponses, type Look, onPhone, open, applyLook } from "./visit.ts"

for (const [who, visited] of Object.entries(screens))
  test(`${who} reads every screen, whole and accessible in each look`, async ({ demo }) => {
    const page = await openPageFor(demo, who, onPhone)
    const complaints = listen(page)
    // late responses provoke layout shifts, most on a small screen
    await delayResponses(page)
    await delayResponses(page, 400, /\.woff2$/)
    for (const screen of visited) {
      await applyLook(page, onPhone)
      await open(page, screen)
      expect.soft(await shifts(page), `${screen.path} moves by itself`).toEqual([])
      for (const look of looks) await read(page, screen, look)
      await applyLook(page, { ...onPhone, width: smallest })
      expect.soft(await overflow(page), `${screen.path} is wider than ${smallest} px`).toBe(0)
    }
    expect(complaints).toEqual([])
  })

async function read(page: Page, { path, texts }: Screen, look: Look) {
  const name = `${path}, ${look.width} px, ${look.colorScheme}`
  await applyLook(page, look)
  if (path.startsWith("/dashboard")) await openMenu(page, look.width)
  await page.evaluate(openCards)
  for (const text of texts) await expect.soft(readable(page, text), `${name}: ${text}`).toBeVisible()
  await page.keyboard.press("Escape")
  if (path.startsWith("/dashboard"))
    expect
      .soft(await page.locator("main .btn-primary:visible").count(), `${name}: filled buttons`)
      .toBeLessThanOrEqual(1)
  await expectLayout(page, name)
  if (isFull || look === onPhone) await expectAccessible(page, name)
}

/** Runs in the page: on a phone, a card's details are folded. */
function openCards() {
  for (const details of document.querySelectorAll<HTMLDetailsElement>("[data-card] > details"))
    details.open = true
}

/** The smallest phone, and a desktop at 400 % zoom (WCAG 1.4.10). */
const smallest = 320

/** The first visible element with this text. */
function readable(page: Page, text: string | RegExp) {
  return page.getByText(text, { exact: true }).filter({ visible: true }).first()
}

/** Spec §2: on small screens the side menu opens with 'See Options'. */
async function openMenu(page: Page, width: number) {
  const options = page.getByText("See Options")
  if (width >= 1024) await expect(options).toBeHidden()
  else await options.click()
}

/** Collects console errors, warnings and failed requests. */
function listen(page: Page) {
  const complaints: string[] = []
  page.on("console", (message) => {
    const isOfBrowser = message.text().endsWith("registration blocked by Playwright")
    if (/error|warning/.test(message.type()) && !isOfBrowser) complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(error.message))
  page.on("requestfailed", (request) => {
    // navigation cancels pending requests
    if (request.failure()?.errorText !== "net::ERR_ABORTED") complaints.push(request.url())
  })
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}
