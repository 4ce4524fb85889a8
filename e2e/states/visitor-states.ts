import { expect, type Page } from "@playwright/test"
import { emailOf, fillInLogin, fillInMessage, fillInSignUp, password } from "../people.ts"
import {
  at,
  category,
  erring,
  failingToSend,
  inFull,
  statesOf,
  withoutPhotos,
  withPhonePhotos,
} from "./showing.ts"
import { screenOf } from "../texts.ts"
import { delayResponses, open, pageLoaded } from "../visit.ts"

/** States of the demo for visitors who are not signed in. */
export const visitorStates = [
  // their components are covered by the forms and links below
  ...inFull("visitor", {
    "Sign Up failed": failingToSend("/signup", "**/api/auth/**", "SIGN UP", (page) =>
      fillInSignUp(page, "Tania", "Buyer"),
    ),
    "Community errors": erring("/", "JOIN", "Email is required"),
    "Community failed": failingToSend("/", "**/api/community/**", "JOIN", inviting),
    "Forgot Password errors": erring("/forgot-password", "SEND LINK", "Email is required"),
    "Reset Password errors": erring("/reset-password", "CHANGE PASSWORD", "Password is required"),
    "Link of an address refused": linkRefused("/confirm-email", "CONFIRM"),
    "Link of the community refused": linkRefused("/community", "JOIN"),
    "Category with photos of phones": withPhonePhotos(category),
    "Google not reached": failingToSend("/login", "**/api/auth/**", "Login with Google"),
    "Login errors": erring("/login", "LOGIN", "Password is required"),
    "Message errors": erring("/", "SEND MESSAGE", "Message is required"),
    "Link of a new password refused": linkRefused("/reset-password", "CHANGE PASSWORD", choosing),
    "Google refused": (page) => page.goto("/login?error=account_not_linked"),
    "Home without photos": withoutPhotos(screenOf("visitor", "Home")),
    "Prices exchanged": at("/products?min=9000&max=1,000&condition=Good"),
  }),
  ...statesOf("visitor", {
    "Not Found": (page) => open(page, { path: "/nowhere", title: "Not Found - Backline", texts: [] }),
    "Route failed": routeFailed,
    "Sign Up errors": erring("/signup", "SIGN UP", "Account type is required"),
    "Login failed": failingToSend("/login", "**/api/auth/**", "LOGIN", (page) =>
      fillInLogin(page, emailOf("tania")),
    ),
    "Login refused": loginRefused,
    "Login on its way": loginOnItsWay,
    "Google on its way": googleOnItsWay,
    "Page on its way": pageOnItsWay,
    "Message failed": failingToSend("/", "**/api/contact", "SEND MESSAGE", fillInMessage),
    "Community asked": communityAsked,
    "Stand-in for Google": standIn,
    "New password asked": newPasswordAsked,
    "Search finds nothing": at("/products?q=wah&max=100"),
    "Search misspelt": at("/products?q=yamha"),
    "Search not understood": at("/products?min=abc&condition=Mint&after=nonsense"),
    "Filters on a phone": filtering,
    "Filters of a category": filteringCategory,
    Suggestions: typing,
    "Last searches": searchingAgain,
    "Category without photos": categoryWithoutPhotos,
    // shown with reduced motion before
    "Home that moves": homeThatMoves,
    Offline: offline,
  }),
]

async function filtering(page: Page) {
  await at("/products?condition=Good")(page)
  await page.getByRole("button", { name: "Filters (1)" }).click()
  await expect(page.getByRole("button", { name: /^SHOW/ })).toBeInViewport()
}

async function filteringCategory(page: Page) {
  await open(page, category)
  await page.getByRole("button", { name: "Filters" }).click()
  await expect(page.getByLabel("Words")).toBeVisible()
}

async function typing(page: Page) {
  await at("/products?q=boss")(page)
  await page.getByRole("banner").getByRole("button", { name: "Search" }).first().click()
  await page.keyboard.type("yama")
  await expect(page.getByRole("option").nth(1)).toBeVisible()
  await page.keyboard.press("ArrowDown")
}

