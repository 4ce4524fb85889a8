import type { Page } from "@playwright/test"
import { phone } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { entryOf, pageLoaded, withoutCloseWatcher } from "./visit.ts"

async function openList(page: Page) {
  await page.goto("/blog")
  await page.goto("/products")
  await pageLoaded(page)
}

async function openFilters(page: Page) {
  await openList(page)
  await page.getByRole("button", { name: "Filters" }).tap()
}

/** Ticks the box once the previous tick is in the address, before its results are; returns ticks lost after that. */
function tickAtNextAddress(box: HTMLElement | SVGElement) {
  const wentOff = new Set<string>()
  const ticked = new Set<HTMLInputElement>()
  const look = () => {
    for (const each of document.querySelectorAll<HTMLInputElement>("#filters [name=condition]"))
      if (each.checked) ticked.add(each)
      else if (ticked.has(each)) wentOff.add(each.value)
    requestAnimationFrame(look)
  }
  look()
  const push = history.pushState.bind(history)
  history.pushState = (...entry) => {
    history.pushState = push
    push(...entry)
    queueMicrotask(() => box instanceof HTMLElement && box.click())
  }
  return wentOff
}

test("filters that are ticked one right after the other stay ticked while answers are slow", async ({
  demo,
}) => {
  const page = await demo.newPage(phone)
  await openFilters(page)
  await page.route("**/api/products?*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  const [good, fair, excellent] = ["Good", "Fair", "Excellent"].map((name) =>
    page.getByRole("checkbox", { name: new RegExp(`^${name}`) }),
  )
  if (!good || !fair || !excellent) throw new Error("no conditions")
  const wentOff = await fair.evaluateHandle(tickAtNextAddress)
  await good.tap()
  await expect(page).toHaveURL(/condition=[^&]*Fair/)
  await excellent.tap()
  await expect(page).toHaveURL(/condition=[^&]*Excellent/)
  for (const box of [good, fair, excellent]) await expect(box).toBeChecked()
  expect(await wentOff.evaluate((values) => [...values])).toEqual([])
})

test("all that is changed in the filters is one step back, and what led to them the next", async ({
  demo,
}) => {
  const page = await demo.newPage(phone)
  await openFilters(page)
  for (const name of ["Good", "Fair", "Excellent"]) {
    await page.getByRole("checkbox", { name: new RegExp(`^${name}`) }).tap()
    await expect(page).toHaveURL(new RegExp(`condition=[^&]*${name}`))
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/products$/)
  // back to the list under the sheet
  await expect(page.getByRole("checkbox", { name: /^Good/ })).toBeHidden()
  await page.getByRole("button", { name: "Filters" }).tap()
  await expect(page.getByRole("checkbox", { name: /^Good/ })).not.toBeChecked()
  await page.getByLabel("Highest price").fill("8000")
  await page.getByRole("button", { name: /^SHOW/ }).tap()
  await expect(page).toHaveURL(/max=8000$/)
  await page.getByRole("button", { name: "Filters" }).tap()
  await page.getByRole("checkbox", { name: /^Fair/ }).tap()
  await expect(page).toHaveURL(/condition=Fair/)
  await page.goBack()
  await expect(page).toHaveURL(/\/products\?max=8000$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/products$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/blog$/)
})

test(
  "in a browser without close watchers Back closes the filters, and then leaves the list",
  fullRun,
  async ({ demo }) => {
    const page = await demo.newPage(phone)
    await withoutCloseWatcher(page)
    await openList(page)
    const list = await entryOf(page)
    const good = page.getByRole("checkbox", { name: /^Good/ })
    const open = async () => {
      await page.getByRole("button", { name: /^Filters/ }).tap()
      await expect(good).toBeVisible()
      await expect.poll(() => entryOf(page)).toBe(list + 1)
    }
    await open()
    await page.goBack()
    await expect(good).toBeHidden()
    await page.goForward()
    await expect(page).toHaveURL(/\/products$/)
    await expect(good).toBeHidden()
    await page.goBack()
    await open()
    await page.reload()
    await expect.poll(() => entryOf(page), "a reload closes it, too").toBe(list)
    await pageLoaded(page)
    await open()
    await good.tap()
    await expect(page).toHaveURL(/condition=Good/)
    expect(await entryOf(page), "one step back").toBe(list + 1)
    await page.goBack()
    await expect(page).toHaveURL(/\/products$/)
    await expect(good).toBeHidden()
    for (const name of ["Close", /^SHOW/]) {
      await open()
      await page.locator("#filters").getByRole("button", { name }).tap()
      await expect(good).toBeHidden()
      await expect.poll(() => entryOf(page)).toBe(list)
    }
    await page.goBack()
    await expect(page).toHaveURL(/\/blog$/)
  },
)

test("a price among the words is shown with the chosen filters, and is changed and taken off there", async ({
  demo,
}) => {
  const page = await demo.newPage(phone)
  await page.goto("/products?q=pedal+20k-5k&condition=Good")
  await pageLoaded(page)
  await page.getByRole("button", { name: "Filters (2)" }).tap()
  await expect(page.getByLabel("Lowest price")).toHaveValue("5000")
  const entries = await page.evaluate(() => history.length)
  await page.getByRole("button", { name: /^SHOW/ }).tap()
  await expect(page).toHaveURL(/\/products\?q=pedal&min=5000&max=20000&condition=Good$/)
  expect(await page.evaluate(() => history.length), "nothing was changed").toBe(entries)
  await page.getByRole("button", { name: "Filters (2)" }).tap()
  await page.getByLabel("Highest price").fill("30000")
  await page.getByRole("button", { name: /^SHOW/ }).tap()
  await expect(page).toHaveURL(/\/products\?q=pedal&min=5000&max=30000&condition=Good$/)
  await expect(page.getByRole("button", { name: "Filters (2)" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Take off: 5,000 BDT to 30,000 BDT" })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("link", { name: "Take off: Good" })).toBeVisible()
  await page.getByRole("link", { name: "Take off: 5,000 BDT to 20,000 BDT" }).tap()
  await expect(page).toHaveURL(/\/products\?q=pedal&condition=Good$/)
  await expect(page.getByRole("link", { name: /^Take off/ })).toHaveCount(1)
  await page.goto("/bn/products?q=৫+হাজারের+নিচে")
  await expect(page.getByLabel("সাজান")).toHaveText(/^নতুন আগে/)
  await page.getByRole("link", { name: "সব বাদ দিন" }).tap()
  await expect(page).toHaveURL(/\/bn\/products$/)
})

test("whoever goes back before the script of the filters has come stays there", fullRun, async ({ demo }) => {
  const page = await demo.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto("/products?q=yamaha")
  const excellent = page.getByRole("checkbox", { name: /^Excellent/ })
  await excellent.check()
  await expect(page).toHaveURL(/condition=Excellent/)
  await page.reload()
  await pageLoaded(page)
  const { promise: whenLeft, resolve: leave } = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async (route) => {
    await whenLeft
    await route.fallback()
  })
  const script = page.waitForResponse("**/assets/*.js")
  await page.getByRole("button", { name: /^SHOW/ }).press("Enter")
  await page.goBack()
  await expect(page).toHaveURL(/q=yamaha$/)
  leave()
  await script
  await expect(page.getByRole("link", { name: "Take off: Excellent" })).toHaveCount(0)
  await expect(excellent).not.toBeChecked()
  await expect(page).toHaveURL(/q=yamaha$/)
})
