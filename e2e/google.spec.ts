import type { Page } from "@playwright/test"
import { client, openIdProvider } from "../test/servers/open-id-provider.ts"
import { whileRefusing } from "../test/refusing.ts"
import { overflow, shifts } from "./layout.ts"
import { cards, pay } from "./card.ts"
import { becomeAdmin, book, openCategory } from "./people.ts"
import { expect, fullRun, test, withSite } from "./product.ts"
import { expectToast } from "./toasts.ts"
import { newUser, newProduct } from "./signed-in.ts"

declare global {
  var shownFirst: string | null | undefined
}

test(
  "in the demo someone stands in for Google: a new person is a buyer and comes back",
  fullRun,
  async ({ demo }) => {
    const page = await demo.newPage({ viewport: { width: 360, height: 740 } })
    await page.goto("/dashboard/myorders?a=b#c")
    await page.getByRole("button", { name: "Login with Google" }).click()
    await expect(page.getByRole("heading", { name: "This is not Google" })).toBeVisible()
    await page.getByRole("link", { name: /Mina Khatun/ }).click()
    await expectToast(page, "Logged in successfully!")
    await expect(page).toHaveURL(/\/dashboard\/myorders\?a=b#c$/)
    await expect(page.getByText("You have not booked any products yet")).toBeVisible()
    const photo = page.getByRole("img", { name: "Mina Khatun" })
    await expect(photo).toBeVisible()
    await expect
      .poll(() => photo.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth > 0))
      .toBe(true)
    const logOut = page.getByRole("button", { name: "LOG OUT" })
    for (const width of [640, 768, 360]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await overflow(page)).toBe(0)
      expect(await logOut.evaluate((it) => it.getBoundingClientRect().right)).toBeLessThanOrEqual(width - 16)
    }
    await page.reload()
    await expect(photo).toBeVisible()
    expect(await shifts(page)).toEqual([])
    await logOut.click()
    await expectToast(page, "Logged out successfully!")
    await page.goto("/login")
    await page.getByRole("button", { name: "Login with Google" }).click()
    await page.getByRole("link", { name: "Cancel" }).click()
    await expect(page.getByText("Login with Google was cancelled.")).toBeVisible()
    await page.goto("/api/auth/callback/google?code=guessed&state=guessed")
    await expect(page.getByText("Login with Google did not work. Please try again.")).toBeVisible()
    for (const body of ["", "code=x", "code=x&redirect_uri=y&code_verifier=z"]) {
      const headers = { "Content-Type": "application/x-www-form-urlencoded" }
      const response = await page.request.post("/demo/google/token", { headers, data: body })
      expect(response.status()).toBe(400)
    }
  },
)

test(
  "someone whom Google sends back is told whether the login worked, once the page can show it",
  fullRun,
  async ({ demo }) => {
    const page = await demo.newPage()
    await page.addInitScript(recordFirstToast)
    await page.goto("/login")
    await page.getByRole("button", { name: "Login with Google" }).click()
    await page.getByRole("link", { name: /Joya Barua/ }).click()
    await page.waitForFunction(() => globalThis.shownFirst !== undefined)
    // a toast's two seconds start when it is shown
    expect(await page.evaluate(() => globalThis.shownFirst)).toBe("")
    await expectToast(page, "Logged in successfully!")

    const other = await demo.newPage()
    await other.goto("/login")
    await other.getByRole("button", { name: "Login with Google" }).click()
    const { db, close } = await demo.database()
    const full = { act: "insert", table: "identity.user", sqlState: "53100" } as const
    await whileRefusing(db, full, async () => {
      await other.getByRole("link", { name: /Arif Hossain/ }).click()
      await expect(other.getByText("Login with Google did not work. Please try again.")).toBeVisible()
    })
    await close()
  },
)

test("for real without its settings the button says that it is not set up", async ({ empty }) => {
  const page = await empty.newPage()
  await page.goto("/login")
  await expect(page.getByRole("button", { name: "Login with Google" })).toBeDisabled()
  await expect(page.getByText("Login with Google is not set up here.")).toBeVisible()
  expect((await page.request.get("/demo/google/authorize")).status()).toBe(404)
})

test(
  "of a provider the first login makes a buyer, and later ones keep the role",
  fullRun,
  async ({ browser }) => {
    const people = {
      joya: person("joya@example.org", "Joya Barua"),
      rahim: person("", "Rahim Uddin"),
      nobody: { ...person("nobody@example.org", "Nobody"), email_verified: false },
    }
    const provider = await openIdProvider(people)
    const settings = {
      DEMO: "off",
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
    }
    await withSite(browser, settings, async (product) => {
      provider.open(product.address)
      const rahim = await newUser(product, "Rahim", "Seller")
      people.rahim.email = rahim.email
      await newProduct(product, "Fender Rhodes", rahim)

      const buyer = await product.newPage()
      await loginWithProvider(buyer, "joya")
      await expectToast(buyer, "Logged in successfully!")
      await expect(buyer.getByRole("img", { name: "Joya Barua" })).toBeVisible()
      await openCategory(buyer)
      await book(buyer, "Fender Rhodes")
      await buyer.getByRole("link", { name: /^MAKE PAYMENT/ }).click()
      await pay(buyer, cards.good)
      await expect(buyer.getByText("Your have successfully purchased Fender Rhodes!")).toBeVisible()

      for (const [email, mail] of [
        ["joya@example.org", "Transaction id: "],
        [rahim.email, "It is sold, and nobody else can pay for it."],
      ] as const)
        await expect.poll(async () => (await product.mailsTo(email)).join()).toContain(mail)
      // a role cannot change while a deal is open
      await completeDeal(buyer)

      await becomeAdmin(product, "joya@example.org")
      const again = await product.newPage()
      await loginWithProvider(again, "joya")
      await expectToast(again, "Logged in successfully!")
      await again.goto("/dashboard")
      await expect(again.getByRole("link", { name: "All Sellers", exact: true })).toBeVisible()

      // Rahim never confirmed the address of his account
      const owner = await product.newPage()
      await loginWithProvider(owner, "rahim")
      await expectToast(owner, "Logged in successfully!")
      await owner.goto("/dashboard/myproducts")
      await expect(owner.getByText("Fender Rhodes").first()).toBeVisible()

      const other = await product.newPage()
      await loginWithProvider(other, "nobody")
      await expect(
        other.getByText("Google has not verified this address. Verify it there first."),
      ).toBeVisible()
    })
    provider.stop()
  },
)

const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACw="

function person(email: string, name: string) {
  return { email, email_verified: true, name, picture }
}

async function completeDeal(buyer: Page) {
  await buyer.goto("/dashboard/myorders")
  await buyer.getByRole("link", { name: "SEE DEAL" }).click()
  await buyer.getByRole("button", { name: "I HAVE IT" }).click()
  await buyer.getByRole("dialog").getByRole("button", { name: "I HAVE IT" }).click()
  await expect(buyer.getByRole("heading", { name: "Completed" })).toBeVisible()
}

async function loginWithProvider(page: Page, login: string) {
  await page.goto("/login")
  await page.getByRole("button", { name: "Login with Google" }).click()
  await page.getByPlaceholder("Enter any login").fill(login)
  await page.getByPlaceholder("and password").fill("any")
  await page.getByRole("button", { name: "Sign-in" }).click()
  await page.getByRole("button", { name: "Continue" }).click()
}

/** Runs in the page: records the text of the toast region when it first appears. */
function recordFirstToast() {
  new MutationObserver(() => {
    globalThis.shownFirst ??= document.querySelector("[role=log] > div")?.textContent
  }).observe(document, { subtree: true, childList: true })
}
