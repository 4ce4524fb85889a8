import { expect, type Page } from "@playwright/test"
import type { ProblemCode } from "../../contract/problem.ts"
import type { Product } from "../../contract/products.ts"
import { oneProduct } from "./buyer-states.ts"
import { answerWith, statesOf } from "./showing.ts"
import { screenOf } from "../texts.ts"
import { open, pageLoaded } from "../visit.ts"

const beingPaidNow = "Someone is paying for this product right now. Please try again in a minute."

const shown = screenOf("visitor", "Shure SM58")

/** States of the demo's product page and its edit screen; none changes the demo's data. */
export const productStates = [
  ...statesOf("visitor", {
    "Photos enlarged": enlarged,
    "Product shared": shared,
    "Product sold": (page) => openAs(page, { saleStatus: "SOLD", phoneNumber: "" }),
    "Product gone": gone,
  }),
  ...statesOf("ana@backline.example", { "Number for members": numberShown }),
  ...statesOf("rahim@backline.example", {
    "Own product": ownProduct,
    "Own product withdrawn": (page) => openAs(page, { withdrawn: true }),
    "Edit Product": edit,
    "Edit Product withdrawn": editWithdrawn,
    "Edited in two windows": conflict,
    "Edited while being paid": beingPaid,
    "Edited when sold": soldMeanwhile,
    "Edit Product errors": editErrors,
    "Edit Product kept": kept,
    "Edit Product discarded": discarded,
  }),
]

async function enlarged(page: Page) {
  await open(page, shown)
  await page
    .getByRole("link", { name: /^Enlarge/ })
    .first()
    .click()
  await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeVisible()
}

async function shared(page: Page) {
  await open(page, shown)
  await page.getByRole("button", { name: "Share" }).click()
  await expect(page.getByRole("img", { name: "QR code of the link" })).toBeVisible()
}

async function gone(page: Page) {
  await page.route(oneProduct, (route) => route.fulfill(problem(410, "gone", "It is gone.")))
  await page.goto("/")
  await page
    .getByRole("link", { name: /^Shure SM58/ })
    .first()
    .click()
  await expect(page.getByText(/^It is no longer available/)).toBeVisible()
  await pageLoaded(page)
}

async function numberShown(page: Page) {
  await openAs(page, { phoneNumber: "", phoneVisibility: "members" })
  await page.route("**/api/products/*/phone", (route) =>
    route.fulfill({ json: { phoneNumber: "01700000101" } }),
  )
  await page
    .getByRole("button", { name: /^Show number/ })
    .first()
    .click()
  await expect(page.getByRole("link", { name: "01700000101" })).toBeFocused()
}

async function ownProduct(page: Page) {
  await open(page, shown)
  await expect(page.getByRole("link", { name: /^EDIT PRODUCT/ })).toBeVisible()
}

async function edit(page: Page) {
  await ownProduct(page)
  await page.getByRole("link", { name: /^EDIT PRODUCT/ }).click()
  await expect(page.getByLabel("Product Name")).toHaveValue("Shure SM58")
  await pageLoaded(page)
}

async function editWithdrawn(page: Page) {
  await answerAs(page, { withdrawn: true })
  await edit(page)
}

async function editErrors(page: Page) {
  await edit(page)
  await typePrice(page, "")
  await page.getByLabel("Product Condition").selectOption("Fair")
  await save(page)
  await expect(page.getByText(/^Please say what is wrong with it/)).toBeVisible()
}

/** Types the price key by key: filling it by script would let a form message shift the fields. */
async function typePrice(page: Page, price: string) {
  const field = page.getByLabel("Selling Price")
  await field.press("Control+a")
  await field.press("Backspace")
  await field.pressSequentially(price)
}

async function conflict(page: Page) {
  await edit(page)
  await typePrice(page, "9000")
  await refuse(page, "conflict", "This product was changed meanwhile.", { location: "Agrabad, Chattogram" })
  await save(page)
  await expect(page.getByText(/^Changed meanwhile in another window/)).toBeVisible()
}

async function beingPaid(page: Page) {
  await edit(page)
  await refuse(page, "payment-under-way", beingPaidNow)
  await typePrice(page, "9100")
  await save(page)
  await expect(page.getByText(beingPaidNow)).toBeVisible()
}

async function kept(page: Page) {
  await edit(page)
  await expect(page.getByText("We kept your changes, which are not saved yet.")).toBeVisible()
}

async function discarded(page: Page) {
  await edit(page)
  await page.getByRole("button", { name: "Discard them" }).click()
  await expect(page.getByText("Your changes are discarded.")).toBeVisible()
}

async function soldMeanwhile(page: Page) {
  await edit(page)
  await refuse(page, "already-sold", "This product is sold already.", { saleStatus: "SOLD" })
  await typePrice(page, "9200")
  await save(page)
  await expect(page.getByText("This product is sold. What it says cannot change any more.")).toBeVisible()
}

function save(page: Page) {
  return page.getByRole("button", { name: "SAVE CHANGES" }).click()
}

/** Opens the product with these changes in the API's answer. */
async function openAs(page: Page, change: Partial<Product>) {
  await answerAs(page, change)
  await open(page, shown)
}

function answerAs(page: Page, change: Partial<Product>) {
  return answerWith(page, oneProduct, change)
}

/** Refuses the edit of a product, which has changed meanwhile. */
async function refuse(page: Page, code: ProblemCode, detail: string, change: Partial<Product> = {}) {
  await answerAs(page, { ...change, updatedAt: "2026-11-26T10:00:00.000Z" })
  await page.route(oneProduct, (route) =>
    route.request().method() === "PATCH" ? route.fulfill(problem(409, code, detail)) : route.fallback(),
  )
}

function problem(status: number, code: ProblemCode, detail: string) {
  const json = { type: "about:blank", title: code, status, code, detail }
  return { status, contentType: "application/problem+json", body: JSON.stringify(json) }
}
