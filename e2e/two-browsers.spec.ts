import { SignJWT } from "jose"
import { AccessTokenClaims } from "../contract/identity.ts"
import { shifts } from "./measured.ts"
import { addProduct, aPhoto, book, cards, fillInProduct, logIn, pay, signUp, signUpAdmin } from "./people.ts"
import { expect, type Site, test } from "./product.ts"
import { said } from "./said.ts"

/** The pages of an admin, a seller and a buyer, each in a browser of their own. */
async function three(site: Site) {
  const [admin, seller, buyer] = await Promise.all([site.newPage(), site.newPage(), site.newPage()])
  await signUpAdmin(admin, site)
  return {
    admin,
    seller,
    buyer,
    sellerAccount: await signUp(seller, "Rahim", "Seller"),
    buyerAccount: await signUp(buyer, "Ana", "Buyer"),
  }
}

test("an admin removes a seller who is adding a product", async ({ empty }) => {
  const { admin, seller, sellerAccount } = await three(empty)
  await fillInProduct(seller, "Yamaha Pacifica 112V", await aPhoto())
  await admin.goto("/dashboard/allsellers")
  const row = admin.getByRole("row", { name: new RegExp(sellerAccount.email) })
  await row.getByRole("button", { name: /^DELETE/ }).click()
  await admin.getByRole("dialog").getByRole("button", { name: "DELETE" }).click()
  await said(admin, "Rahim has been removed as a seller.")
  await expect(row).toHaveCount(0)

  await seller.getByRole("button", { name: "ADD PRODUCT" }).click()
  await expect(seller.getByText(/Your session has ended/)).toBeVisible()
  await expect(seller.getByLabel("Product Name")).toHaveValue("Yamaha Pacifica 112V")
  await seller.goto("/login")
  await logIn(seller, sellerAccount.email)
  await expect(seller.getByText("Invalid Email. User not found!")).toBeVisible()
  await seller.goto("/categories")
  await seller.getByRole("link", { name: /Guitars & Basses/ }).click()
  await expect(seller.getByText("Yamaha Pacifica 112V")).toHaveCount(0)
})

test("a seller takes a product away that a buyer is paying", async ({ empty }) => {
  const { seller, buyer } = await three(empty)
  await addProduct(seller, "Korg Minilogue", await aPhoto())
  await buyer.goto("/categories")
  await buyer.getByRole("link", { name: /Guitars & Basses/ }).click()
  await book(buyer, "Korg Minilogue")
  await buyer.getByRole("link", { name: /^MAKE PAYMENT/ }).click()
  await expect(buyer.getByLabel("Card number")).toBeVisible()
  await expect(buyer.getByRole("button", { name: "CONFIRM PAYMENT" })).toBeEnabled()

  await seller.getByRole("button", { name: "DELETE: Korg Minilogue" }).click()
  await seller.getByRole("dialog").getByRole("button", { name: "DELETE" }).click()
  await said(seller, "Korg Minilogue has been removed from your added products.")

  await pay(buyer, cards.good)
  await expect(
    buyer.getByText("The seller has taken this product away. Your card was not charged."),
  ).toBeVisible()
  await buyer.goto("/dashboard/myorders")
  await expect(buyer.getByText("No longer available")).toBeVisible()
  await expect(buyer.getByText("PAID")).toHaveCount(0)
})

test("a role changes while its page is open", async ({ empty }) => {
  const { admin, seller, buyer, buyerAccount } = await three(empty)
  await addProduct(seller, "Pearl Export", await aPhoto())
  await buyer.goto("/categories")
  await buyer.getByRole("link", { name: /Guitars & Basses/ }).click()
  await book(buyer, "Pearl Export")
  await admin.goto("/dashboard/allbuyers")
  const row = admin.getByRole("row", { name: new RegExp(buyerAccount.email) })
  await row.getByRole("button", { name: /^MAKE ADMIN/ }).click()
  await admin.getByRole("dialog").getByRole("button", { name: "MAKE ADMIN" }).click()
  await said(admin, "Ana is an admin now.")

  await buyer.getByRole("button", { name: "REMOVE BOOKING: Pearl Export" }).click()
  await buyer.getByRole("dialog").getByRole("button", { name: "DELETE" }).click()
  await expect(buyer.getByText("This is only for a Buyer.")).toBeVisible()
  await expect(buyer).toHaveURL(/\/login\?from=/)
  await expect(buyer.getByText(/You are logged in as Ana, and that page is for another kind/)).toBeVisible()
  await buyer.getByRole("link", { name: "your dashboard" }).click()
  await expect(buyer.getByRole("link", { name: "All Sellers", exact: true })).toBeVisible()
})

