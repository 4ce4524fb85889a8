import { bookProduct } from "../test/acts/paying.ts"
import { complaintsOfAxe, overflow, shifts } from "./layout.ts"
import { fillInBooking, phone, tabTo } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { newProduct, newUser, signedIn, signUpOn } from "./signed-in.ts"
import { expectToast } from "./toasts.ts"
import { openPageFor, onPhone } from "./visit.ts"

test("a seller's bell counts a booking at once; opened it is read, and the rest is read in one go", async ({
  empty,
}) => {
  const seller = await openPageFor(empty, "seller", onPhone)
  const person = await signUpOn(seller, empty, "Rahim", "Seller")
  const korg = await newProduct(empty, "Korg Minilogue", person)
  const boss = await newProduct(empty, "Boss DS-1", person)
  await seller.goto("/dashboard")
  await expect(seller.getByRole("heading", { name: "Nothing is waiting for you." })).toBeVisible()
  const bell = seller.getByRole("link", { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName("Notifications")

  const buyer = await (await empty.newContext(phone)).newPage()
  const ana = await signUpOn(buyer, empty, "Ana", "Buyer")
  await buyer.goto(`/products/${korg}`)
  await buyer.getByRole("button", { name: "BOOK NOW" }).first().click()
  const dialog = buyer.getByRole("dialog")
  await fillInBooking(dialog, "01800000002", "Mirpur, Dhaka")
  await dialog.getByRole("button", { name: "CONFIRM BOOKING" }).click()

  await expect(bell).toHaveAccessibleName("Notifications 1 unread")
  await expect(seller.getByText("You have 1 unread notification.")).toBeAttached()
  await expect(seller.getByRole("heading", { name: "1 open booking" })).toBeVisible()
  await expect(seller.getByRole("link", { name: "1 unread notification", exact: true })).toBeVisible()
  await bookProduct(ana, boss)
  await expect(bell).toHaveAccessibleName("Notifications 2 unread")

  await bell.click()
  await expect(seller.getByRole("heading", { name: "Today" })).toBeVisible()
  const rows = seller.getByRole("link", { name: /^Ana booked your/ })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toHaveAccessibleName(/Boss DS-1.*(?:now|ago).*Unread$/)
  await seller.reload()
  await expect(rows).toHaveCount(2)
  expect(await shifts(seller)).toEqual([])
  expect(await overflow(seller)).toBe(0)
  expect(await complaintsOfAxe(seller)).toEqual([])
  await rows.last().click()
  await expect(seller).toHaveURL(/\/dashboard\/myproducts$/)
  await expect(bell).toHaveAccessibleName("Notifications 1 unread")

  await seller.goto("/bn/notifications")
  await expect(seller.getByRole("heading", { name: "আজ" })).toBeVisible()
  await expect(
    seller.getByRole("link", { name: /^Ana আপনার “Boss DS-1” পণ্যটি বুক করেছেন।.*পড়া হয়নি$/ }),
  ).toBeVisible()
  expect(await overflow(seller)).toBe(0)
  await seller.getByRole("button", { name: "সব পড়েছি" }).click()
  await expectToast(seller, "সব নোটিফিকেশন পড়া হয়েছে।")
  await expect(seller.getByRole("heading", { level: 1 })).toBeFocused()
  await expect(seller.getByRole("link", { name: /পড়া হয়নি$/ })).toHaveCount(0)
})

test("notifications go by keyboard, and the list says when there are none", fullRun, async ({ empty }) => {
  const { page, person } = await signedIn(empty, "Rahim", "Seller")
  const product = await newProduct(empty, "Korg Minilogue", person)
  await page.goto("/notifications")
  await expect(page.getByText("Nothing new yet")).toBeVisible()
  await bookProduct(await newUser(empty, "Ana", "Buyer"), product)
  const row = page.getByRole("link", { name: /^Ana booked your/ })
  await tabTo(page, row)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/dashboard\/myproducts$/)
  await tabTo(page, page.getByRole("link", { name: "Notifications", exact: true }), "Shift+Tab")
  await page.keyboard.press("Enter")
  await expect(row).toHaveAccessibleName(/ago$|now$/)
})

test("a person chooses what comes by mail, when, and that nothing rings", fullRun, async ({ empty }) => {
  const { page } = await signedIn(empty, "Ana", "Buyer", phone)
  await page.goto("/dashboard/account#notifications")
  const form = page.getByRole("region", { name: "Notifications" })
  await expect(form).toBeInViewport()
  await form.getByLabel("Messages", { exact: true }).selectOption("Email once a day")
  await form.getByLabel("Your account").first().selectOption("No email")
  await form.getByLabel("My devices: Bookings, new offers, meetings").uncheck()
  await form.getByLabel("The daily email comes at").selectOption("21:00")
  await expect(form.getByText("Always email at once")).toBeVisible()
  await expect(form.getByText("No email tells that a booking or an offer was withdrawn")).toBeVisible()
  await form.getByRole("button", { name: "SAVE CHOICES" }).click()
  await expectToast(page, "Your choices are saved.")
  await page.reload()
  await expect(form.getByLabel("Messages", { exact: true })).toHaveValue("daily")
  await expect(form.getByLabel("My devices: Bookings, new offers, meetings")).not.toBeChecked()
  await expect(form.getByLabel("The daily email comes at")).toHaveValue("21")
  expect(await overflow(page)).toBe(0)
  expect(await complaintsOfAxe(page)).toEqual([])
})
