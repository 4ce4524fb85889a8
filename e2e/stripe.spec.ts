import type { Page } from "@playwright/test"
import { stripeServer } from "../test/stripe/server.ts"
import { keys } from "../test/stripe/keys.ts"
import { bookProduct } from "../test/acts/paying.ts"
import { expect, fullRun, test, withSite } from "./product.ts"
import { newProduct, signedIn } from "./signed-in.ts"
import * as bangla from "../texts/bn/payments.ts"
import { expectUsable } from "./usable.ts"

test(
  "with Stripe its script comes only to pay, its sentences stand under the form",
  fullRun,
  async ({ browser }) => {
    const stripe = await stripeServer()
    const settings = {
      DEMO: "off",
      STRIPE_SECRET_KEY: keys.secret,
      STRIPE_PUBLISHABLE_KEY: keys.publishable,
      STRIPE_WEBHOOK_SECRET: keys.webhook,
      STRIPE_API_BASE: stripe.base,
    }
    await withSite(browser, settings, async (product) => {
      const { page: seller } = await signedIn(product, "Sadia", "Seller")
      await seller.goto("/dashboard/addproducts")
      await seller.getByLabel("Selling Price").fill("10,00,000")
      await seller.getByLabel("Buying Price").focus()
      await expect(seller.getByText("Selling Price can be at most 9,99,999.99 BDT")).toBeVisible()

      const { page: buyer, person } = await signedIn(product, "Ana", "Buyer")
      const loaded = await replaceStripeScript(buyer, (secret) => stripe.confirm(secret))
      await bookProduct(person, await newProduct(product, "Korg M1"))
      await buyer.goto("/dashboard/myorders")
      await expect(buyer.getByRole("link", { name: /^MAKE PAYMENT/ })).toBeVisible()
      expect(loaded()).toBe(0)
      await buyer.route("**/api/create-payment-intent", (route) => route.abort())
      await buyer.getByRole("link", { name: /^MAKE PAYMENT/ }).click()
      await expect(buyer.getByText("The payment could not be loaded.")).toBeVisible()
      await buyer.unroute("**/api/create-payment-intent")
      await buyer.getByRole("button", { name: "Retry" }).click()
      await expect(buyer.getByText("the card field of pk_test_backline")).toBeVisible()
      expect(loaded()).toBe(1)
      await expect(buyer.getByText("Test mode: no money moves")).toHaveCount(0)
      const confirm = buyer.getByRole("button", { name: "CONFIRM PAYMENT" })
      await confirm.click()
      const refusal = buyer.getByRole("alert").filter({ hasText: "Your card has insufficient funds." })
      await expect(refusal).toBeVisible()
      await expectUsable(buyer, "Payment with Stripe")
      await seeRefusalsInBangla(buyer)
      stripe.behave("away")
      await confirm.click()
      const away = buyer.getByText("The card provider cannot be reached at this moment. Please try again.")
      await expect(away).toBeVisible()
      stripe.behave("polite")
      await buyer.getByRole("button", { name: "Retry" }).click()
      await expect(buyer.getByText("Your have successfully purchased Korg M1!")).toBeVisible()
      await expect(buyer.getByText(/TRANSACTION ID: pi_/)).toBeVisible()
    })
    stripe.stop()
  },
)

async function seeRefusalsInBangla(page: Page) {
  const address = new URL(page.url())
  await page.goto(`/bn${address.pathname}`)
  const confirm = page.getByRole("button", { name: bangla.confirm })
  await confirm.click()
  await expect(page.getByText(bangla.declines["insufficient_funds"] ?? "")).toBeVisible()
  await confirm.click()
  await expect(page.locator("p:lang(en)", { hasText: "Your card is unlike others." })).toBeVisible()
  await page.goto(address.pathname)
  await expect(page.getByRole("button", { name: "CONFIRM PAYMENT" })).toBeEnabled()
}

const poor = {
  code: "card_declined",
  decline_code: "insufficient_funds",
  message: "Your card has insufficient funds.",
}
const refusals = [poor, poor, { code: "card_unlike_others", message: "Your card is unlike others." }]

/** Replaces Stripe's script: refuses the first cards, accepts the next; returns how often the script was requested. */
async function replaceStripeScript(page: Page, confirm: (secret: string) => string) {
  let requestCount = 0
  const left = [...refusals]
  await page.exposeFunction("confirmHere", (secret: string, name: string) => {
    const error = name === "Ana" ? left.shift() : poor
    if (error) return { error }
    return { paymentIntent: { id: confirm(secret), status: "requires_capture" } }
  })
  await page.route("https://js.stripe.com/**", (route) => {
    requestCount += 1
    return route.fulfill({ contentType: "text/javascript", body: script })
  })
  return () => requestCount
}

const script = `window.Stripe = (key) => ({
  _registerWrapper() {},
  elements: () => ({
    create: () => ({
      mount(frame) {
        frame.style.color = "black"
        frame.append("the card field of " + key)
      },
      destroy() {},
    }),
  }),
  confirmCardPayment: (secret, { payment_method }) => confirmHere(secret, payment_method.billing_details.name),
})`
