import type { Page } from "@playwright/test"
import { addProduct, aPhoto, endSessions, fillInProduct, logIn, logOut, signUp } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { expectToast } from "./toasts.ts"
import { signedIn } from "./signed-in.ts"

const kept = "We kept what you had begun here."

test("a draft survives a reload and a session that ended, and goes once it is listed", async ({ empty }) => {
  const { page, email } = await signedIn(empty, "Rahim", "Seller")
  await fillInProduct(page, "Tama Starclassic", await aPhoto())
  await expect(page.getByText(kept)).toHaveCount(0)
  await endSessions(empty, email)
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
  await expect(page.getByText(/Your session has ended/)).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/login\?from=/)
  await logIn(page, email)
  await expect(page.getByText(kept)).toBeVisible()
  await expectStarclassic(page)
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
  await expectToast(page, "Tama Starclassic has been added successfully.")
  await expect(page.getByRole("heading", { name: "Your first product is listed" })).toBeVisible()
  await page.goto("/dashboard/addproducts")
  await expect(page.getByRole("heading", { name: "What happens next" })).toBeVisible()
  await expect(page.getByLabel("Product Name")).toHaveValue("")
  await expect(page.getByLabel("Phone Number"), "known from the product before").toHaveValue("01700000001")
  await expect(page.getByText(kept)).toHaveCount(0)
})

test(
  "a seller starts afresh, takes it back, and is not offered it over a new draft",
  fullRun,
  async ({ empty }) => {
    const { page } = await signedIn(empty, "Rahim", "Seller")
    await fillInProduct(page, "Tama Starclassic", await aPhoto())
    await expect.poll(() => storedBy(page)).toMatch(/"photos".*Never gigged/)
    await page.reload()
    await page.getByRole("button", { name: "Start afresh" }).click()
    await expect(page.getByLabel("Product Name")).toHaveValue("")
    await expect(page.getByLabel("Product Name")).toBeFocused()
    await expect(page.getByLabel("Product Category")).toHaveValue("")
    await expect(page.getByAltText("What buyers will see")).toHaveCount(0)
    await expect(page.getByText(kept)).toHaveCount(0)
    await expect(page.getByText("Your draft is cleared.")).toBeVisible()
    await expect(page.getByLabel("Product Name")).toHaveAccessibleDescription("Your draft is cleared.")
    await page.keyboard.press("Shift+Tab")
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused()
    await page.keyboard.press("Enter")
    await expectStarclassic(page)
    await expect(page.getByText(kept)).toBeVisible()
    await expect(page.getByLabel("Product Name")).toBeFocused()
    await expect(page.getByLabel("Product Name")).toHaveAccessibleDescription(kept)
    await expect.poll(() => storedBy(page)).toMatch(/"photos".*Never gigged/)
    await page.reload()
    await expectStarclassic(page)
    await page.getByRole("button", { name: "Start afresh" }).click()
    await expect(page.getByText("Your draft is cleared.")).toBeVisible()
    await expect.poll(() => storedBy(page)).not.toMatch(/Never gigged/)
    await page.reload()
    await expect(page.getByLabel("Product Name")).toHaveValue("")
    await expect(page.getByText(kept)).toHaveCount(0)

    await begin(page, "Boss DS-1")
    await page.getByRole("button", { name: "Start afresh" }).click()
    const undo = page.getByRole("button", { name: "Undo" })
    await expect(undo).toBeVisible()
    await page.getByLabel("Product Name").fill("Boss DS-2")
    await expect(undo).toBeHidden()
  },
)

test(
  "what a seller began is gone after logging out, and never shown to someone else",
  fullRun,
  async ({ empty }) => {
    const { page, email } = await signedIn(empty, "Rahim", "Seller")
    await begin(page, "Boss DS-1")
    await logOut(page)
    await page.goto("/login?from=/dashboard/addproducts")
    await logIn(page, email)
    await expect(page.getByLabel("Product Name")).toHaveValue("")

    await begin(page, "Boss DS-2")
    await endSessions(empty, email)
    await signUp(page, "Sadia", "Seller")
    await page.goto("/dashboard/addproducts")
    await expect(page.getByLabel("Product Name")).toHaveValue("")
    await addProduct(page, "Korg Volca", await aPhoto())
  },
)

async function begin(page: Page, name: string) {
  await page.goto("/dashboard/addproducts")
  const field = page.getByLabel("Product Name")
  // a reload may come before the browser has stored it
  await expect(async () => {
    await field.fill(name)
    await page.reload()
    await expect(field).toHaveValue(name, { timeout: 5_000 })
  }).toPass()
}

async function expectStarclassic(page: Page) {
  await expect(page.getByLabel("Product Name")).toHaveValue("Tama Starclassic")
  await expect(page.getByLabel("Product Category").locator("option:checked")).toHaveText("Guitars & Basses")
  await expect(page.getByLabel("Selling Price")).toHaveValue("62000")
  await expect(page.getByLabel("Phone Number")).toHaveValue("01700000001")
  await expect(page.getByAltText("What buyers will see")).toBeVisible()
}

/** What the browser has stored so far; closing the page at once may lose the rest. */
async function storedBy(page: Page) {
  const { origins } = await page.context().storageState({ indexedDB: true })
  return JSON.stringify(origins)
}
