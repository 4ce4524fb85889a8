import { expect, type Page } from "@playwright/test"
import { cards, pay } from "./people.ts"
import type { Screen } from "./texts.ts"

/** What comes over a screen of each role, or instead of it, and how one gets to see it. */
export type Aside = { name: string; on: Screen; show: (page: Page) => Promise<unknown> }

const category: Screen = {
  path: "/categories",
  follow: /Guitars & Basses/,
  title: "Guitars & Basses - Backline",
  texts: [],
}
const products: Screen = { path: "/dashboard/myproducts", title: "My Products - Backline", texts: [] }
const orders: Screen = { path: "/dashboard/myorders", title: "My Orders - Backline", texts: [] }
const payment: Screen = { ...orders, follow: /^MAKE PAYMENT/, title: "Payment - Backline" }
const sellers: Screen = { path: "/dashboard/allsellers", title: "All Sellers - Backline", texts: [] }

export const asides: Record<string, Aside[]> = {
  visitor: [
    {
      name: "Not Found",
      on: { path: "/nowhere", title: "Not Found - Backline", texts: [] },
      show: (page) => expect(page.getByText("Sorry, that address could not be found.")).toBeVisible(),
    },
  ],
  "rahim@backline.example": [{ name: "Delete a product", on: products, show: asking(/^DELETE/) }],
  "ana@backline.example": [
    { name: "Book", on: category, show: booking },
    { name: "Remove a booking", on: orders, show: asking(/^REMOVE BOOKING/) },
    { name: "Approve a payment", on: payment, show: approving },
  ],
  "admin@backline.example": [
    { name: "Make an admin", on: sellers, show: asking(/^MAKE ADMIN/) },
    { name: "Delete a seller", on: sellers, show: asking(/^DELETE/) },
  ],
}

function asking(button: RegExp) {
  return async (page: Page) => {
    await page.getByRole("button", { name: button, disabled: false }).first().click()
    await expect(page.getByRole("dialog")).toBeVisible()
  }
}

async function booking(page: Page) {
  await asking(/^BOOK NOW/)(page)
  await expect(page.getByRole("button", { name: "CONFIRM BOOKING" })).toBeVisible()
}

async function approving(page: Page) {
  await expect(page.getByRole("button", { name: "CONFIRM PAYMENT" })).toBeEnabled()
  await pay(page, cards.asksFirst)
  await expect(page.getByRole("dialog", { name: "Your bank asks" })).toBeVisible()
}
