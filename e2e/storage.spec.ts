import { fillInLogin } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { expectToast } from "./toasts.ts"
import { newUser } from "./signed-in.ts"

const refusals: [what: string, spoil: () => void, breadth?: typeof fullRun][] = [
  ["is full", fill, fullRun],
  ["is refused", refuse],
]

for (const [what, spoil, breadth = {}] of refusals)
  test(
    `where the browser's storage ${what} one logs in, and is told what is not kept`,
    breadth,
    async ({ empty }) => {
      const { email } = await newUser(empty, "Rahim", "Seller")
      const page = await empty.newPage()
      await page.addInitScript(spoil)
      await page.goto("/login")
      await fillInLogin(page, email)
      await page.getByRole("button", { name: "LOGIN", exact: true }).click()
      await expectToast(page, "You stay logged in only until this page is closed or loaded again.")
      await page.getByRole("link", { name: "DASHBOARD" }).click()
      await page.getByRole("link", { name: "Add Product" }).first().click()
      await page.getByLabel("Product Name").fill("Boss DS-1")
      await expectToast(page, "Send this form before you leave the page.")
      await page.getByRole("button", { name: "Change between light and dark" }).click()
      await expectToast(page, "The next page begins with the theme of your device.")
      await page.reload()
      await expect(
        page.getByRole("alert").filter({ hasText: "its storage is full or turned off" }),
      ).toBeVisible()
    },
  )

/** Runs in the page, like {@link refuse}. */
function fill() {
  Object.assign(Storage.prototype, {
    setItem() {
      throw new DOMException("full", "QuotaExceededError")
    },
  })
  Object.assign(IDBObjectStore.prototype, {
    put() {
      throw new DOMException("full", "QuotaExceededError")
    },
  })
}

function refuse() {
  for (const name of ["localStorage", "sessionStorage", "indexedDB"])
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException("refused", "SecurityError")
      },
    })
}

test("someone sees a sentence when an unexpected error occurs", async ({ empty }) => {
  const page = await empty.newPage()
  await page.goto("/")
  await page.waitForFunction(() => !globalThis.preHydrationEvents)
  for (const kind of ["rejects", "throws"]) {
    await page.evaluate((how) => {
      const mistake = new Error("nobody foresaw this")
      if (how === "rejects") void Promise.reject(mistake)
      else
        setTimeout(() => {
          throw mistake
        })
    }, kind)
    await expectToast(page, "That did not work. Please try again in a moment.")
  }
})
