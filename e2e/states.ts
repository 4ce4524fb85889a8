import { expect, type Page } from "@playwright/test"
import { aPhoto, cards, fillInBooking, fillInProduct, logIn, pay } from "./people.ts"
import type { Product } from "./product.ts"
import { afterRetries, asking, erring, failing, keepToast, waiting } from "./showing.ts"
import type { Screen } from "./texts.ts"
import { open, whole } from "./visit.ts"

/** A screen when it is not simply full, and how one comes to see it so. */
export type State = {
  name: string
  /** One page for each of them; what a state before has done to its person is still so. */
  who: string
  show: (page: Page, product: Product) => Promise<unknown>
}

type Show = State["show"]

const category: Screen = {
  path: "/categories",
  follow: /Guitars & Basses/,
  title: "Guitars & Basses - Backline",
  texts: [],
}
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
  ...of("visitor", {
    "Not Found": (page) => open(page, { path: "/nowhere", title: "Not Found - Backline", texts: [] }),
    "Route failed": routeFailed,
    "Sign Up errors": erring("/signup", "SIGN UP", "Account type is required"),
    "Login errors": erring("/login", "LOGIN", "Password is required"),
    "Message errors": erring("/", "SEND MESSAGE", "Message is required"),
    "Community errors": erring("/", "JOIN", "Email is required"),
    "Login failed": loginFailed,
    "Google refused": (page) => page.goto("/login?error=account_not_linked"),
    "Stand-in for Google": standIn,
    "Photos missing": photosMissing,
    // the last: the network stays away
    Offline: offline,
  }),
  ...of("rahim@backline.example", {
    "See Options": seeOptions,
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
  }),
  ...of("ana@backline.example", {
    Book: booking,
    "Booking errors": bookingErrors,
    "Booking failed": bookingFailed,
    "My Orders waiting": waiting(orders, "**/api/bookings?**"),
    "My Orders failed": failing(orders, "**/api/bookings?**", "Your bookings could not be loaded."),
    "Wishlist waiting": waiting(wishlist, "**/api/wishlist?**"),
    "Wishlist failed": failing(wishlist, "**/api/wishlist?**", "Your wishlist could not be loaded."),
    "Account waiting": waiting(account, "**/api/auth/list-sessions"),
    "Account failed": failing(account, "**/api/auth/list-sessions", "Your sessions could not be loaded."),
    "Dashboard waiting": waiting(account, "**/api/users/*/*"),
    "Dashboard failed": failing(account, "**/api/users/*/*", "Your account could not be loaded."),
    "Remove a booking": asking(orders, /^REMOVE BOOKING/),
    "Approve a payment": approving,
    "Payment declined": declined,
    "Payment errors": cardErrors,
  }),
  ...of("admin@backline.example", {
    "All Sellers waiting": waiting(sellers, "**/api/users/seller*"),
    "All Sellers failed": failing(sellers, "**/api/users/seller*", "The sellers could not be loaded."),
    "All Buyers waiting": waiting(buyers, "**/api/users/buyer*"),
    "Messages waiting": waiting(messages, "**/api/contact*"),
    "Messages failed": failing(messages, "**/api/contact*", "The messages could not be loaded."),
    "Community waiting": waiting(community, "**/api/community*"),
    "Audit Log waiting": waiting(audit, "**/api/audit*"),
    "Make an admin": asking(sellers, /^MAKE ADMIN/),
    "End sessions": asking(sellers, /^END SESSIONS/),
    "Delete a seller": asking(sellers, /^DELETE/),
  }),
]

function of(who: string, shows: Record<string, Show>): State[] {
  return Object.entries(shows).map(([name, show]) => ({ name, who, show }))
}

async function routeFailed(page: Page) {
  await page.goto("/categories")
  await page.route("**/api/**", (route) => route.abort())
  await page.getByRole("link", { name: category.follow }).click()
  await expect(page.getByRole("heading", { name: /We could not reach Backline/ })).toBeVisible(afterRetries)
}

async function photosMissing(page: Page) {
  await page.route("**/photos/**", (route) => route.abort())
  await open(page, category)
  // what it is called stands beside it, not over its ground
  await expect(page.getByAltText("Fender Player Stratocaster")).toHaveCSS("color", "rgba(0, 0, 0, 0)")
}

async function loginFailed(page: Page) {
  await page.goto("/login")
  await page.route("**/api/auth/**", (route) => route.abort())
  await logIn(page, "ana@backline.example")
  await expect(page.getByText(/We could not reach Backline/)).toBeVisible()
}

async function standIn(page: Page) {
  await page.goto("/login")
  await page.getByRole("button", { name: "Login with Google" }).click()
  await expect(page.getByRole("heading", { name: "This is not Google" })).toBeVisible()
}

async function offline(page: Page) {
  await page.goto("/blog")
  await whole(page)
  await page.context().setOffline(true)
  await expect(page.getByText("You are offline.")).toBeVisible()
}

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
  await page.getByRole("button", { name: "START AFRESH" }).click()
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
