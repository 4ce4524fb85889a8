import { expect, type Page, type Route } from "@playwright/test"
import { cards, pay } from "../card.ts"
import { bookNow, fillInBooking, password } from "../people.ts"
import {
  asking,
  category,
  erring,
  failing,
  inFull,
  openBooking,
  statesOf,
  waiting,
  withoutPhotos,
  withPhonePhotos,
} from "./showing.ts"
import { screenOf } from "../texts.ts"
import { delayResponses, open } from "../visit.ts"

const ana = "ana@backline.example"

const orders = screenOf(ana, "My Orders")
const wishlist = screenOf(ana, "Wishlist")
const account = screenOf(ana, "Account")
const payment = screenOf(ana, "Payment")

/** States of the demo for a buyer who books and pays. */
export const buyerStates = [
  // their components are covered by My Orders, other lists and booking
  ...inFull(ana, {
    "My Orders without photos": withoutPhotos(orders),
    "My Orders with photos of phones": withPhonePhotos(orders),
    "Account failed": failing(account, "**/api/auth/list-sessions", "Your sessions could not be loaded."),
    "Payment's booking failed": paymentsBookingFailed,
    "Payment not prepared": paymentNotPrepared,
    "Wishlist without photos": withoutPhotos(wishlist),
    "Wishlist waiting": waiting(wishlist, "**/api/wishlist?**"),
    "Wishlist failed": failing(wishlist, "**/api/wishlist?**", "Your wishlist could not be loaded."),
    "Booking failed": bookingFailed,
    "Booking not prepared": bookingNotPrepared,
    "My Orders waiting": waiting(orders, "**/api/bookings?**"),
    "My Orders failed": failing(orders, "**/api/bookings?**", "Your bookings could not be loaded."),
    "Dashboard waiting": waiting(account, "**/api/users/*/*"),
    "Dashboard failed": failing(account, "**/api/users/*/*", "Your account could not be loaded."),
    "Password errors": erring("/dashboard/account", "CHANGE PASSWORD", "Password is required"),
  }),
  ...statesOf(ana, {
    Book: booking,
    "Booking errors": bookingErrors,
    "Booking waiting": bookingWaiting,
    "Booking on its way": bookingOnItsWay,
    "Booking of nothing": bookingOfNothing,
    "Account waiting": waiting(account, "**/api/auth/list-sessions"),
    "Remove a booking": asking(orders, /^REMOVE BOOKING/),
    "Payment waiting": paymentWaiting,
    "Approve a payment": approving,
    "Payment declined": declined,
    "Payment errors": cardErrors,
    "Payment of nothing": paymentOfNothing,
    "Payment on its way": paymentOnItsWay,
    "Password refused": passwordRefused,
  }),
]

/** One product, not the facet counts of a search. */
export const oneProduct = /\/api\/products\/[0-9a-f-]{36}$/

async function booking(page: Page) {
  await open(page, category)
  await bookNow(page)
  await expect(page.getByRole("button", { name: "CONFIRM BOOKING" })).toBeVisible()
}

async function bookingErrors(page: Page) {
  await booking(page)
  // an earlier booking of hers may have filled them in
  await fillInBooking(page.getByRole("dialog"), "", "")
  await page.getByRole("button", { name: "CONFIRM BOOKING" }).click()
  await expect(page.getByText("Location is required")).toBeVisible()
}

/** Submits a booking; `answer` aborts the request or never answers it. */
async function confirmBooking(page: Page, answer: (route: Route) => unknown) {
  await booking(page)
  await fillInBooking(page.getByRole("dialog"), "01800000003", "Khulna")
  await page.route("**/api/bookings", answer)
  await page.getByRole("button", { name: "CONFIRM BOOKING" }).click()
}

async function bookingFailed(page: Page) {
  await confirmBooking(page, (route) => route.abort())
  await expect(page.getByText(/We could not reach Backline/)).toBeVisible()
}

async function bookingWaiting(page: Page) {
  await page.route(oneProduct, () => undefined)
  await openBooking(page)
  await expect(page.getByRole("dialog").locator(".skeleton").first()).toBeVisible()
}

async function bookingNotPrepared(page: Page) {
  await page.route(oneProduct, (route) => route.abort())
  await openBooking(page)
  await expect(page.getByText("The product could not be loaded.")).toBeVisible()
}

async function bookingOfNothing(page: Page) {
  await open(page, category)
  await page.goto(`${page.url()}?book=ffffffff-ffff-7fff-bfff-ffffffffffff`)
  await expect(page.getByRole("dialog").getByText("This product is no longer available.")).toBeVisible()
}

async function bookingOnItsWay(page: Page) {
  await confirmBooking(page, () => undefined)
  await expect(page.getByRole("dialog").locator("[aria-busy=true]")).toBeVisible()
}

async function goToPay(page: Page) {
  await page.goto(payment.path)
  await page.getByRole("link", { name: payment.follow }).first().click()
}

async function paying(page: Page) {
  await open(page, payment)
  await expect(page.getByRole("button", { name: "CONFIRM PAYMENT" })).toBeEnabled()
}

async function paymentWaiting(page: Page) {
  // never answered, so that the page keeps loading
  await page.route("**/api/create-payment-intent", () => undefined)
  await goToPay(page)
  await expect(page.getByRole("button", { name: "CONFIRM PAYMENT" })).toBeDisabled()
}

async function approving(page: Page) {
  await paying(page)
  await pay(page, cards.asksFirst)
  await expect(page.getByRole("dialog", { name: "Your bank asks" })).toBeVisible()
}

async function declined(page: Page) {
  await paying(page)
  await delayResponses(page)
  await pay(page, cards.declined)
  await expect(page.getByRole("alert").filter({ hasText: "Your card was declined." })).toBeVisible()
}

async function cardErrors(page: Page) {
  await paying(page)
  await page.getByRole("button", { name: "CONFIRM PAYMENT" }).click()
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible()
}

async function paymentNotPrepared(page: Page) {
  await page.route("**/api/create-payment-intent", (route) => route.abort())
  await goToPay(page)
  await expect(page.getByText("The payment could not be loaded.")).toBeVisible()
}

async function paymentOfNothing(page: Page) {
  await page.goto("/dashboard/payment/ffffffff-ffff-7fff-bfff-ffffffffffff")
  await expect(page.getByText("There is no such booking of yours.")).toBeVisible()
}

async function paymentsBookingFailed(page: Page) {
  await page.route("**/api/bookings/*", (route) => route.abort())
  await goToPay(page)
  await expect(page.getByText("Your booking could not be loaded.")).toBeVisible()
}

async function paymentOnItsWay(page: Page) {
  await paying(page)
  await page.route("**/api/sandbox/**", () => undefined)
  await pay(page, cards.good)
  await expect(page.getByRole("button", { name: "CONFIRM PAYMENT" })).toHaveAttribute("aria-busy", "true")
}

async function passwordRefused(page: Page) {
  await open(page, account)
  await page.getByLabel("Current password").fill(`${password}?`)
  await page.getByLabel("New password").fill(password)
  await delayResponses(page)
  await page.getByRole("button", { name: "CHANGE PASSWORD" }).click()
  await expect(page.getByText("Wrong Password")).toBeVisible()
}
