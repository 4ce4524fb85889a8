import { expect, type Page } from "@playwright/test"
import { aPhoto, cards, fillInBooking, fillInProduct, password, pay, pickPhoto } from "./people.ts"
import {
  afterRetries,
  asking,
  category,
  erring,
  failing,
  keepToast,
  statesOf,
  waiting,
  withoutPhotos,
} from "./showing.ts"
import type { Screen } from "./texts.ts"
import { open, type State } from "./visit.ts"
import { visitorStates } from "./visitor-states.ts"

const adding: Screen = { path: "/dashboard/addproducts", title: "Add Product - Backline", texts: [] }
const products: Screen = { path: "/dashboard/myproducts", title: "My Products - Backline", texts: [] }
const orders: Screen = { path: "/dashboard/myorders", title: "My Orders - Backline", texts: [] }
const wishlist: Screen = { path: "/dashboard/wishlist", title: "Wishlist - Backline", texts: [] }
const account: Screen = { path: "/dashboard/account", title: "Account - Backline", texts: [] }
const payment: Screen = { ...orders, follow: /^MAKE PAYMENT/, title: "Payment - Backline" }
const sellers: Screen = { path: "/dashboard/allsellers", title: "All Sellers - Backline", texts: [] }
const buyers: Screen = { path: "/dashboard/allbuyers", title: "All Buyers - Backline", texts: [] }
const messages: Screen = { path: "/dashboard/contact", title: "Messages - Backline", texts: [] }
const community: Screen = { path: "/dashboard/community", title: "Community - Backline", texts: [] }
const audit: Screen = { path: "/dashboard/audit", title: "Audit Log - Backline", texts: [] }

/** Of the demo; none changes what others find there. */
export const demoStates: State[] = [
  ...visitorStates,
  ...statesOf("rahim@backline.example", {
    "See Options": seeOptions,
    "My Products without photos": withoutPhotos(products),
    "Delete a product": asking(products, /^DELETE/),
    "My Products waiting": waiting(products, "**/api/myProducts?**"),
    "My Products failed": failing(products, "**/api/myProducts?**", "Your products could not be loaded."),
    "Advertising failed": advertisingFailed,
    "Add Product waiting": waiting(adding, "**/api/categories"),
    "Add Product failed": failing(adding, "**/api/categories", "The categories could not be loaded."),
    "Add Product errors": erring("/dashboard/addproducts", "ADD PRODUCT", "Location is required"),
    "Draft kept": draftKept,
    "Photo on its way": photoOnItsWay,
    "Draft cleared": draftCleared,
    "Photo refused": photoRefused,
    "Deleting a product": deleting,
    "Only buyers book": onlyBuyersBook,
  }),
  ...statesOf("ana@backline.example", {
    Book: booking,
    "Booking errors": bookingErrors,
    "Booking failed": bookingFailed,
    "Booking waiting": bookingWaiting,
    "Booking on its way": bookingOnItsWay,
    "My Orders without photos": withoutPhotos(orders),
    "Wishlist without photos": withoutPhotos(wishlist),
    "My Orders waiting": waiting(orders, "**/api/bookings?**"),
    "My Orders failed": failing(orders, "**/api/bookings?**", "Your bookings could not be loaded."),
    "Wishlist waiting": waiting(wishlist, "**/api/wishlist?**"),
    "Wishlist failed": failing(wishlist, "**/api/wishlist?**", "Your wishlist could not be loaded."),
    "Account waiting": waiting(account, "**/api/auth/list-sessions"),
    "Account failed": failing(account, "**/api/auth/list-sessions", "Your sessions could not be loaded."),
    "Dashboard waiting": waiting(account, "**/api/users/*/*"),
    "Dashboard failed": failing(account, "**/api/users/*/*", "Your account could not be loaded."),
    "Remove a booking": asking(orders, /^REMOVE BOOKING/),
    "Payment waiting": paymentWaiting,
    "Approve a payment": approving,
    "Payment declined": declined,
    "Payment errors": cardErrors,
    "Payment not prepared": paymentNotPrepared,
    "Payment of nothing": paymentOfNothing,
    "Password errors": erring("/dashboard/account", "CHANGE PASSWORD", "Password is required"),
    "Password refused": passwordRefused,
    // the last: no other page comes while it waits
    "Payment on its way": paymentOnItsWay,
  }),
  ...statesOf("admin@backline.example", {
    "All Sellers waiting": waiting(sellers, "**/api/users/seller*"),
    "All Sellers failed": failing(sellers, "**/api/users/seller*", "The sellers could not be loaded."),
    "All Buyers waiting": waiting(buyers, "**/api/users/buyer*"),
    "All Buyers failed": failing(buyers, "**/api/users/buyer*", "The buyers could not be loaded."),
    "Messages waiting": waiting(messages, "**/api/contact*"),
    "Messages failed": failing(messages, "**/api/contact*", "The messages could not be loaded."),
    "Community waiting": waiting(community, "**/api/community*"),
    "Community failed": failing(community, "**/api/community*", "The community could not be loaded."),
    "Audit Log failed": failing(audit, "**/api/audit*", "The audit log could not be loaded."),
    "Audit Log waiting": waiting(audit, "**/api/audit*"),
    "Make an admin": asking(sellers, /^MAKE ADMIN/),
    "End sessions": asking(sellers, /^END SESSIONS/),
    "Delete a seller": asking(sellers, /^DELETE/),
  }),
]

async function seeOptions(page: Page) {
  await open(page, products)
  await page.getByRole("button", { name: "See Options" }).click()
  await expect(page.locator("#options")).toBeVisible()
}

