import type { Page } from "@playwright/test"
import { pathIn } from "../contract/language.ts"
import { bkashServer } from "../test/gateways/bkash-server.ts"
import { noticeOf, sslCommerzServer } from "../test/gateways/sslcommerz-server.ts"
import { bookProduct, payBooking } from "../test/acts/paying.ts"
import { apiOf, firstCategory, listProduct } from "../test/people.ts"
import * as banglaBookings from "../texts/bn/bookings.ts"
import * as banglaDeals from "../texts/bn/deals.ts"
import * as banglaFormat from "../texts/bn/format.ts"
import * as banglaForms from "../texts/bn/forms.ts"
import * as banglaGateways from "../texts/bn/gateways.ts"
import * as banglaOffers from "../texts/bn/offers.ts"
import * as banglaPayments from "../texts/bn/payments.ts"
import * as banglaReviews from "../texts/bn/reviews.ts"
import * as bookings from "../texts/en/bookings.ts"
import * as deals from "../texts/en/deals.ts"
import * as format from "../texts/en/format.ts"
import * as forms from "../texts/en/forms.ts"
import * as gateways from "../texts/en/gateways.ts"
import * as offers from "../texts/en/offers.ts"
import * as payments from "../texts/en/payments.ts"
import * as reviews from "../texts/en/reviews.ts"
import { complaintsOfAxe, overflow } from "./layout.ts"
import { phone } from "./people.ts"
import { expect, fullRun, type Site, test, withSite } from "./product.ts"
import { newProduct, signedIn, signUpAdminOn } from "./signed-in.ts"
import { expectToast } from "./toasts.ts"

const english = { bookings, deals, format, forms, gateways, offers, payments, reviews }
const bangla = {
  bookings: banglaBookings,
  deals: banglaDeals,
  format: banglaFormat,
  forms: banglaForms,
  gateways: banglaGateways,
  offers: banglaOffers,
  payments: banglaPayments,
  reviews: banglaReviews,
}
type Words = typeof english | typeof bangla

const product = "Korg Minilogue"

for (const [language, code, words] of [
  ["English", "en", english],
  ["Bangla", "bn", bangla],
] as const)
  test(
    `in ${language} two people agree on a price, it is paid by bKash, handed over, received and reviewed`,
    fullRun,
    async ({ browser }) => {
      const bkash = await bkashServer()
      await withSite(browser, { DEMO: "off", ...bkash.settings }, async (site) => {
        const { page: seller, person } = await signedIn(site, "Rahim", "Seller", phone)
        const { page: buyer } = await signedIn(site, "Ana", "Buyer", phone)
        await buyer.goto(pathIn(code, `/products/${await newProduct(site, product, person)}`))
        await offer(buyer, words)
        await seller.goto(pathIn(code, "/dashboard/offers"))
        await counter(seller, words)
        await buyer.reload()
        await accept(buyer, words)
        await payByBkash(buyer, words, bkash.base)
        await buyer.getByRole("link", { name: words.deals.seeDeal }).click()
        await expect(buyer.getByRole("heading", { name: words.deals.states.paid, exact: true })).toBeVisible()

        await seller.goto(new URL(buyer.url()).pathname)
        await confirm(seller, words.deals.acts.delivered)
        await expectToast(seller, words.deals.done.delivered)
        await buyer.reload()
        await confirm(buyer, words.deals.acts.received)
        await expect(
          buyer.getByRole("heading", { name: words.deals.states.completed, exact: true }),
        ).toBeVisible()
        await buyer.getByRole("radio", { name: words.reviews.starsOf(5) }).check()
        await buyer.getByRole("button", { name: words.reviews.write }).click()
        await expectToast(buyer, words.reviews.written)
        await seller.goto(pathIn(code, "/dashboard/payouts"))
        await expect(seller.getByText(words.format.price(45_000)).first()).toBeVisible()
        for (const page of [buyer, seller]) {
          expect(await overflow(page)).toBe(0)
          expect(await complaintsOfAxe(page)).toEqual([])
        }
      })
      bkash.stop()
    },
  )

