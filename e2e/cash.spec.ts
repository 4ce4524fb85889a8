import type { Locator, Page } from "@playwright/test"
import { Deal } from "../contract/deals.ts"
import { HandoverCode } from "../contract/handover.ts"
import { bookProduct } from "../test/acts/paying.ts"
import { firstCategory, listProduct, apiOf, read } from "../test/people.ts"
import { phone } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { signedIn } from "./signed-in.ts"
import { expectToast } from "./toasts.ts"

test.use({ serviceWorkers: "allow" })

test("a buyer asks for cash, the two meet, and the seller scans the code without a connection", async ({
  empty,
}) => {
  const { page: seller, person: rahim } = await signedIn(empty, "Rahim", "Seller", phone)
  const { page: buyer, person: ana } = await signedIn(empty, "Ana", "Buyer", phone)
  const productId = await listProduct(rahim, await firstCategory(apiOf(empty)))
  const id = await bookProduct(ana, productId)
  await buyer.goto(`/dashboard/deals/${id}`)
  await buyer.getByRole("button", { name: "CASH WHEN WE MEET" }).click()
  await buyer.getByRole("dialog").getByRole("button", { name: "CASH WHEN WE MEET" }).click()
  await expectToast(buyer, "Asked. You are told as soon as the seller answers.")

  await setClockAhead(seller)
  await seller.goto("/dashboard/sales")
  await seller.getByRole("button", { name: /^ACCEPT: .*Ana/ }).click()
  await expectToast(seller, "It is kept for Ana.")
  await seller.getByRole("link", { name: /^SEE DEAL: .*Ana/ }).click()
  await seller.getByLabel("Place", { exact: true }).fill("Bashundhara City, main entrance")
  await seller.getByLabel("Day and time").fill(tomorrowInDhaka())
  await seller.getByRole("button", { name: "PROPOSE" }).click()
  await expectToast(seller, "Your proposal is on its way.")
  await seller.getByRole("button", { name: "PROPOSE ANOTHER" }).click()
  await seller.getByLabel("Place", { exact: true }).fill("Jamuna Future Park, gate 3")
  await seller.getByRole("button", { name: "PROPOSE" }).click()
  await expect(seller.getByText("Jamuna Future Park, gate 3")).toBeVisible()
  await buyer.reload()
  await buyer.getByRole("button", { name: "AGREE" }).click()
  await expectToast(buyer, "Agreed. See you there!")

  await buyer.getByRole("link", { name: "HANDOVER" }).click()
  await tickAll(buyer)
  await buyer.getByRole("button", { name: "SHOW CODE" }).click()
  const code = buyer.getByRole("img", { name: "QR code of this handover" })
  await expect(code).toBeVisible()

  await replaceCamera(seller, code)
  await seller.goto(`/handover/${id}`)
  await expect(seller.getByText(/Take 62,000 BDT from/)).toBeVisible()
  await expect.poll(() => seller.evaluate(keptFiles)).toBeGreaterThan(1)
  await seller.context().setOffline(true)
  await seller.reload()
  await seller.getByRole("button", { name: "SCAN THE CODE" }).click()
  await expect(seller.getByText("This code is genuine.")).toBeVisible()
  await expect(seller.getByText(/kept on this phone/).last()).toBeVisible()
  await seller.context().setOffline(false)
  await expect(seller.getByText(/is handed over. Well done!/)).toBeVisible()
  await expect(buyer.getByText(/is yours. Have fun with it!/)).toBeVisible()
})

test(
  "who has a product already, and paid cash for it, is led from its payment to the deal",
  fullRun,
  async ({ empty }) => {
    const { person: rahim } = await signedIn(empty, "Rahim", "Seller")
    const { page: buyer, person: ana } = await signedIn(empty, "Ana", "Buyer", phone)
    const id = await bookProduct(ana, await listProduct(rahim, await firstCategory(apiOf(empty))))
    await ana.post(`/api/deals/${id}/cash`)
    for (const act of ["accept", "delivered"]) await rahim.post(`/api/deals/${id}/${act}`)
    await buyer.goto(`/dashboard/payment/${id}`)
    await buyer.getByRole("link", { name: /^SEE DEAL/ }).click()
    await expect(buyer).toHaveURL(new RegExp(`/dashboard/deals/${id}$`))
  },
)

