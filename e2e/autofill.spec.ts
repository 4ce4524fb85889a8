import type { Page } from "@playwright/test"
import { expect, fullRun, type Product, test } from "./product.ts"
import { openHandover } from "./states/deal-states.ts"
import { openConversation } from "./states/message-states.ts"
import { openBooking } from "./states/showing.ts"
import { signInOn } from "./signed-in.ts"
import { screenOf } from "./texts.ts"
import { open } from "./visit.ts"

const weak = "Password must be alteast 6 characters longer!"
const noEmail = "Email is not an email address"

type Form = {
  who?: string
  at: string | ((page: Page) => Promise<unknown>)
  fill: Record<string, string>
  press: string
  says: string[]
}

/** Forms with invalid values: the messages prove that the fields were read, and nothing is sent. */
const forms: Form[] = [
  { at: "/login", fill: { email: "x", password: "Weak" }, press: "LOGIN", says: [noEmail, weak] },
  {
    at: "/signup",
    fill: { name: "Mina", email: "x", password: "Weak" },
    press: "SIGN UP",
    says: [noEmail, weak, "Account type is required"],
  },
  { at: "/forgot-password", fill: { email: "x" }, press: "SEND LINK", says: [noEmail] },
  { at: "/reset-password#x", fill: { newPassword: "Weak" }, press: "CHANGE PASSWORD", says: [weak] },
  { at: "/", fill: { email: "x" }, press: "JOIN", says: [noEmail] },
  { at: "/", fill: { name: "M", email: "x", message: "Hi" }, press: "SEND MESSAGE", says: [noEmail] },
  {
    who: "rahim",
    at: "/dashboard/account",
    fill: { currentPassword: "Weak", newPassword: "Weak" },
    press: "CHANGE PASSWORD",
    says: [weak, weak],
  },
  {
    who: "rahim",
    at: "/dashboard/addproducts",
    fill: {
      productName: "Boss DS-1",
      productCondition: "Good",
      sellingPrice: "৳ 4,500",
      buyingPrice: "6000",
      timeUsed: "2 years",
      phoneNumber: "1",
      location: "Dhaka",
      productDescription: "Played at home.",
    },
    press: "ADD PRODUCT",
    says: [
      "Product Photo is required",
      "Product Category is required",
      "Phone Number must have 6 to 15 digits",
    ],
  },
  {
    who: "rahim",
    at: openHandover,
    fill: { digits: "123" },
    press: "CONFIRM",
    says: ["The code has eight digits"],
  },
  {
    who: "ana",
    at: openConversation,
    fill: { message: "x".repeat(2_001) },
    press: "SEND",
    says: ["A message can have up to 2,000 characters."],
  },
  {
    who: "ana",
    at: openBooking,
    fill: { buyerPhone: "1", buyerLocation: "Dhaka" },
    press: "CONFIRM BOOKING",
    says: ["Phone Number must have 6 to 15 digits"],
  },
  {
    who: "ana",
    at: (page) => open(page, screenOf("ana@backline.example", "Payment")),
    fill: { number: "4242 4242 4242 4241", expiry: "12/34", cvc: "123" },
    press: "CONFIRM PAYMENT",
    says: ["Your card number is invalid."],
  },
]

test("what a browser fills into a form without telling the page is sent", fullRun, async ({ demo }) => {
  test.setTimeout(120_000)
  const page = await demo.newPage()
  let signedIn: string | undefined
  for (const { who, at, fill, press, says } of forms) {
    if (who && who !== signedIn) await logInAs(page, demo, who)
    signedIn = who
    await (typeof at === "string" ? page.goto(at) : at(page))
    const button = page.getByRole("button", { name: press, exact: true })
    await expect(button).toBeEnabled()
    await page.waitForFunction(() => !globalThis.preHydrationEvents)
    const form = page.locator("form").filter({ has: button })
    for (const [name, value] of Object.entries(fill))
      await form
        .locator(`[name=${name}]`)
        .evaluate((field: HTMLInputElement | HTMLSelectElement, it) => (field.value = it), value)
    // focusing the field renders the form again
    const [first = ""] = Object.keys(fill)
    await form.locator(`[name=${first}]`).focus()
    await form.locator(`[name=${first}]`).blur()
    await button.click()
    await expect(form.getByRole("alert").filter({ hasText: /./ }), press).toHaveText(says)
  }
})

async function logInAs(page: Page, demo: Product, who: string) {
  await page.goto("/blog")
  await page.context().clearCookies()
  await signInOn(page, demo, `${who}@backline.example`)
}
