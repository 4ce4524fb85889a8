import { expect, type Page } from "@playwright/test"
import { composeMail } from "../../server/mail/mail.ts"
import { cards, pay } from "../card.ts"
import {
  addProduct,
  aPhoto,
  book,
  emailOf,
  fillInMessage,
  fillInProduct,
  joinCommunity,
  logIn,
  pressInFirstMenu,
  pressOnOwn,
  pressOnCard,
  signUpCutOff,
  markUnconfirmed,
} from "../people.ts"
import type { Product } from "../product.ts"
import { at, category, keepToast } from "./showing.ts"
import { signUpAdminOn, signUpOn } from "../signed-in.ts"
import { delayResponses, open, type State, pageLoaded } from "../visit.ts"

/** What the first users of a new product see in order: empty lists, then one of everything, then its end. */
export const firstDays: State[] = [
  { who: "admin", name: "All Sellers empty", show: adminBegins },
  { who: "admin", name: "All Buyers empty", show: at("/dashboard/allbuyers") },
  { who: "admin", name: "Messages empty", show: at("/dashboard/contact") },
  { who: "admin", name: "Community empty", show: at("/dashboard/community") },
  { who: "visitor", name: "Home without products", show: at("/") },
  { who: "visitor", name: "Category empty", show: lookingAround },
  { who: "seller", name: "My Products empty", show: sellerBegins },
  { who: "seller", name: "My Products with one", show: selling("Fender Player Stratocaster") },
  { who: "admin", name: "All Sellers with one", show: at("/dashboard/allsellers") },
  { who: "visitor", name: "Category with one", show: (page) => open(page, category) },
  { who: "buyer", name: "My Orders empty", show: buyerBegins },
  { who: "buyer", name: "Wishlist empty", show: wishingNothing },
  { who: "buyer", name: "Wishlist with one", show: wishing },
  { who: "buyer", name: "Wishlist emptied", show: changingOnesMind },
  { who: "buyer", name: "My Orders with one", show: booking },
  { who: "admin", name: "All Buyers with one", show: at("/dashboard/allbuyers") },
  { who: "buyer", name: "Payment succeeded", show: paying },
  { who: "buyer", name: "My Orders with a paid one", show: at("/dashboard/myorders") },
  { who: "seller", name: "My Products with a sold one", show: selling("Boss DS-1") },
  { who: "buyer", name: "Payment of the second", show: goingToPay },
  { who: "seller", name: "Product removed", show: removingProduct },
  { who: "buyer", name: "Payment gone", show: beingLate },
  { who: "buyer", name: "My Orders with one gone", show: at("/dashboard/myorders") },
  { who: "unfinished", name: "One more question", show: comingBackUnfinished },
  { who: "visitor", name: "Message sent", show: writing },
  { who: "visitor", name: "Community joined", show: joining },
  { who: "admin", name: "Messages with one", show: at("/dashboard/contact") },
  { who: "admin", name: "Community with one", show: at("/dashboard/community") },
  { who: "admin", name: "Audit Log with money", show: at("/dashboard/audit") },
  { who: "seller", name: "Add Product filled in", show: describing },
  { who: "admin", name: "Seller logged out", show: endingSessions("/dashboard/allsellers") },
  { who: "seller", name: "Session ended over a form", show: sendingTooLate },
  { who: "admin", name: "Buyer logged out", show: endingSessions("/dashboard/allbuyers") },
  { who: "buyer", name: "Session ended", show: beingAsked },
  { who: "admin", name: "Mails refused", show: sendingAgain },
  { who: "new", name: "Address unconfirmed", show: askingForTheLink },
  { who: "new", name: "Address confirmed", show: confirming },
]

async function adminBegins(page: Page, product: Product) {
  await signUpAdminOn(page, product)
  await at("/dashboard/allsellers")(page)
}

async function lookingAround(page: Page) {
  await open(page, category)
  await expect(page.getByText("No products available in this category")).toBeVisible()
}

async function sellerBegins(page: Page, product: Product) {
  await signUpOn(page, product, "Rahim", "Seller")
  await at("/dashboard/myproducts")(page)
  await expect(page.getByText("You have not added any products yet")).toBeVisible()
  await expect(page.getByRole("link", { name: "ADD PRODUCT", exact: true })).toBeVisible()
}

async function buyerBegins(page: Page, product: Product) {
  await signUpOn(page, product, "Ana", "Buyer")
  await at("/dashboard/myorders")(page)
  await expect(page.getByText("You have not booked any products yet")).toBeVisible()
}

async function wishingNothing(page: Page) {
  await at("/dashboard/wishlist")(page)
  await expect(page.getByText("You have not added any products to your wishlist.")).toBeVisible()
}

