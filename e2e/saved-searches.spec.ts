import { read } from "../test/people.ts"
import { Notifications } from "../contract/notifications.ts"
import { complaintsOfAxe, overflow } from "./layout.ts"
import { addProduct, aPhoto, logIn, phone } from "./people.ts"
import { expect, test } from "./product.ts"
import { newUser, signedIn } from "./signed-in.ts"
import { expectToast } from "./toasts.ts"

const tellMe = "Tell me when there is one"

test("whoever finds nothing saves the search, and is told when a seller lists one", async ({ empty }) => {
  const ana = await newUser(empty, "Ana", "Buyer")
  const page = await empty.newPage(phone)
  await page.goto("/products?q=kalimba&condition=unknown")
  await expect(page.getByText("No product matches all of this.")).toBeVisible()
  await expect(page.getByRole("button", { name: tellMe })).toBeHidden()
  await page.goto("/products?q=kalimba&max=70000")
  await page.getByRole("button", { name: tellMe }).click()
  await logIn(page, ana.email)
  const dialog = page.getByRole("dialog", { name: tellMe })
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("kalimba, Up to 70,000 BDT")
  expect(await overflow(page)).toBe(0)
  expect(await complaintsOfAxe(page)).toEqual([])
  await dialog.getByLabel("Name", { exact: true }).fill("A kalimba")
  await dialog.getByRole("button", { name: "TELL ME" }).click()
  await expectToast(page, "Saved. We will tell you.")
  await expect(page).toHaveURL(/\/products\?q=kalimba&max=70000$/)

  const { page: seller } = await signedIn(empty, "Rahim", "Seller")
  await addProduct(seller, "Two kalimbas", await aPhoto())
  const toldOf = async () => {
    const notifications = await read(Notifications, ana.get("/api/notifications"))
    return notifications.map(({ type, path }) => ({ type, path }))
  }
  await expect
    .poll(toldOf)
    .toEqual([{ type: "search-matched", path: expect.stringMatching(/^\/products\/.*kalimbas$/) }])
  await expect.poll(async () => (await empty.mailsTo(ana.email)).join()).toContain("Two kalimbas")

  await page.goto("/dashboard/searches")
  await page.getByRole("combobox", { name: "How often: A kalimba" }).selectOption("Once a day")
  await expectToast(page, "Saved.")
  await page.getByRole("link", { name: "OPEN: A kalimba" }).click()
  await expect(page.getByRole("link", { name: "Two kalimbas" }).first()).toBeVisible()
  await page.goBack()
  expect(await overflow(page)).toBe(0)
  expect(await complaintsOfAxe(page)).toEqual([])
  await page.getByRole("button", { name: /A kalimba/ }).click()
  await page.getByRole("button", { name: /^RENAME: / }).click()
  const renaming = page.getByRole("dialog", { name: "Rename the search" })
  await renaming.getByLabel("Name", { exact: true }).fill("For Mina")
  await renaming.getByRole("button", { name: "SAVE" }).click()
  await page.getByRole("button", { name: /For Mina/ }).click()
  await page.getByRole("button", { name: /^DELETE/ }).click()
  await page.getByRole("dialog").getByRole("button", { name: "DELETE", exact: true }).last().click()
  await expect(page.getByText("You have not saved any searches yet.")).toBeVisible()
})