test("a buyer whose phone runs ahead shows the code that is kept on it", fullRun, async ({ empty }) => {
  const { person: rahim } = await signedIn(empty, "Rahim", "Seller")
  const { page: buyer, person: ana } = await signedIn(empty, "Ana", "Buyer", phone)
  const id = await bookProduct(ana, await listProduct(rahim, await firstCategory(apiOf(empty))))
  await ana.post(`/api/deals/${id}/cash`)
  await rahim.post(`/api/deals/${id}/accept`)
  await buyer.goto(`/handover/${id}`)
  await tickAll(buyer)
  await buyer.getByRole("button", { name: "SHOW CODE" }).click()
  const code = buyer.getByRole("img", { name: "QR code of this handover" })
  await expect(code).toBeVisible()
  await expect.poll(() => buyer.evaluate(keptFiles)).toBeGreaterThan(1)
  await buyer.context().setOffline(true)
  await buyer.clock.setFixedTime(Date.now() + 72 * 3_600_000)
  await buyer.reload()
  await tickAll(buyer)
  await buyer.getByRole("button", { name: "SHOW CODE AGAIN" }).click()
  await expect(code).toBeVisible()
})

test(
  "a code that was scanned without a connection is sent from whatever page of the dashboard is opened next",
  fullRun,
  async ({ empty }) => {
    const { page: seller, person: rahim } = await signedIn(empty, "Rahim", "Seller", phone)
    const { person: ana } = await signedIn(empty, "Ana", "Buyer", phone)
    const id = await bookProduct(ana, await listProduct(rahim, await firstCategory(apiOf(empty))))
    await ana.post(`/api/deals/${id}/cash`)
    await rahim.post(`/api/deals/${id}/accept`)
    const { code } = await read(HandoverCode, ana.post(`/api/deals/${id}/code`, { seen: true, paid: true }))
    const scanned = JSON.stringify([{ userId: rahim.id, dealId: id, code }])
    await seller.goto("/healthz")
    await seller.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
      scannedCodesKey,
      scanned,
    ] as const)
    await seller.goto("/dashboard/offers")
    await expect.poll(async () => (await read(Deal, ana.get(`/api/deals/${id}`))).state).toBe("completed")
    await expect.poll(() => seller.evaluate((key) => localStorage.getItem(key), scannedCodesKey)).toBe(null)
  },
)

/** The storage key of app/deals/scanned-codes.ts. */
const scannedCodesKey = "scannedCodes"

async function tickAll(page: Page) {
  await expect(page.getByRole("checkbox")).toHaveCount(4)
  for (const point of await page.getByRole("checkbox").all()) await point.check()
}

/** Sets the clock so far ahead that every code seems expired; Playwright's clock would stop what has been loaded. */
async function setClockAhead(page: Page) {
  await page.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + 72 * 3_600_000
  })
}

async function keptFiles() {
  return (await (await caches.open("handover")).keys()).length
}

/** The value of a datetime-local field. */
function tomorrowInDhaka() {
  return new Date(Date.now() + 30 * 3_600_000).toISOString().slice(0, 16)
}

/** Replaces the camera by one that sees another phone's screen. */
async function replaceCamera(page: Page, shown: Locator) {
  // not a screenshot, which a toast may cover
  const drawing = await shown.evaluate((svg) => new XMLSerializer().serializeToString(svg))
  const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  await page.addInitScript((picture) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const image = new Image()
      image.src = picture
      await image.decode()
      const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 640 })
      const context = canvas.getContext("2d")
      setInterval(() => {
        if (!context) return
        context.fillStyle = "gray"
        context.fillRect(0, 0, 640, 640)
        context.drawImage(image, 80, 80, 480, 480)
      }, 50)
      return canvas.captureStream(20)
    }
  }, picture)
}
