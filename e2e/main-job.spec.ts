import { bookProduct } from "../test/acts/paying.ts"
import { cards, pay } from "./card.ts"
import { addProduct, aPhoto, book, logIn, logOut, openCategory, pressOnCard, signUp } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { expectToast } from "./toasts.ts"
import { newProduct, signedIn } from "./signed-in.ts"

test.use({ contextOptions: { reducedMotion: "no-preference" } })

test("a seller lists and advertises, a buyer wishes, books and pays: it is sold", async ({ empty }) => {
  const seller = await empty.newPage()
  await signUp(seller, "Rahim", "Seller")
  await addProduct(seller, "Squier Jazzmaster", await aPhoto())
  const row = seller.getByRole("row", { name: /Squier Jazzmaster/ })
  await expect(row.getByText("AVAILABLE")).toBeVisible()
  await row.getByRole("button", { name: /^ADVERTISE/ }).click()
  await expectToast(seller, "Product advertised successfully!")
  await expect(row.getByText("ADVERTISED").filter({ visible: true })).toHaveCount(1)

  const buyer = await empty.newPage({ viewport: { width: 360, height: 740 } })
  await buyer.goto("/")
  await expect(buyer.getByRole("heading", { name: "CHECK OUT WHAT'S TRENDING" })).toBeVisible()
  const { email } = await signUp(buyer, "Ana", "Buyer")
  await logOut(buyer)

  await openCategory(buyer)
  await pressOnCard(buyer, "BOOK NOW: Squier Jazzmaster")
  await expect(buyer).toHaveURL(/\/login\?from=/)
  await logIn(buyer, email)
  await expectToast(buyer, "Logged in successfully!")
  await expect(buyer.getByRole("dialog")).toBeVisible()
  await buyer.getByRole("button", { name: "Close" }).first().click()

  await pressOnCard(buyer, "Add to Wishlist: Squier Jazzmaster")
  await expectToast(buyer, "Squier Jazzmaster added to wishlist!")
  await expect(buyer).toHaveURL(/\/dashboard\/wishlist$/)
  await buyer.goBack()
  await book(buyer, "Squier Jazzmaster")
  await buyer.getByRole("link", { name: /^MAKE PAYMENT/ }).click()
  await expect(buyer.getByText("You need to pay 62,000 BDT for purchasing Squier Jazzmaster")).toBeVisible()
  await expect(buyer).toHaveTitle("Payment - Backline")
  await expect(buyer.getByText("Test mode: no money moves")).toBeVisible()

  await pay(buyer, cards.declined)
  await expect(buyer.getByRole("alert").filter({ hasText: "Your card was declined." })).toBeVisible()
  await pay(buyer, cards.good)
  await expect(buyer.getByText("Your payment for Squier Jazzmaster is successful!")).toBeVisible()
  await expect(buyer.getByText("Your have successfully purchased Squier Jazzmaster!")).toBeFocused()
  await expect(buyer.getByText(/TRANSACTION ID: pi_/)).toBeVisible()
  const call = buyer.getByRole("link", { name: /^CALL 01700000001: .*Rahim/ })
  await expect(call).toHaveAttribute("href", "tel:01700000001")
  await expect(buyer.getByText("Dhanmondi, Dhaka")).toBeVisible()
  await buyer.reload()
  await expect(buyer.getByText(/TRANSACTION ID: pi_/)).toBeVisible()
  await buyer.goto("/dashboard/myorders")
  await expect(buyer.getByText("PAID").filter({ visible: true })).toHaveCount(1)

  const stranger = await empty.newPage()
  await openCategory(stranger)
  const card = stranger.getByRole("article").filter({ hasText: "Squier Jazzmaster" })
  await expect(card.getByText("SOLD", { exact: true })).toBeVisible()
  await expect(stranger.getByRole("button", { name: "BOOK NOW: Squier Jazzmaster" })).toHaveCount(0)
  await seller.reload()
  await expect(row.getByText("SOLD (yes)")).toBeAttached()
  await expect(row.getByText("ADVERTISED").filter({ visible: true })).toHaveCount(1)
})

test("a bank that asks first can refuse and then approve", fullRun, async ({ empty }) => {
  const { page: buyer, person } = await signedIn(empty, "Tomal", "Buyer")
  await buyer.goto(
    `/dashboard/payment/${await bookProduct(person, await newProduct(empty, "Gibson SG Special"))}`,
  )
  await pay(buyer, cards.asksFirst)
  await buyer.getByRole("button", { name: "Refuse" }).click()
  await expect(
    buyer.getByText("Your bank did not approve this payment. Please try another card."),
  ).toBeVisible()
  await pay(buyer, cards.asksFirst)
  await buyer.getByRole("button", { name: "Approve" }).click()
  await expect(buyer.getByText("Your have successfully purchased Gibson SG Special!")).toBeFocused()
})
