import type { Page } from "@playwright/test"
import { sslCommerzServer } from "../test/gateways/sslcommerz-server.ts"
import { bookProduct } from "../test/acts/paying.ts"
import * as bangla from "../texts/bn/gateways.ts"
import { hostedSandbox } from "../texts/bn/plain-pages.ts"
import { expect, fullRun, test, withSite } from "./product.ts"
import { newProduct, signedIn } from "./signed-in.ts"
import { expectUsable } from "./usable.ts"

const small = { viewport: { width: 360, height: 740 } }

test("on a phone someone pays at a gateway, after a first try that came to nothing", async ({ empty }) => {
  const { page, person } = await signedIn(empty, "Rehana", "Buyer", small)
  const bookingId = await bookProduct(person, await newProduct(empty, "Roland SP-404"))
  await page.goto(`/dashboard/payment/${bookingId}`)
  await expectUsable(page, "Payment with other ways")
  await page.getByRole("button", { name: "PAY AT TEST GATEWAY" }).click()
  await expect(page).toHaveTitle("Test payment - Backline")
  await expect(page.getByText("62,000 BDT")).toBeVisible()
  await page.getByRole("button", { name: "LET IT FAIL" }).click()
  await expect(page.getByText(/The payment at Test gateway did not come through/)).toBeVisible()
  await page.getByRole("button", { name: "PAY AT TEST GATEWAY" }).click()
  await page.getByRole("button", { name: "PAY", exact: true }).click()
  await expect(page.getByText("Your have successfully purchased Roland SP-404!")).toBeVisible()
  await expect(page.getByText(/TRANSACTION ID: BL[0-9A-Z]{26}/)).toBeVisible()
})

test(
  "who comes back before the bank has said yes reads that, and how to go on",
  fullRun,
  async ({ empty }) => {
    const { page, person } = await signedIn(empty, "Shirin", "Buyer", small)
    const bookingId = await bookProduct(person, await newProduct(empty, "Boss RC-505"))
    await page.goto(`/bn/dashboard/payment/${bookingId}`)
    await page.getByRole("button", { name: bangla.payAt("sandbox") }).click()
    await expect(page).toHaveTitle(hostedSandbox.title)
    await page.goto(`/bn/dashboard/payment/${bookingId}`)
    await expect(page.getByText(bangla.asking("sandbox"))).toBeVisible()
    await expectUsable(page, "Asking a gateway")
    await page.getByRole("link", { name: bangla.goOn("sandbox") }).click()
    await page.getByRole("button").first().click()
    await expect(page.getByText(/BL[0-9A-Z]{26}/)).toBeVisible()
  },
)

test(
  "where only gateways take money there is no card form, and the footer links to the operator",
  fullRun,
  async ({ browser }) => {
    const server = await sslCommerzServer()
    const operator = {
      OPERATOR_NAME: "Backline Ltd.",
      OPERATOR_ADDRESS: "Road 11, Banani, Dhaka",
      OPERATOR_TRADE_LICENCE: "TRAD/DNCC/000001/2026",
      COMPLAINTS_EMAIL: "complaints@backline.example",
    }
    await withSite(browser, { DEMO: "off", ...server.settings, ...operator }, async (site) => {
      const { page, person } = await signedIn(site, "Nadia", "Buyer", small)
      const bookingId = await bookProduct(person, await newProduct(site, "Korg Volca"))
      await page.goto(`/dashboard/payment/${bookingId}`)
      await payAtStandIn(page, server.base)
      await page.goto("/")
      await page.getByRole("link", { name: "Terms of use" }).click()
      await expect(page.getByText("TRAD/DNCC/000001/2026")).toBeVisible()
    })
    server.stop()
  },
)

async function payAtStandIn(page: Page, base: string) {
  await page.getByRole("button", { name: "PAY AT SSLCOMMERZ" }).click()
  await expect.poll(() => page.url()).toContain(base)
}