function selling(name: string) {
  return async (page: Page) => {
    await addProduct(page, name, await aPhoto())
    await keepToast(page, `${name} has been added successfully.`)
    await pageLoaded(page)
  }
}

async function wishing(page: Page) {
  await open(page, category)
  await delayResponses(page)
  await pressOnCard(page, /^Add to Wishlist/)
  await keepToast(page, /added to wishlist!$/)
  await pageLoaded(page)
}

async function changingOnesMind(page: Page) {
  await delayResponses(page)
  await pressOnOwn(page, /^Remove from wishlist/)
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible()
  await keepToast(page, /has been removed from your wishlist/)
}

async function booking(page: Page) {
  await open(page, category)
  await book(page, "Fender Player Stratocaster")
  await pageLoaded(page)
}

async function paying(page: Page) {
  await at("/dashboard/myorders")(page)
  await page.getByRole("link", { name: /^MAKE PAYMENT/ }).click()
  await pay(page, cards.good)
  await expect(page.getByText(/^Your have successfully purchased/)).toBeInViewport({ ratio: 1 })
}

async function goingToPay(page: Page) {
  await open(page, category)
  await book(page, "Boss DS-1")
  await page.getByRole("link", { name: /^MAKE PAYMENT/ }).click()
  await expect(page.getByRole("button", { name: "CONFIRM PAYMENT" })).toBeEnabled()
}

async function removingProduct(page: Page) {
  await pressOnOwn(page, /^DELETE/)
  await page.getByRole("dialog").last().getByRole("button", { name: "DELETE" }).click()
  await keepToast(page, /has been removed from your added products/)
  await expect(page.getByText("1 product", { exact: true })).toBeVisible()
}

async function beingLate(page: Page) {
  await page.reload()
  await expect(page.getByText("This product is no longer available.")).toBeVisible()
}

async function sendingAgain(page: Page, product: Product) {
  const { db, close } = await product.database()
  const mail = await composeMail(
    { email: emailOf("ana"), language: "en" },
    { kind: "money", write: () => ({ subject: "Hello", paragraphs: [] }) },
  )
  await db
    .insertInto("mails")
    .values({ ...mail, refusedFor: "sender" })
    .execute()
  await close()
  await at("/dashboard")(page)
  await expect(page.getByText(/^1 mail waits.* check MAIL_FROM/)).toBeVisible()
  await page.getByRole("button", { name: "SEND AGAIN" }).click()
  await keepToast(page, "1 mail is tried again.")
}

const newcomer = emailOf("mina")

async function askingForTheLink(page: Page, product: Product) {
  await signUpOn(page, product, "Mina", "Seller", newcomer)
  await markUnconfirmed(product, newcomer)
  await at("/dashboard/account")(page)
  await page.getByRole("button", { name: "SEND THE LINK AGAIN" }).click()
  await keepToast(page, "We sent you the link again.")
}

async function confirming(page: Page, product: Product) {
  await page.goto(await product.linkMailedTo(newcomer, "/confirm-email"))
  await page.getByRole("button", { name: "CONFIRM" }).click()
  await expect(page.getByText("Thank you! Your address is confirmed.")).toBeFocused()
}

async function comingBackUnfinished(page: Page, product: Product) {
  const email = await signUpCutOff(product, "Tuhin")
  await page.goto("/login")
  await logIn(page, email)
  await expect(page.getByText("Your account is almost ready.")).toBeFocused()
}

async function writing(page: Page) {
  await page.goto("/")
  await delayResponses(page)
  await fillInMessage(page)
  await page.getByRole("button", { name: "SEND MESSAGE" }).click()
  await expect(page.getByText("Thank you! We will answer by email.")).toBeVisible()
}

async function joining(page: Page, product: Product) {
  await joinCommunity(page, product, emailOf("mina"))
}

async function describing(page: Page) {
  await fillInProduct(page, "Tama Starclassic", await aPhoto())
  await expect(page.getByAltText("What buyers will see")).toBeVisible()
}

function endingSessions(path: string) {
  return async (page: Page) => {
    await at(path)(page)
    await pressInFirstMenu(page, /^END SESSIONS/)
    await page.getByRole("dialog").last().getByRole("button", { name: "END SESSIONS" }).click()
    await keepToast(page, /has been logged out everywhere/)
  }
}

async function sendingTooLate(page: Page) {
  await delayResponses(page)
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
  await expect(page.getByRole("link", { name: "Log in again in a new tab" })).toBeVisible()
}

async function beingAsked(page: Page) {
  await page.goto("/dashboard/myorders")
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible()
}