async function advertisingFailed(page: Page) {
  await open(page, products)
  await page.route("**/api/myProducts/*", (route) => route.abort())
  await page
    .getByRole("button", { name: /^ADVERTISE:/ })
    .first()
    .click()
  await keepToast(page, /We could not reach Backline/)
}

async function draftKept(page: Page) {
  const photo = await aPhoto()
  // a page left in the same moment may go before the browser has written it
  await expect(async () => {
    await fillInProduct(page, "Tama Starclassic", photo)
    await open(page, adding)
    await expect(page.getByLabel("Product Description")).toHaveValue(/Never gigged/, { timeout: 1_000 })
  }).toPass()
  await page.getByText("We kept what you had begun here.").scrollIntoViewIfNeeded()
  await expect(page.getByAltText("What buyers will see")).toBeVisible()
}

async function photoOnItsWay(page: Page) {
  await page.route("**/api/images", () => undefined)
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
  await expect(page.getByRole("progressbar", { name: "Photo sent" })).toBeVisible()
}

async function draftCleared(page: Page) {
  await open(page, adding)
  await page.getByRole("button", { name: "Start afresh" }).click()
  await expect(page.getByText("Your draft is cleared.")).toBeVisible()
}

async function booking(page: Page) {
  await asking(category, /^BOOK NOW/)(page)
  await expect(page.getByRole("button", { name: "CONFIRM BOOKING" })).toBeVisible()
}

async function bookingErrors(page: Page) {
  await booking(page)
  await page.getByRole("button", { name: "CONFIRM BOOKING" }).click()
  await expect(page.getByText("Location is required")).toBeVisible()
}

async function bookingFailed(page: Page) {
  await booking(page)
  await fillInBooking(page.getByRole("dialog"), "01800000003", "Khulna")
  await page.route("**/api/bookings", (route) => route.abort())
  await page.getByRole("button", { name: "CONFIRM BOOKING" }).click()
  await expect(page.getByText(/We could not reach Backline/)).toBeVisible()
}

async function paying(page: Page) {
  await open(page, payment)
  await expect(page.getByRole("button", { name: "CONFIRM PAYMENT" })).toBeEnabled()
}

async function paymentWaiting(page: Page) {
  // never answered, so that the page is never whole
  await page.route("**/api/create-payment-intent", () => undefined)
  await page.goto(payment.path)
  await page.getByRole("link", { name: payment.follow }).first().click()
  await expect(page.getByRole("button", { name: "CONFIRM PAYMENT" })).toBeDisabled()
}

async function approving(page: Page) {
  await paying(page)
  await pay(page, cards.asksFirst)
  await expect(page.getByRole("dialog", { name: "Your bank asks" })).toBeVisible()
}

async function declined(page: Page) {
  await paying(page)
  await pay(page, cards.declined)
  await expect(page.getByRole("alert").filter({ hasText: "Your card was declined." })).toBeVisible()
}

async function cardErrors(page: Page) {
  await paying(page)
  await page.getByRole("button", { name: "CONFIRM PAYMENT" }).click()
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible()
}

async function photoRefused(page: Page) {
  await page.goto(adding.path)
  await pickPhoto(page, "notes.jpg", Buffer.from("Sold the amplifier today."))
  await expect(page.getByText(/^This file is not a photo we can read\./)).toBeVisible()
}

async function deleting(page: Page) {
  await page.route("**/api/products/*", () => undefined)
  await asking(products, /^DELETE/)(page)
  await page.getByRole("dialog").getByRole("button", { name: "DELETE" }).click()
  await expect(page.getByRole("dialog").locator("[aria-busy=true]")).toBeVisible()
}

/** The address that opens the booking of the first product in the category. */
async function addressOfBooking(page: Page) {
  await open(page, category)
  const first = await page.getByRole("article").first().getAttribute("id")
  return `${page.url()}?book=${first}`
}

async function onlyBuyersBook(page: Page) {
  await page.goto(await addressOfBooking(page))
  await expect(page.getByRole("dialog").getByText(/^Only buyers can book\./)).toBeVisible()
}

async function bookingWaiting(page: Page) {
  await page.route("**/api/products/*", () => undefined)
  await page.goto(await addressOfBooking(page))
  await expect(page.getByRole("dialog").locator(".skeleton").first()).toBeVisible()
}

async function bookingOnItsWay(page: Page) {
  await booking(page)
  await fillInBooking(page.getByRole("dialog"), "01800000003", "Khulna")
  await page.route("**/api/bookings", () => undefined)
  await page.getByRole("button", { name: "CONFIRM BOOKING" }).click()
  await expect(page.getByRole("dialog").locator("[aria-busy=true]")).toBeVisible()
}

async function paymentOnItsWay(page: Page) {
  await paying(page)
  await page.route("**/api/sandbox/**", () => undefined)
  await pay(page, cards.good)
  await expect(page.getByRole("button", { name: "CONFIRM PAYMENT" })).toHaveAttribute("aria-busy", "true")
}

async function paymentNotPrepared(page: Page) {
  await page.route("**/api/create-payment-intent", (route) => route.abort())
  await page.goto(payment.path)
  await page.getByRole("link", { name: payment.follow }).first().click()
  await expect(page.getByText("The payment could not be loaded.")).toBeVisible(afterRetries)
}

async function paymentOfNothing(page: Page) {
  await page.goto("/dashboard/payment/ffffffff-ffff-7fff-bfff-ffffffffffff")
  await expect(page.getByText("There is no such booking of yours.")).toBeVisible()
}

async function passwordRefused(page: Page) {
  await open(page, account)
  await page.getByLabel("Current password").fill(`${password}?`)
  await page.getByLabel("New password").fill(password)
  await page.getByRole("button", { name: "CHANGE PASSWORD" }).click()
  await expect(page.getByText("Wrong Password")).toBeVisible()
}
