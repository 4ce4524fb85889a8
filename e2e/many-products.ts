import { expect, type Page } from "@playwright/test"
import { multiply } from "./people.ts"
import type { Product } from "./product.ts"
import { at, category } from "./states/showing.ts"
import { newProduct, signUpOn } from "./signed-in.ts"
import { open, type State, pageLoaded } from "./visit.ts"

/** Requests for all but the first page of a seller's products, and the message when they fail. */
export const furtherPages = "**/api/myProducts?*cursor=*"
export const restFailed = "The rest of it could not be loaded."

/** Requests for products in one state, and the message when they fail. */
export const ofOneKind = "**/api/myProducts?*state=*"
export const kindFailed = "Your products could not be loaded."

/** States of the screens where a seller has 5,000 products. */
export const manyProducts: State[] = [
  {
    who: "seller",
    name: "My Products of 5,000",
    show: (page, product) => signUpSellerWith(page, product, 5_000),
  },
  { who: "seller", name: "Show more cut", show: showingMore },
  { who: "seller", name: "Products of one kind cut", show: choosing },
  { who: "visitor", name: "Category of many pages", show: atItsEnd },
  { who: "visitor", name: "Category, next page", show: readingOn },
]

/** Signs up a seller with `count` products, from the oldest and cheapest, "No. 1", on; every tenth is sold. */
export async function signUpSellerWith(page: Page, product: Product, count: number) {
  const seller = await signUpOn(page, product, "Rahim", "Seller")
  await newProduct(product, "No. 1", seller)
  await multiply(product, seller.email, count, ({ sellingPrice, createdAt }, index) => ({
    productName: `No. ${index + 2}`,
    sellingPrice: sellingPrice + index + 1,
    soldAt: index % 10 === 0 ? createdAt : null,
  }))
  await page.goto("/dashboard/myproducts")
  await expect(rowsOf(page)).toHaveCount(Math.min(count, 60))
}

export function rowsOf(page: Page) {
  return page.getByRole("row").filter({ has: page.getByText(/^No\. \d+$/) })
}

async function showingMore(page: Page) {
  await page.route(furtherPages, (route) => route.abort())
  await page.getByRole("button", { name: "Show more" }).click()
  await expect(page.getByText(restFailed)).toBeVisible()
}

async function choosing(page: Page) {
  // browsers also restore the scroll position
  await page.evaluate(() => scrollTo(0, 0))
  await at("/dashboard/myproducts")(page)
  await page.route(ofOneKind, (route) => route.abort())
  await page.getByLabel("Show", { exact: true }).selectOption("Sold")
  await expect(page.getByText(kindFailed)).toBeVisible()
}

async function atItsEnd(page: Page) {
  await open(page, category)
  await page.getByRole("link", { name: "Next page" }).scrollIntoViewIfNeeded()
}

async function readingOn(page: Page) {
  await page.getByRole("link", { name: "Next page" }).click()
  await page.getByRole("link", { name: "First page" }).scrollIntoViewIfNeeded()
  await pageLoaded(page)
}
