import { SignJWT } from "jose"
import type { Page } from "@playwright/test"
import { AccessTokenClaims } from "../contract/identity.ts"
import { bookProduct } from "../test/acts/paying.ts"
import { shifts } from "./layout.ts"
import { cards, pay } from "./card.ts"
import { aPhoto, endSessions, fillInProduct, logIn, openCategory, pressAndConfirm } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { expectToast } from "./toasts.ts"
import { newProduct, signedIn, signedInAdmin } from "./signed-in.ts"

test("a seller removes a product that a buyer is paying", fullRun, async ({ empty }) => {
  const { page: seller, person } = await signedIn(empty, "Rahim", "Seller")
  const product = await newProduct(empty, "Korg Minilogue", person)
  const { page: buyer, person: ana } = await signedIn(empty, "Ana", "Buyer")
  await buyer.goto(`/dashboard/payment/${await bookProduct(ana, product)}`)
  await expect(buyer.getByLabel("Card number")).toBeVisible()
  await expect(buyer.getByRole("button", { name: "CONFIRM PAYMENT" })).toBeEnabled()

  await seller.goto("/dashboard/myproducts")
  await pressAndConfirm(seller.getByRole("main"), "DELETE")
  await expectToast(seller, "Korg Minilogue has been removed from your added products.")

  await pay(buyer, cards.good)
  await expect(
    buyer.getByText("The seller has taken this product away. Your card was not charged."),
  ).toBeVisible()
  await buyer.goto("/dashboard/myorders")
  await expect(buyer.getByText("No longer available")).toBeVisible()
  await expect(buyer.getByText("PAID")).toHaveCount(0)
})

test("a role changes while its page is open", fullRun, async ({ empty }) => {
  const { page: buyer, person, email } = await signedIn(empty, "Ana", "Buyer")
  await bookProduct(person, await newProduct(empty, "Pearl Export"))
  await buyer.goto("/dashboard/myorders")
  const admin = await signedInAdmin(empty)
  await pressAndConfirm(await rowOf(admin, "/dashboard/allbuyers", email), "MAKE ADMIN")
  await expectToast(admin, "Ana is an admin now.")

  await buyer.getByRole("button", { name: "REMOVE BOOKING: Pearl Export" }).click()
  await buyer.getByRole("dialog").getByRole("button", { name: "DELETE" }).click()
  await expect(buyer.getByText("This is only for a Buyer.")).toBeVisible()
  await expect(buyer).toHaveURL(/\/login\?from=/)
  await expect(buyer.getByText(/You are logged in as Ana, and that page is for another kind/)).toBeVisible()
  await buyer.getByRole("link", { name: "your dashboard" }).click()
  await expect(buyer.getByRole("link", { name: "All Sellers", exact: true })).toBeVisible()

  await pressAndConfirm(await rowOf(admin, "/dashboard/alladmins", email), "REMOVE AS ADMIN")
  await expectToast(admin, "Ana has been removed as an admin.")
  await buyer.reload()
  await expect(buyer.getByRole("link", { name: "My Orders", exact: true })).toBeVisible()
})

test(
  "someone whom the admin logs out everywhere logs in again, and goes on there",
  fullRun,
  async ({ empty }) => {
    await newProduct(empty, "Gretsch Catalina")
    const { page: buyer, email } = await signedIn(empty, "Ana", "Buyer")
    await buyer.goto("/dashboard/wishlist")
    const nothing = buyer.getByText("You have not added any products to your wishlist.")
    await expect(nothing).toBeVisible()
    const admin = await signedInAdmin(empty)
    const row = await rowOf(admin, "/dashboard/allbuyers", email)
    const logOutEverywhere = async () => {
      await row.getByRole("button", { name: /^More: / }).click()
      await pressAndConfirm(row, "END SESSIONS")
      await expectToast(admin, "Ana has been logged out everywhere.")
      await expect(admin.getByRole("dialog")).toHaveCount(0)
    }
    const logInAgain = async () => {
      await expect(buyer.getByText("Your session has ended. Please log in again.")).toBeVisible()
      await logIn(buyer, email)
    }
    await logOutEverywhere()
    await buyer.reload()
    await logInAgain()
    await expect(buyer).toHaveURL(/\/dashboard\/wishlist$/)
    await expect(nothing).toBeVisible()

    await openCategory(buyer)
    await logOutEverywhere()
    await buyer.getByRole("button", { name: "BOOK NOW: Gretsch Catalina" }).click()
    await logInAgain()
    await expect(buyer.getByRole("dialog").getByLabel("Location")).toBeVisible()
  },
)

test("a token that expires while a form is being filled is renewed unnoticed", async ({ empty }) => {
  const { page } = await signedIn(empty, "Rahim", "Seller")
  await fillInProduct(page, "Tama Imperialstar", await aPhoto())
  const token = await page.evaluate(() => localStorage.getItem("accessToken") ?? "")
  const expired = await expiredCopyOf(token, await empty.secret())
  await page.evaluate((it) => localStorage.setItem("accessToken", it), expired)
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
  await expectToast(page, "Tama Imperialstar has been added successfully.")
})

test(
  "a form stays when its session ends, and goes on with a login in another tab",
  fullRun,
  async ({ empty }) => {
    const { page, email } = await signedIn(empty, "Rahim", "Seller")
    await fillInProduct(page, "Casio CT-S1", await aPhoto())
    await endSessions(empty, email)
    const from = await page.getByLabel("Product Name").evaluate(placeOf)
    await page.getByRole("button", { name: "ADD PRODUCT" }).click()
    const banner = page.getByRole("alert").filter({ hasText: "Your session has ended." })
    await expect(banner).toBeInViewport({ ratio: 1 })
    expect(await page.getByLabel("Product Name").evaluate(placeOf)).toEqual(from)
    await expect(page.getByLabel("Product Name")).toHaveValue("Casio CT-S1")

    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      banner.getByRole("link", { name: "Log in again in a new tab" }).click(),
    ])
    await expect(tab.getByText("Your session has ended. Please log in again.")).toBeVisible()
    expect(await shifts(tab)).toEqual([])
    await logIn(tab, email)
    await expectToast(tab, "Logged in successfully!")
    await expect(banner).toHaveCount(0)
    await page.getByRole("button", { name: "ADD PRODUCT" }).click()
    await expectToast(page, "Casio CT-S1 has been added successfully.")
  },
)

/** The admin's table row of this person. */
async function rowOf(admin: Page, path: string, email: string) {
  await admin.goto(path)
  return admin.getByRole("row", { name: new RegExp(email) })
}

/** Distance from the top of the page. */
function placeOf(element: Element) {
  return element.getBoundingClientRect().top + scrollY
}

/** A copy of the token that expired a minute ago. */
async function expiredCopyOf(token: string, secret: string) {
  const [, payload = ""] = token.split(".")
  const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString())
  const { exp: _, ...kept } = AccessTokenClaims.loose().parse(claims)
  return new SignJWT(kept)
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .setExpirationTime(Math.floor(Date.now() / 1000) - 60)
    .sign(new TextEncoder().encode(secret))
}
