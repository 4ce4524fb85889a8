import { emailOf, fillInLogin, fillInSignUp, password } from "./people.ts"
import { expect, fullRun, type Site, test } from "./product.ts"
import { expectToast } from "./toasts.ts"

/** A page whose scripts are held back until they are released, as on a slow network. */
async function withoutScripts(site: Site, path: string) {
  const scripts = Promise.withResolvers<void>()
  const page = await site.newPage({ colorScheme: "light" })
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: "commit" })
  return { page, letScriptsCome: () => scripts.resolve() }
}

test("whoever logs in before the scripts have come is logged in when they have", async ({ demo }) => {
  const { page, letScriptsCome } = await withoutScripts(demo, "/login")
  await fillInLogin(page, "ana@backline.example")
  await page.getByRole("button", { name: "LOGIN", exact: true }).press("Enter")
  letScriptsCome()
  await expect(page.getByRole("button", { name: "LOG OUT" })).toBeVisible()
})

test("the search opens before the scripts have come", async ({ demo }) => {
  const { page, letScriptsCome } = await withoutScripts(demo, "/blog")
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole("banner").getByRole("button", { name: "Search" }).first().click()
  const field = page.getByRole("searchbox", { name: /^Search gear/ })
  await field.fill("yamaha")
  await field.press("Enter")
  letScriptsCome()
  await expect(page).toHaveURL(/\/products\?q=yamaha$/)
})

test("what is typed and chosen before the scripts have come stays", async ({ demo }) => {
  const { page, letScriptsCome } = await withoutScripts(demo, "/signup")
  const [name, email] = [page.getByLabel("Name", { exact: true }), emailOf("mina")]
  await fillInSignUp(page, "Mina", "Seller", email)
  await page.getByRole("radio", { name: "Buyer" }).check()
  await page.getByRole("radio", { name: "Seller" }).check()
  await name.press("End")
  await page.keyboard.press("ArrowLeft")
  letScriptsCome()
  await page.waitForFunction(() => !globalThis.preHydrationEvents)
  await expect(name).toHaveValue("Mina")
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email)
  await expect(page.getByRole("radio", { name: "Seller" })).toBeChecked()
  // typing continues where the caret was
  await page.keyboard.type("h")
  await expect(name).toHaveValue("Minha")
  await page.getByRole("button", { name: "SIGN UP" }).click()
  await expectToast(page, "User account created successfully!")
})

/** Inserts an element into a form, as a password manager does. */
function changeAsExtension() {
  document.querySelector("form")?.prepend(document.createElement("div"))
}

for (const [filled, change, breadth] of [
  ["the page", () => undefined, fullRun],
  ["a page that an extension changed", changeAsExtension, {}],
] as const)
  test(
    `who signs up before the scripts have come signs up with what a password manager filled into ${filled}`,
    breadth,
    async ({ demo }) => {
      const { page, letScriptsCome } = await withoutScripts(demo, "/signup")
      const email = emailOf("sadia")
      await fillInSignUp(page, "Sadia", "Buyer", email)
      // changes the values without input events
      for (const [label, value] of [
        ["Name", "Sadia Islam"],
        ["Password", `${password}!`],
      ] as const)
        await page
          .getByLabel(label, { exact: true })
          .evaluate((field: HTMLInputElement, it) => (field.value = it), value)
      await page.evaluate(change)
      await page.getByRole("button", { name: "SIGN UP" }).click()
      letScriptsCome()
      await expectToast(page, "User account created successfully!")
      await page.goto("/dashboard")
      await expect(page.getByRole("heading", { name: "Welcome, Sadia Islam!" })).toBeVisible()
      await expect(page.getByRole("link", { name: "My Orders" }).first()).toBeVisible()
      await page.request.post("/api/auth/sign-out", { data: {} })
      const again = await page.request.post("/api/auth/sign-in/email", {
        data: { email, password: `${password}!` },
      })
      expect(again.ok()).toBe(true)
    },
  )

test("before the scripts have come a switch is pressed once, a link followed at once", async ({ demo }) => {
  const { page, letScriptsCome } = await withoutScripts(demo, "/")
  const change = page.getByRole("button", { name: "Change between light and dark" })
  await change.click()
  letScriptsCome()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "ebony")
  await change.click()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "maple")

  const { page: other } = await withoutScripts(demo, "/")
  await other.getByRole("link", { name: "BLOG" }).click()
  await expect(other).toHaveTitle("Blog - Backline")
})

for (const path of ["/", "/categories", "/login"])
  test(`${path} is to be seen before its scripts are asked for`, async ({ demo }) => {
    const page = await (await demo.newContext()).newPage()
    await page.goto(path)
    const { shown, asked } = await page.evaluate(() => {
      const entry = document.querySelector<HTMLLinkElement>("link[rel=modulepreload]")?.href
      return {
        shown: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
        asked: performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\/assets\/.*\.js$/.test(name) && name !== entry)
          .map(({ startTime }) => startTime),
      }
    })
    expect(asked.length).toBeGreaterThan(5)
    // scripts wait for the first paint, but no longer than two seconds
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.min(shown, 2_000))
  })
