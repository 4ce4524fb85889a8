import { expect, type Page } from "@playwright/test"
import { buyerStates } from "./buyer-states.ts"
import { dealStates } from "./deal-states.ts"
import { messageStates } from "./message-states.ts"
import { reportStates } from "./report-states.ts"
import { noticeStates } from "./notice-states.ts"
import { aPhoto, fillInProduct, pickPhoto, pressInFirstMenu, pressOnOwn } from "../people.ts"
import {
  answerWith,
  asking,
  erring,
  failing,
  keepToast,
  openBooking,
  inFull,
  statesOf,
  waiting,
  withoutPhotos,
} from "./showing.ts"
import { screenOf } from "../texts.ts"
import { open, pageLoaded, type State } from "../visit.ts"
import { visitorStates } from "./visitor-states.ts"

const rahim = "rahim@backline.example"
const admin = "admin@backline.example"

const adding = screenOf(rahim, "Add Product")
const products = screenOf(rahim, "My Products")
const sellers = screenOf(admin, "All Sellers")
const buyers = screenOf(admin, "All Buyers")
const messages = screenOf(admin, "Messages")
const community = screenOf(admin, "Community")
const audit = screenOf(admin, "Audit Log")

const sellerStates = [
  ...statesOf(rahim, {
    "See Options": seeOptions,
    "Delete a product": askToDelete,
    "Dashboard of a suspended seller": suspended,
    "My Products waiting": waiting(products, "**/api/myProducts?**"),
    "Advertising failed": advertisingFailed,
    "Add Product errors": erring("/dashboard/addproducts", "ADD PRODUCT", "Product Photo is required"),
    "Draft kept": draftKept,
    "Photo on its way": photoOnItsWay,
    "Draft cleared": draftCleared,
    "Photo refused": photoRefused,
    "My Products in order": inOrder,
    "Deleting a product": deleting,
    "Only buyers book": onlyBuyersBook,
  }),
  // their components are covered by Home, My Products and the refused photo
  ...inFull(rahim, {
    "My Products without photos": withoutPhotos(products),
    "Add Product waiting": waiting(adding, "**/api/categories"),
    "Add Product failed": failing(adding, "**/api/categories", "The categories could not be loaded."),
    "Photo removed": photoRemoved,
    "My Products failed": failing(products, "**/api/myProducts?**", "Your products could not be loaded."),
  }),
]

const adminStates = [
  // the audit log covers the same list component, waiting and failing
  ...inFull(admin, {
    "All Sellers waiting": waiting(sellers, "**/api/users/seller*"),
    "All Sellers failed": failing(sellers, "**/api/users/seller*", "The sellers could not be loaded."),
    "All Buyers waiting": waiting(buyers, "**/api/users/buyer*"),
    "All Buyers failed": failing(buyers, "**/api/users/buyer*", "The buyers could not be loaded."),
    "Messages waiting": waiting(messages, "**/api/support/inbox*"),
    "Messages failed": failing(messages, "**/api/support/inbox*", "The messages could not be loaded."),
    "Community waiting": waiting(community, "**/api/community*"),
    "Community failed": failing(community, "**/api/community*", "The community could not be loaded."),
  }),
  ...statesOf(admin, {
    "Audit Log failed": failing(audit, "**/api/audit*", "The audit log could not be loaded."),
    "Audit Log waiting": waiting(audit, "**/api/audit*"),
    "Make an admin": asking(sellers, /^MAKE ADMIN/),
    "End sessions": asking(sellers, /^END SESSIONS/),
    "Suspend a seller": suspending,
    "Delete a seller": asking(sellers, /^DELETE/),
  }),
]

/** States of the demo by subject; none changes the demo's data. */
export const demoStates: Record<string, State[]> = {
  "the pages for everyone": visitorStates,
  selling: sellerStates,
  "booking and paying": buyerStates,
  messages: messageStates,
  reports: reportStates,
  "notifications and saved searches": noticeStates,
  deals: dealStates,
  administering: adminStates,
}

async function seeOptions(page: Page) {
  await open(page, products)
  await page.getByRole("button", { name: "See Options" }).click()
  await expect(page.locator("#options")).toBeVisible()
}

async function advertisingFailed(page: Page) {
  await open(page, products)
  await page.route("**/api/myProducts/*", (route) => route.abort())
  await pressOnOwn(page, /^ADVERTISE:/)
  await keepToast(page, /We could not reach Backline/)
}

async function draftKept(page: Page) {
  const photo = await aPhoto()
  // a page that is left at once may not have stored it yet
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
  await pickPhoto(page, "back.jpg", await aPhoto())
  await expect(page.getByRole("progressbar", { name: "Photo sent" })).toBeVisible()
}

async function draftCleared(page: Page) {
  await open(page, adding)
  await page.getByRole("button", { name: "Start afresh" }).click()
  await expect(page.getByText("Your draft is cleared.")).toBeVisible()
}

async function photoRefused(page: Page) {
  await page.goto(adding.path)
  await pickPhoto(page, "notes.jpg", Buffer.from("Sold the amplifier today."))
  await expect(page.getByText(/^This file is not a photo we can read\./)).toBeVisible()
}

async function photoRemoved(page: Page) {
  await page.goto(adding.path)
  await pickPhoto(page, "guitar.jpg", await aPhoto())
  await page.getByRole("button", { name: "Remove photo" }).click()
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible()
}

async function inOrder(page: Page) {
  await open(page, products)
  await page.getByLabel("Sort by").press("ArrowDown")
  await page.getByLabel("Show", { exact: true }).press("ArrowDown")
  await expect(page.getByText(/^\d+ products?$/)).toBeVisible()
}

async function askToDelete(page: Page) {
  await open(page, products)
  await pressOnOwn(page, /^DELETE/)
  // over the menu, which is also a sheet
  await expect(page.getByRole("dialog").last()).toContainText("Are you sure")
}

async function deleting(page: Page) {
  await page.route("**/api/products/*", () => undefined)
  await askToDelete(page)
  await page.getByRole("dialog").last().getByRole("button", { name: "DELETE" }).click()
  await expect(page.getByRole("dialog").last().locator("[aria-busy=true]")).toBeVisible()
}

async function onlyBuyersBook(page: Page) {
  await openBooking(page)
  await expect(page.getByRole("dialog").getByText(/^Only buyers can book\./)).toBeVisible()
}

async function suspending(page: Page) {
  await open(page, sellers)
  await pressInFirstMenu(page, /^SUSPEND/)
  const dialog = page.getByRole("dialog").last()
  await dialog.getByRole("button", { name: "SUSPEND" }).click()
  await expect(dialog.getByText("Reason is required")).toBeVisible()
}

async function suspended(page: Page) {
  const suspension = { reason: "W".repeat(80), until: "2026-12-06T18:00:00.000Z" }
  await answerWith(page, "**/api/users/me", { suspension })
  await page.goto("/dashboard")
  await expect(page.getByText(/until 7 December 2026, 00:00/)).toBeVisible()
  await pageLoaded(page)
}
