import type { Page } from "@playwright/test"
import { apiOf } from "../test/people.ts"
import { openCategory, phone, pressAndConfirm } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { expectToast } from "./toasts.ts"
import { newUser, newProduct, signedIn, signedInAdmin, signedInAs } from "./signed-in.ts"

test("the admin verifies a seller, whose products carry a check mark, and takes one of them down", async ({
  empty,
}) => {
  const sadia = await newUser(empty, "Sadia", "Seller")
  await newProduct(empty, "Behringer X32", sadia)
  const admin = await signedInAdmin(empty)
  await admin.goto("/dashboard/allsellers")
  const row = admin.getByRole("row", { name: new RegExp(sadia.email) })
  await pressAndConfirm(row, "VERIFY")
  await expectToast(admin, "Verified successfully!")
  await expect(row.getByText("VERIFIED", { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(row.getByRole("button", { name: "VERIFY: Sadia", exact: true })).toHaveCount(0)
  await openCategory(admin)
  const card = admin.getByRole("article").filter({ hasText: "Behringer X32" })
  await expect(card.getByRole("img", { name: /verified/i })).toBeVisible()
  await pressAndConfirm(card, "DELETE")
  await expectToast(admin, "Behringer X32 has been taken down.")
  await expect(card).toHaveCount(0)
  await admin.goto("/dashboard/allsellers")
  await row.getByRole("button", { name: "More: Sadia" }).click()
  await pressAndConfirm(row, "UNVERIFY")
  await expectToast(admin, "Sadia is no longer verified.")
  await expect(row.getByRole("button", { name: "VERIFY: Sadia", exact: true })).toBeVisible()

  await admin.goto("/dashboard/audit")
  await expect(admin.getByRole("row", { name: /Product removed/ })).toContainText("Behringer X32")
  const made = admin.getByRole("row", { name: /Admin made/ }).first()
  await expect(made).toContainText("Anika")
  await expect(made).toContainText("Backline itself")
})

test("a seller whom the admin suspends reads why in the dashboard, and is out of sight, until it is lifted", async ({
  empty,
}) => {
  const { page: sadia, person, email } = await signedIn(empty, "Sadia", "Seller", phone)
  await newProduct(empty, "Roland TD-17", person)
  // fills the response cache
  const seen = async () => (await apiOf(empty).request(`/sellers/${person.id}`)).text()
  expect(await seen()).toContain("Roland TD-17")
  const admin = await signedInAdmin(empty)
  await admin.goto("/dashboard/allsellers")
  const row = admin.getByRole("row", { name: new RegExp(email) })
  await row.getByRole("button", { name: "More: Sadia" }).click()
  await row.getByRole("button", { name: "SUSPEND: Sadia" }).click()
  const dialog = admin.getByRole("dialog").last()
  await dialog.getByLabel("Reason").fill("Three buyers got nothing.")
  await dialog.getByRole("button", { name: "SUSPEND" }).click()
  await expectToast(admin, "Sadia is suspended, and is told so.")
  await expect(row.getByText("SUSPENDED", { exact: true })).toBeVisible()
  expect(await seen()).not.toContain("Roland TD-17")
  await sadia.goto("/dashboard")
  await expect(sadia.getByText("Three buyers got nothing.")).toBeVisible()
  await expectAddingLeadsToReason(sadia)
  await row.getByRole("button", { name: "More: Sadia" }).click()
  await row.getByRole("button", { name: "CHANGE SUSPENSION: Sadia" }).click()
  const change = admin.getByRole("dialog").last()
  await expect(change.getByLabel("Reason")).toHaveValue("Three buyers got nothing.")
  await change.getByLabel("Until").fill("2099-01-05")
  await change.getByRole("button", { name: "SAVE" }).click()
  await expect(row.getByText(/^until 5 January 2099/)).toBeVisible()
  await row.getByRole("button", { name: "More: Sadia" }).click()
  await pressAndConfirm(row, "LIFT SUSPENSION")
  await expectToast(admin, "Sadia is no longer suspended.")
  expect(await seen()).toContain("Roland TD-17")
  await expect(row.getByText("SUSPENDED", { exact: true })).toHaveCount(0)
  await sadia.goto("/dashboard")
  await expect(sadia.getByRole("heading", { name: "Welcome, Sadia!" })).toBeVisible()
  await expect(sadia.getByText("Three buyers got nothing.")).toHaveCount(0)
})

/** The reason is shown before a form is filled in, and the button leads back to it. */
async function expectAddingLeadsToReason(page: Page) {
  await page.getByRole("link", { name: "My Products" }).click()
  const toAdd = page.getByRole("link", { name: "ADD PRODUCT", exact: true })
  await expect(toAdd).not.toHaveClass(/btn-primary/)
  await toAdd.click()
  const notice = page.locator("#suspension")
  await expect(notice).toContainText("Three buyers got nothing.")
  await expect(notice).toBeInViewport()
  const add = page.getByRole("button", { name: "ADD PRODUCT" })
  await expect(add).not.toHaveClass(/btn-primary/)
  await add.click()
  await expect(notice).toBeFocused()
  await expect(page.getByText("is required")).toHaveCount(0)
}

for (const role of ["Seller", "Buyer"] as const)
  test(
    `no ${role} is removed without the admin's yes to the question of the specification`,
    fullRun,
    async ({ empty }) => {
      const { email } = await newUser(empty, "Tomal", role)
      const admin = await signedInAdmin(empty)
      await admin.goto(`/dashboard/all${role.toLowerCase()}s`)
      const row = admin.getByRole("row", { name: new RegExp(email) })
      await row.getByRole("button", { name: "DELETE: Tomal" }).click()
      const dialog = admin.getByRole("dialog")
      await expect(dialog.getByRole("heading", { name: /^Are you sure you want to/ })).toBeVisible()
      await expect(dialog.getByText(email)).toBeVisible()
      await expect(dialog.getByText("0 unsold products and 0 unpaid bookings")).toBeVisible()
      await expect(
        dialog.getByText("This won't be recoverable in the future after you delete."),
      ).toBeVisible()
      await dialog.getByRole("button", { name: "Cancel" }).click()
      await expect(dialog).toHaveCount(0)
      await expect(row).toBeVisible()
      await pressAndConfirm(row, "DELETE")
      await expectToast(admin, `Tomal has been removed as a ${role.toLowerCase()}.`)
      await expect(row).toHaveCount(0)
    },
  )

test(
  "a seller sees how many products there are, and only those of one kind when asked",
  fullRun,
  async ({ demo }) => {
    const page = await signedInAs(demo, "rahim")
    await page.goto("/dashboard/myproducts")
    const rows = page.getByRole("main").getByRole("row")
    const count = Number.parseInt(await page.getByText(/^\d+ products$/).innerText(), 10)
    await expect(rows).toHaveCount(1 + count)
    const show = page.getByLabel("Show", { exact: true })
    await show.selectOption("sold")
    await expect(rows.filter({ hasNotText: "SOLD (yes)" })).toHaveCount(1)
    const sold = (await rows.count()) - 1
    await expect(rows.filter({ hasText: "SOLD (yes)" })).toHaveCount(sold)
    await show.selectOption("available")
    await expect(rows).toHaveCount(1 + count - sold)
  },
)
