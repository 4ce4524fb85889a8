import { expect, type Page } from "@playwright/test"
import {
  aPhoto,
  bookNow,
  fillInBooking,
  fillInProduct,
  joinCommunity,
  pressAndConfirm,
  pressOnCard,
  pressOnOwn,
} from "../people.ts"
import type { Product } from "../product.ts"
import { expectToast } from "../toasts.ts"
import { at, category, keepToast } from "./showing.ts"
import { signUpAdminOn, signUpOn } from "../signed-in.ts"
import { delayResponses, open, type State, pageLoaded } from "../visit.ts"

/** Sixty right-to-left letters without a space. */
const longWord = "מגןפומיתלקונטרבסטרומבוןכיסוימיתריםגיטרהחשמליתקלרניטחליליתתופ"
const longMailbox = "kontrabassposaunenmundstckschutzhllenverschlussschrauben60"

/** Screens on which every name is one endless right-to-left word. */
export const longWords: State[] = [
  { who: "seller", name: "Add Product with long words", show: describing },
  { who: "seller", name: "My Products with long words", show: selling },
  { who: "seller", name: "Account with long words", show: at("/dashboard/account") },
  { who: "seller", name: "Dashboard with long words", show: at("/dashboard") },
  { who: "visitor", name: "Home with long words", show: at("/") },
  { who: "visitor", name: "Category with long words", show: (page) => open(page, category) },
  { who: "buyer", name: "Wishlist with long words", show: wishing },
  { who: "buyer", name: "Book with long words", show: filling },
  { who: "buyer", name: "My Orders with long words", show: booking },
  { who: "buyer", name: "Payment with long words", show: goingToPay },
  { who: "buyer", name: "Conversation with long words", show: talking },
  { who: "buyer", name: "My Messages with long words", show: at("/messages") },
  { who: "visitor", name: "Message with long words", show: writing },
  { who: "admin", name: "Messages with long words", show: administering },
  { who: "admin", name: "Community with long words", show: at("/dashboard/community") },
  { who: "admin", name: "All Sellers with long words", show: verifying },
  { who: "admin", name: "All Buyers with long words", show: at("/dashboard/allbuyers") },
  { who: "admin", name: "Audit Log with long words", show: at("/dashboard/audit") },
]

function longEmail(domain: string) {
  return `${longMailbox}@${domain}`
}

async function describing(page: Page, product: Product) {
  await signUpOn(page, product, longWord, "Seller", longEmail("seller.example.org"))
  await fillInProduct(page, longWord, await aPhoto())
  for (const label of ["Time Used", "Location"]) await page.getByLabel(label).fill(longWord)
  // longer than a card shows
  await page.getByLabel("Product Description").fill(longWord.repeat(4))
  await expect(page.getByAltText("What buyers will see")).toBeVisible()
}

async function selling(page: Page) {
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
  await pageLoaded(page)
  await delayResponses(page)
  await pressOnOwn(page, /^ADVERTISE/)
  await keepToast(page, /advertised successfully/)
  await pageLoaded(page)
}

async function wishing(page: Page, product: Product) {
  await signUpOn(page, product, longWord, "Buyer", longEmail("buyer.example.org"))
  await open(page, category)
  await pressOnCard(page, /^Add to Wishlist/)
  await expectToast(page, `${longWord} added to wishlist!`)
  await at("/dashboard/wishlist")(page)
}

async function filling(page: Page) {
  await open(page, category)
  await bookNow(page)
  await fillInBooking(page.getByRole("dialog"), "01800000002", longWord)
}

async function booking(page: Page) {
  await page.getByRole("button", { name: "CONFIRM BOOKING" }).click()
  await keepToast(page, /is confirmed/)
  await pageLoaded(page)
}

async function goingToPay(page: Page) {
  await page.getByRole("link", { name: /^MAKE PAYMENT/ }).click()
  await expect(page.getByRole("button", { name: "CONFIRM PAYMENT" })).toBeEnabled()
}

async function talking(page: Page) {
  await open(page, category)
  await page.getByRole("article").getByRole("link").first().click()
  await page.getByRole("link", { name: /^MESSAGE SELLER/ }).click()
  // growth while typing is not a layout shift
  await page
    .getByLabel("Message", { exact: true })
    .pressSequentially([longWord, longWord, longWord].join(" "))
  await page.getByRole("button", { name: "SEND" }).click()
  await expect(page).toHaveURL(/\/messages\/[\w-]+$/)
  await pageLoaded(page)
}

/** Sends a message for the admin to read, and leaves another one unsent. */
async function writing(page: Page, product: Product) {
  await joinCommunity(page, product, longEmail("example.org"))
  await page.goto("/")
  await fillInLongMessage(page)
  await page.getByRole("button", { name: "SEND MESSAGE" }).click()
  await expect(page.getByText("Thank you! We will answer by email.")).toBeVisible()
  await fillInLongMessage(page)
}

async function fillInLongMessage(page: Page) {
  await page.getByLabel("Name").fill(longWord)
  await page.getByLabel("Email", { exact: true }).fill(longEmail("example.com"))
  await page.getByLabel("Message").fill([longWord, longWord, longWord].join(" "))
}

async function administering(page: Page, product: Product) {
  await signUpAdminOn(page, product)
  await at("/dashboard/contact")(page)
}

async function verifying(page: Page) {
  await at("/dashboard/allsellers")(page)
  await delayResponses(page)
  await pressAndConfirm(page.getByRole("main"), "VERIFY")
  await expect(page.getByRole("button", { name: /^VERIFY/ })).toHaveCount(0)
  await pageLoaded(page)
}
