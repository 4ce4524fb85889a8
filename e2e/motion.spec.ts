import type { Locator, Page } from "@playwright/test"
import { bookProduct } from "../test/acts/paying.ts"
import { logIn, phone } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { signedIn, signedInAs } from "./signed-in.ts"

test.use({ contextOptions: { reducedMotion: "no-preference" } })

test("nothing moves for someone who wants less motion", async ({ demo }) => {
  const page = await demo.newPage({ reducedMotion: "reduce" })
  await page.goto("/")
  expect(await runningAnimations(page)).toBe(0)
  await page.getByRole("link", { name: "START EXPLORING" }).click()
  await page.getByRole("link", { name: "Drums & Percussion" }).click()
  await expect(page).toHaveTitle("Drums & Percussion - Backline")
  expect(await runningAnimations(page)).toBe(0)
  await page.getByRole("link", { name: "All categories" }).click()
  await expect(page).toHaveTitle("Explore Products - Backline")
  expect(await runningAnimations(page)).toBe(0)
})

test("nor while they wait in the dashboard, in a sheet or in a dialog", fullRun, async ({ demo }) => {
  const page = await demo.newPage({ ...phone, reducedMotion: "reduce" })
  const seen = Promise.withResolvers<void>()
  await page.route(/sign-in|\/api\/jwt/, async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.goto("/login?from=/dashboard/myorders")
  await logIn(page, "ana@backline.example")
  await expect(page.getByRole("button", { name: "LOGIN", exact: true })).toHaveAttribute("aria-busy", "true")
  await expectStill(page)
  seen.resolve()
  const more = page.getByRole("button", { name: /^More: / }).first()
  await expect(more).toBeVisible()
  expect(await runningAnimations(page)).toBe(0)
  await page.getByRole("button", { name: "See Options" }).click()
  expect(await runningAnimations(page)).toBe(0)
  await page.keyboard.press("Escape")
  await more.click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(await runningAnimations(page)).toBe(0)
  const frame = await demo.newPage({ reducedMotion: "reduce" })
  await frame.route("**/api/auth/get-session", () => undefined)
  await frame.goto("/login/google")
  await expect(frame.getByText("Hang tight, you are almost there!")).toBeVisible()
  await expectStill(frame)
})

test(
  "the drawings of the dashboard come to rest by themselves, also under a pointer",
  fullRun,
  async ({ demo }) => {
    const page = await signedInAs(demo, "ana")
    await page.goto("/dashboard")
    await page.locator(".drawing").first().hover()
    const ends = await page.locator(".drawing *").evaluateAll((parts) =>
      parts
        .map((part) => getComputedStyle(part))
        .filter(({ animationName }) => animationName !== "none")
        .map(({ animationDelay, animationDuration, animationIterationCount: times }) => {
          const turns = times === "infinite" ? Number.POSITIVE_INFINITY : Number(times)
          return Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration) * turns
        }),
    )
    expect(ends.length).toBeGreaterThanOrEqual(7)
    expect(Math.max(...ends)).toBeLessThanOrEqual(5)
  },
)

test("what comes over a page moves for 120 to 200 milliseconds", fullRun, async ({ demo }) => {
  const page = await signedInAs(demo, "ana")
  await page.goto("/dashboard/myorders")
  await page
    .getByRole("button", { name: /^REMOVE BOOKING/ })
    .first()
    .click()
  for (const part of [page.getByRole("dialog"), page.locator("dialog .modal-box")])
    expect(await transitionTimesOutOfRange(part)).toEqual([])
})

test("a product's photo moves from the list into its page", fullRun, async ({ demo }) => {
  const { page, person } = await signedIn(demo, "Tuli", "Buyer")
  await page.addInitScript(watchTransitions)
  await page.goto("/")
  expect(await carriedNames(page, page.getByRole("article").getByRole("link").first())).toBe("photo")
  await page.goto("/categories")
  expect(await carriedNames(page, page.getByRole("link", { name: /Guitars & Basses/ }))).toBe("photo")
  const free = page.getByRole("article").filter({ has: page.getByRole("button", { name: /^BOOK NOW/ }) })
  const _id = (await free.first().getAttribute("id")) ?? ""
  await bookProduct(person, _id)
  await person.post("/api/wishlist", { product: { _id } })
  for (const list of ["/dashboard/myorders", "/dashboard/wishlist"]) {
    await page.goto(list)
    expect(await carriedNames(page, page.getByRole("link", { name: /^MAKE PAYMENT/ })), list).toBe("photo")
  }
})

/** Records the elements that each view transition carries along by name. */
function watchTransitions() {
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (...given) => {
    document.documentElement.dataset["carried"] = [...document.querySelectorAll("main *")]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== "none")
      .join()
    return start(...given)
  }
}

/** Presses a link; returns the view transition names it carries along. */
async function carriedNames(page: Page, link: Locator) {
  await link.evaluate(() => delete document.documentElement.dataset["carried"])
  await link.click()
  const html = page.locator("html[data-carried]")
  await html.waitFor()
  return html.getAttribute("data-carried")
}

function runningAnimations(page: Page) {
  return page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  )
}

/** Expects waiting to be shown by a mark without animation; `getAnimations` does not include animated pictures. */
async function expectStill(page: Page) {
  expect(await runningAnimations(page)).toBe(0)
  await expect(page.locator(".loading").first()).toBeVisible()
  await expect(page.locator(".loading").first()).not.toHaveCSS("mask-image", /animate|none/)
}

/** Transition times including delays, in seconds, that are shorter than 0.12 or longer than 0.2. */
function transitionTimesOutOfRange(element: Locator) {
  return element.evaluate((shown) => {
    const { transitionDuration, transitionDelay } = getComputedStyle(shown)
    const delays = transitionDelay.split(", ").map(Number.parseFloat)
    return transitionDuration
      .split(", ")
      .map((time, index) => Number.parseFloat(time) + (delays[index % delays.length] ?? 0))
      .filter((seconds) => seconds < 0.12 || seconds > 0.2)
  })
}