async function offer(buyer: Page, { offers, forms, bookings, format }: Words) {
  await buyer.getByRole("button", { name: new RegExp(`^${offers.make}`) }).click()
  const dialog = buyer.getByRole("dialog")
  await dialog.getByLabel(offers.amount).fill("40000")
  await dialog.getByLabel(forms.phoneNumber).fill("01800000001")
  await dialog.getByLabel(bookings.location).fill("Mirpur, Dhaka")
  await dialog.getByRole("button", { name: offers.send }).click()
  await expect(buyer).toHaveURL(/\/dashboard\/offers$/)
  await expect(buyer.getByText(offers.says.yourOffer(format.price(40_000)), { exact: true })).toBeVisible()
}

async function counter(seller: Page, { offers, format }: Words) {
  await seller.getByRole("button", { name: offers.acts.counter }).click()
  const dialog = seller.getByRole("dialog")
  await dialog.getByLabel(offers.amount).fill("45000")
  await dialog.getByRole("button", { name: offers.send }).click()
  await expect(seller.getByText(offers.says.yourPrice(format.price(45_000)))).toBeVisible()
}

async function accept(buyer: Page, { offers }: Words) {
  await confirm(buyer, offers.acts.accept)
  await buyer.getByRole("link", { name: offers.pay }).click()
}

/** Pays on the gateway's own page and returns to the payment page. */
async function payByBkash(buyer: Page, { gateways, payments }: Words, base: string) {
  await buyer.getByRole("button", { name: gateways.payAt("bkash") }).click()
  await expect.poll(() => new URL(buyer.url()).origin).toBe(new URL(base).origin)
  await expect(buyer.getByText("BDT 45000.00")).toBeVisible()
  await buyer.getByRole("link", { name: "CONFIRM" }).click()
  await expect(buyer.getByText(payments.purchased(product))).toBeVisible()
  await expect(buyer.getByText(/BL[0-9A-Z]{26}/)).toBeVisible()
}

async function confirm(page: Page, act: string) {
  await page.getByRole("button", { name: act }).click()
  await page.getByRole("dialog").getByRole("button", { name: act }).click()
}

test(
  "a courier brings what was paid at SSLCommerz, both write a review, and everybody reads them",
  fullRun,
  async ({ browser }) => {
    const gateway = await sslCommerzServer()
    await withSite(browser, { DEMO: "off", ...gateway.settings }, async (site) => {
      const { page: seller, person: rahim } = await signedIn(site, "Rahim", "Seller", phone)
      const { page: buyer } = await signedIn(site, "Ana", "Buyer", phone)
      const guitars = await firstCategory(apiOf(site))
      const id = await listProduct(rahim, guitars, { productName: product, courierFee: 120 })
      await bookWithCourier(buyer, id)
      await payAtSslCommerz(buyer, gateway)
      await expect(buyer.getByText(payments.purchased(product))).toBeVisible()
      await buyer.getByRole("link", { name: deals.seeDeal }).click()
      await expect(buyer.getByRole("heading", { name: deals.states.paid, exact: true })).toBeVisible()
      await seller.goto(new URL(buyer.url()).pathname)
      await sendIt(seller)
      await buyer.reload()
      await expect(buyer.getByText("Pathao, PTH-2468")).toBeVisible()
      await confirm(buyer, deals.acts.received)
      await review(buyer, 5, "Well packed, and in tune.")
      await seller.reload()
      await review(seller, 4, "Quick and friendly.")
      await expect(seller.getByText("Well packed, and in tune.")).toBeVisible()
      await buyer.reload()
      await expect(buyer.getByText("Quick and friendly.")).toBeVisible()
      const visitor = await site.newPage(phone)
      await visitor.goto(`/sellers/${rahim.id}?show=reviews`)
      await expect(visitor.getByRole("article")).toContainText("Well packed, and in tune.")
      for (const page of [buyer, seller, visitor]) expect(await overflow(page)).toBe(0)
    })
    gateway.stop()
  },
)

async function bookWithCourier(buyer: Page, productId: string) {
  await buyer.goto(`/products/${productId}`)
  await buyer.getByRole("button", { name: `BOOK NOW: ${product}` }).click()
  await buyer.getByLabel(forms.phoneNumber).fill("01800000001")
  await buyer.getByLabel(bookings.location).fill("Sylhet")
  await buyer.getByRole("radio", { name: "By courier, 120 BDT" }).check()
  await buyer.getByLabel("Address").fill("House 7, Road 3, Sylhet")
  await buyer.getByRole("button", { name: "CONFIRM BOOKING" }).click()
  await buyer.getByRole("link", { name: /^MAKE PAYMENT/ }).click()
}

