import type { Page } from "@playwright/test"
import { offline as bangla } from "../texts/bn/plain-pages.ts"
import { complaintsOfAxe, shifts } from "./layout.ts"
import { expect, fullRun, test, withSite } from "./product.ts"
import { lowContrast } from "./contrast.ts"
import { expectUsable } from "./usable.ts"
import { onPhone, applyLook } from "./visit.ts"

test.use({ serviceWorkers: "allow" })

test(
  "whoever has no network is told so, and comes to the page once there is one",
  fullRun,
  async ({ browser }) => {
    await withSite(browser, { DEMO: "off" }, async (product) => {
      const context = await product.newContext({ colorScheme: "dark" })
      const page = await context.newPage()
      await visitOnce(page)
      await product.stop()
      await page.goto("/bn/categories")
      await expect(page.getByRole("heading", { level: 1, name: bangla.title })).toBeVisible()
      await expectUsable(page, "Offline, in Bangla")
      await page.getByRole("link", { name: "English" }).click()
      await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible()
      expect(await shifts(page)).toEqual([])
      await page.getByRole("button", { name: "Retry" }).click()
      await expect(page.getByRole("status")).toHaveText("Still no connection.")
      expect(await page.evaluate(() => caches.keys())).toEqual([])
      expect(await complaintsOfAxe(page)).toEqual([])
      expect(await lowContrast(page)).toEqual([])
      await applyLook(page, onPhone)
      await expectUsable(page, "Offline")
      await product.start()
      await expect(page).toHaveTitle("Explore Products - Backline")
    })
  },
)

test("a page that is there comes from the product itself, and calls are left alone", async ({ demo }) => {
  const page = await demo.newPage()
  await visitOnce(page)
  const response = await page.goto("/blog")
  expect(response?.status()).toBe(200)
  expect((await page.goto("/nowhere"))?.status()).toBe(404)
  await page.context().setOffline(true)
  await expect(page.goto("/api/docs")).rejects.toThrow()
})

test("pointing at a link without a network leaves the page as it is", fullRun, async ({ demo }) => {
  const page = await demo.newPage()
  await page.goto("/categories")
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await page.context().setOffline(true)
  const failed = page.waitForEvent("requestfailed")
  await page.getByRole("link", { name: "BLOG" }).first().hover()
  await failed
  await page.getByRole("link", { name: "Backline, home" }).first().hover()
  await expect(page.getByText("You are offline.")).toBeVisible()
  expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true)
})

test("a screen that could not be loaded is there as soon as the network is", async ({ demo }) => {
  const page = await demo.newPage()
  await page.goto("/categories")
  await page.getByRole("link", { name: /Guitars & Basses/ }).click()
  await expect(page).toHaveTitle("Guitars & Basses - Backline")
  await page.getByRole("link", { name: "All categories" }).click()
  await expect(page).toHaveTitle("Explore Products - Backline")
  await page.context().setOffline(true)
  for (const height of [320, 720]) {
    await page.setViewportSize({ width: 1280, height })
    await expect.poll(() => page.getByText("You are offline.").evaluate(isOnTop)).toBe(true)
  }
  await page.getByRole("link", { name: /Drums & Percussion/ }).click()
  await expect(page.getByRole("heading", { name: /We could not reach Backline/ })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText("You are offline.")).toBeHidden()
  await expect(page.getByRole("heading", { level: 1, name: "Drums & Percussion" })).toBeVisible()
})

/** Whether nothing covers the element, even if it lets presses through. */
function isOnTop(element: HTMLElement) {
  element.style.pointerEvents = "auto"
  const { x, y, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2) === element
}

/** Waits until the service worker is installed. */
async function visitOnce(page: Page) {
  await page.goto("/")
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}