async function searchingAgain(page: Page) {
  await at("/")(page)
  await page.getByRole("banner").getByRole("button", { name: "Search" }).first().click()
  await expect(page.getByRole("option", { name: "boss" })).toBeVisible()
}

async function routeFailed(page: Page) {
  await page.goto("/categories")
  await page.route("**/api/**", (route) => route.abort())
  await page.getByRole("link", { name: /Guitars & Basses/ }).click()
  await expect(page.getByRole("heading", { name: /We could not reach Backline/ })).toBeVisible()
}

async function loginRefused(page: Page) {
  await page.goto("/login")
  await delayResponses(page)
  await fillInLogin(page, "ana@backline.example")
  await page.getByLabel("Password", { exact: true }).fill(`${password}?`)
  await page.getByRole("button", { name: "LOGIN", exact: true }).click()
  await expect(page.getByText("Wrong Password")).toBeVisible()
}

async function loginOnItsWay(page: Page) {
  await page.goto("/login")
  await page.route("**/api/auth/**", () => undefined)
  await fillInLogin(page, emailOf("tania"))
  await page.getByRole("button", { name: "LOGIN", exact: true }).click()
  await expect(page.getByRole("button", { name: "LOGIN", exact: true })).toHaveAttribute("aria-busy", "true")
}

async function googleOnItsWay(page: Page) {
  await page.route("**/api/auth/get-session", () => undefined)
  await page.goto("/login/google")
  await expect(page.getByText("Hang tight, you are almost there!")).toBeVisible()
}

async function pageOnItsWay(page: Page) {
  await page.goto("/categories")
  await page.route("**/api/**", () => undefined)
  await page.getByRole("link", { name: /Guitars & Basses/ }).click()
  await expect(page.locator(".pending-bar")).toBeVisible()
}

async function inviting(page: Page) {
  await page.getByLabel("Your email").fill(emailOf("mina"))
}

async function communityAsked(page: Page) {
  await page.goto("/")
  await delayResponses(page)
  await inviting(page)
  await page.getByRole("button", { name: "JOIN", exact: true }).click()
  await expect(page.getByText("Thank you! We sent you an email: follow its link to join.")).toBeVisible()
}

async function homeThatMoves(page: Page) {
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await page.goto("/")
  await page.getByRole("button", { name: "Pause" }).scrollIntoViewIfNeeded()
  await pageLoaded(page)
}

async function categoryWithoutPhotos(page: Page) {
  await withoutPhotos(category)(page)
  // the alternative text is beside the photo, not over its background
  await expect(page.getByRole("article").locator("img").first()).toHaveCSS("color", "rgba(0, 0, 0, 0)")
}

async function standIn(page: Page) {
  await page.goto("/login")
  await page.getByRole("button", { name: "Login with Google" }).click()
  await expect(page.getByRole("heading", { name: "This is not Google" })).toBeVisible()
}

async function newPasswordAsked(page: Page) {
  await page.goto("/forgot-password")
  await delayResponses(page)
  await page.getByLabel("Email", { exact: true }).fill(emailOf("tomal"))
  await page.getByRole("button", { name: "SEND LINK" }).click()
  await expect(page.getByText(/has an account here, an email is on its way/)).toBeFocused()
}

async function choosing(page: Page) {
  await page.getByLabel("New password").fill(password)
}

/** An invalid link: a made-up token is refused like a used one. */
function linkRefused(path: string, button: string, fill?: (page: Page) => Promise<unknown>) {
  return async (page: Page) => {
    await page.goto(`${path}#nonsense`)
    await fill?.(page)
    await page.getByRole("button", { name: button, exact: true }).click()
    await expect(page.getByText(/^This link (no longer counts|has been used already)/)).toBeVisible()
  }
}

async function offline(page: Page) {
  await page.goto("/blog")
  await pageLoaded(page)
  await page.context().setOffline(true)
  await expect(page.getByText("You are offline.")).toBeVisible()
}