/** Pays at the gateway and returns as its page sends browsers: by a form of another site. */
async function payAtSslCommerz(buyer: Page, gateway: Awaited<ReturnType<typeof sslCommerzServer>>) {
  await buyer.getByRole("button", { name: gateways.payAt("sslcommerz") }).click()
  await expect.poll(() => buyer.url()).toContain(gateway.base)
  const transactionId = gateway.lastOpened()
  const notice = noticeOf(gateway.pay(transactionId))
  const fields = Array.from(
    notice,
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  )
  const back = gateway.fieldsOf(transactionId)?.get("success_url") ?? ""
  await buyer.setContent(
    `<form method="post" action="${back}">${fields.join("")}<button>Back</button></form>`,
  )
  await buyer.getByRole("button", { name: "Back" }).click()
}

async function sendIt(seller: Page) {
  await seller.getByLabel(deals.courier).fill("Pathao")
  await seller.getByLabel(deals.trackingCode).fill("PTH-2468")
  await seller.getByRole("button", { name: deals.send }).click()
  await expectToast(seller, deals.sent)
}

async function review(page: Page, stars: number, words: string) {
  await page.getByRole("radio", { name: reviews.starsOf(stars) }).check()
  await page.getByLabel(reviews.words).fill(words)
  await page.getByRole("button", { name: reviews.write }).click()
  await expectToast(page, reviews.written)
}

test("of a dispute each gets a part, and the seller's is paid out to them", fullRun, async ({ empty }) => {
  const { page: seller, person: rahim } = await signedIn(empty, "Rahim", "Seller", phone)
  const { person: ana } = await signedIn(empty, "Ana", "Buyer", phone)
  const id = await bookProduct(ana, await newProduct(empty, "Roland TR-8S", rahim))
  await payBooking(ana, id)
  await rahim.post(`/api/deals/${id}/delivered`)
  await ana.post(`/api/deals/${id}/dispute`, { reason: "damaged", statement: "The case is cracked." })
  await rahim.post(`/api/deals/${id}/statement`, { text: "It was whole." })

  const admin = await adminOf(empty)
  await admin.goto("/dashboard/alldeals")
  await admin.getByRole("main").getByRole("searchbox").fill("roland")
  await admin.getByLabel("Show").selectOption("Not ended")
  await expect(admin).toHaveURL(/\?show=notEnded&q=roland$/)
  const row = admin.getByRole("row").filter({ hasText: "Roland TR-8S" })
  await expect(row).toContainText("In dispute")
  expect(await overflow(admin)).toBe(0)
  await row.getByRole("link", { name: "Roland TR-8S" }).click()
  await admin.getByRole("radio", { name: "Both get a part" }).check()
  await admin.getByLabel("For Ana").fill("12000")
  await admin.getByLabel("Why").fill("The case was cracked on the way.")
  await confirm(admin, "DECIDE")
  await expectToast(admin, "Decided. Both have been told.")
  await admin.reload()
  await admin.getByRole("link", { name: "All Deals" }).last().click()
  await expect(admin).toHaveURL(/\/dashboard\/alldeals\?show=notEnded&q=roland$/)
  await admin.goto("/dashboard/money")
  const owed = admin.getByRole("row").filter({ hasText: rahim.email })
  await expect(owed).toContainText("50,000 BDT")
  await owed.getByRole("button", { name: "PAY OUT" }).click()
  await admin.getByRole("dialog").getByRole("button", { name: "PAY OUT" }).click()
  await owed.getByRole("button", { name: "IT ARRIVED" }).click()
  await admin.getByLabel("Reference").fill("9A7B2D")
  await admin.getByRole("button", { name: "SAVE" }).click()
  await expectToast(admin, "Rahim is told that the money is there.")

  await seller.goto("/dashboard/payouts")
  await expect(seller.getByRole("region", { name: "Ready to be paid to you" })).toContainText(
    "Paid to you so far50,000 BDT",
  )
})

async function adminOf(site: Site) {
  const admin = await site.newPage(phone)
  await signUpAdminOn(admin, site)
  return admin
}
