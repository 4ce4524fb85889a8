import { expect, type Page } from "@playwright/test"
import { emailOf, password } from "./people.ts"
import { afterRetries, category, erring, failingToSend, of, withoutPhotos } from "./showing.ts"
import { open, whole } from "./visit.ts"

/** Of the demo, for someone who is not signed in. */
export const visitorStates = of("visitor", {
  "Not Found": (page) => open(page, { path: "/nowhere", title: "Not Found - Backline", texts: [] }),
  "Route failed": routeFailed,
  "Sign Up errors": erring("/signup", "SIGN UP", "Account type is required"),
  "Sign Up failed": failingToSend("/signup", "**/api/auth/**", "SIGN UP", signingUp),
  "Login errors": erring("/login", "LOGIN", "Password is required"),
  "Login failed": failingToSend("/login", "**/api/auth/**", "LOGIN", loggingIn),
  "Message errors": erring("/", "SEND MESSAGE", "Message is required"),
  "Message failed": failingToSend("/", "**/api/contact", "SEND MESSAGE", writing),
  "Community errors": erring("/", "JOIN", "Email is required"),
  "Community failed": failingToSend("/", "**/api/community/**", "JOIN", inviting),
  "Community asked": communityAsked,
  "Google refused": (page) => page.goto("/login?error=account_not_linked"),
  "Stand-in for Google": standIn,
  "New password asked": newPasswordAsked,
  "Link of a new password spent": linkSpent(
    "/reset-password",
    "CHANGE PASSWORD",
    /This link has been used/,
    choosing,
  ),
  "Link of an address spent": linkSpent("/confirm-email", "CONFIRM", /This link no longer counts/),
  "Link of the community spent": linkSpent("/community", "JOIN", /This link no longer counts/),
  "Photos missing": withoutPhotos(category),
  // the last: the network stays away
  Offline: offline,
})

async function routeFailed(page: Page) {
  await page.goto("/categories")
  await page.route("**/api/**", (route) => route.abort())
  await page.getByRole("link", { name: /Guitars & Basses/ }).click()
  await expect(page.getByRole("heading", { name: /We could not reach Backline/ })).toBeVisible(afterRetries)
}

async function signingUp(page: Page) {
  await page.getByLabel("Name", { exact: true }).fill("Tania")
  await page.getByLabel("Email", { exact: true }).fill("tania@example.org")
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("radio", { name: "Buyer" }).check()
}

async function loggingIn(page: Page) {
  await page.getByLabel("Email", { exact: true }).fill("ana@backline.example")
  await page.getByLabel("Password", { exact: true }).fill(password)
}

async function writing(page: Page) {
  await page.getByLabel("Name").fill("Mina Khatun")
  await page.getByLabel("Email", { exact: true }).fill("mina@example.org")
  await page.getByLabel("Message").fill("Do you take drums without legs?\nMine stand on bricks.")
}

async function inviting(page: Page) {
  await page.getByLabel("Your email").fill(emailOf("mina"))
}

async function communityAsked(page: Page) {
  await page.goto("/")
  await inviting(page)
  await page.getByRole("button", { name: "JOIN", exact: true }).click()
  await expect(page.getByText("Thank you! We sent you an email: follow its link to join.")).toBeVisible()
}

async function standIn(page: Page) {
  await page.goto("/login")
  await page.getByRole("button", { name: "Login with Google" }).click()
  await expect(page.getByRole("heading", { name: "This is not Google" })).toBeVisible()
}

async function newPasswordAsked(page: Page) {
  await page.goto("/forgot-password")
  await page.getByLabel("Email", { exact: true }).fill(emailOf("tomal"))
  await page.getByRole("button", { name: "SEND LINK" }).click()
  await expect(page.getByText(/has an account here, an email is on its way/)).toBeFocused()
}

async function choosing(page: Page) {
  await page.getByLabel("New password").fill(password)
}

/** Where a link leads that has done what it was mailed for. */
function linkSpent(path: string, button: string, sentence: RegExp, fill?: (page: Page) => Promise<unknown>) {
  return async (page: Page) => {
    await page.goto(`${path}#nonsense`)
    await fill?.(page)
    await page.getByRole("button", { name: button, exact: true }).click()
    await expect(page.getByText(sentence)).toBeVisible()
  }
}

async function offline(page: Page) {
  await page.goto("/blog")
  await whole(page)
  await page.context().setOffline(true)
  await expect(page.getByText("You are offline.")).toBeVisible()
}