test("someone whom the admin logs out everywhere is asked to log in, and goes on where it happened", async ({
  empty,
}) => {
  const { admin, seller, buyer, buyerAccount } = await three(empty)
  await addProduct(seller, "Gretsch Catalina", await aPhoto())
  await buyer.goto("/dashboard/wishlist")
  await expect(buyer.getByText("You have not added any products to your wishlist.")).toBeVisible()
  await admin.goto("/dashboard/allbuyers")
  const row = admin.getByRole("row", { name: new RegExp(buyerAccount.email) })
  const endSessions = async () => {
    await row.getByRole("button", { name: "END SESSIONS: Ana" }).click()
    await admin.getByRole("dialog").getByRole("button", { name: "END SESSIONS" }).click()
    await said(admin, "Ana has been logged out everywhere.")
    await expect(admin.getByRole("dialog")).toHaveCount(0)
  }
  const logInAgain = async () => {
    await expect(buyer.getByText("Your session has ended. Please log in again.")).toBeVisible()
    await logIn(buyer, buyerAccount.email)
  }
  await endSessions()
  await buyer.reload()
  await logInAgain()
  await expect(buyer).toHaveURL(/\/dashboard\/wishlist$/)
  await expect(buyer.getByText("You have not added any products to your wishlist.")).toBeVisible()

  await buyer.goto("/categories")
  await buyer.getByRole("link", { name: /Guitars & Basses/ }).click()
  await endSessions()
  await buyer.getByRole("button", { name: "BOOK NOW: Gretsch Catalina" }).click()
  await logInAgain()
  await expect(buyer.getByRole("dialog").getByLabel("Location")).toBeVisible()
})

test("a token that expires while a form is being filled is renewed unnoticed", async ({ empty }) => {
  const page = await empty.newPage()
  await signUp(page, "Rahim", "Seller")
  await fillInProduct(page, "Tama Imperialstar", await aPhoto())
  const token = await page.evaluate(() => localStorage.getItem("accessToken") ?? "")
  const expired = await expiredLike(token, await empty.secret())
  await page.evaluate((it) => localStorage.setItem("accessToken", it), expired)
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
  await said(page, "Tama Imperialstar has been added successfully.")
})

test("a session that ends while a form is being filled leaves the form, and a login in another tab goes on with it", async ({
  empty,
}) => {
  const page = await empty.newPage()
  const { email } = await signUp(page, "Rahim", "Seller")
  await fillInProduct(page, "Casio CT-S1", await aPhoto())
  const { db, close } = await empty.database()
  const account = db.selectFrom("identity.user").select("id").where("email", "=", email)
  await db.deleteFrom("identity.session").where("userId", "=", account).execute()
  await close()
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
  await said(tab, "Logged in successfully!")
  await expect(banner).toHaveCount(0)
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
  await said(page, "Casio CT-S1 has been added successfully.")
})

/** How far down the page. */
function placeOf(element: Element) {
  return element.getBoundingClientRect().top + scrollY
}

/** The same token, as it is a minute after its end. */
async function expiredLike(token: string, secret: string) {
  const [, payload = ""] = token.split(".")
  const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString())
  const { exp: _, ...kept } = AccessTokenClaims.loose().parse(claims)
  return new SignJWT(kept)
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .setExpirationTime(Math.floor(Date.now() / 1000) - 60)
    .sign(new TextEncoder().encode(secret))
}
