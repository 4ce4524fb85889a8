import type { Page } from "@playwright/test"
import { sql } from "kysely"
import type { Db } from "../db/tables.ts"
import { quoted, splitAtIsolates } from "../server/mail/quoted-text.ts"
import { password } from "../test/people.ts"
import type { Field, Plant } from "./planting.ts"
import { type Harm, findMissingTexts } from "./harm.ts"

/** One visitor's walk through the pages. */
export type Walk = { page: Page; harm: Harm; plants: Plant[]; seen: Set<string> }

const onHome = 24

/** Each seller logs in with a script as return path, and sees the seller's pages. */
export async function walkOfSellers(walk: Walk) {
  const { page, plants } = walk
  for (const { email, script, kept } of plants) {
    await logIn(page, email, `?from=${encodeURIComponent(script)}`)
    await lookFor(walk, [kept.name], "/dashboard")
    await page.getByRole("link", { name: "My Products", exact: true }).first().click()
    await lookFor(walk, [kept.productName, kept.productCategory, kept.productPhoto])
    await page.getByRole("button", { name: /^DELETE/ }).click()
    await lookFor(walk, [kept.productName && `Are you sure you want to delete ${kept.productName}?`])
    await page.getByRole("button", { name: "Cancel" }).click()
    await lookFor(walk, [kept.name], "/dashboard/account")
  }
  await lookFor(walk, textsOf(plants, ["productCategory"]), "/dashboard/addproducts")
}

/** A buyer without bookings begins to book every product. */
export async function walkOfNewBuyer(walk: Walk, email: string) {
  const { page, plants } = walk
  await logIn(page, email)
  for (const { kept, categoryId, productId } of plants) {
    await page.goto(`/categories/${categoryId}?book=${productId}`)
    await page.getByRole("dialog").getByRole("button", { name: "CONFIRM BOOKING" }).waitFor()
    await lookFor(walk, [kept.productName])
  }
}

/** A buyer looks at every product, begins to pay for it, and looks at the lists. */
export async function walkOfBuyer(walk: Walk, email: string, db: Db) {
  const { page, plants } = walk
  await logIn(page, email)
  for (const { kept, categoryId, productId, bookingId } of plants) {
    const { name, productName, productCategory, timeUsed, phoneNumber, location, productPhoto } = kept
    const card = [name, productName, timeUsed, phoneNumber, location, kept.productDescription, productPhoto]
    const title = `${productCategory} - Backline`
    await lookFor(walk, [...card, title], `/categories/${categoryId}`)
    await lookFor(walk, [...card, kept.brand, kept.model, kept.faults, kept.area], `/products/${productId}`)
    await lookFor(walk, [productName, productPhoto], `/dashboard/payment/${bookingId}`)
  }
  await lookForAll(walk, "/dashboard/myorders", ["productName", "name", "productPhoto"])
  await lookForAll(walk, "/dashboard/wishlist", ["productName", "productPhoto"])
  await lookForAll(walk, "/categories", ["productCategory"])
  for (let first = 0; first < plants.length; first += onHome) {
    const shown = plants.slice(first, first + onHome)
    const ids = shown.map(({ productId }) => productId)
    await sql`update products set "advertisedAt" = case when id = any(${ids}) then now() end`.execute(db)
    // changes made in the database are shown within a second
    await page.waitForTimeout(2_000)
    const texts: Field[] = ["productName", "productCategory", "timeUsed", "name", "productPhoto"]
    await lookForAll({ ...walk, plants: shown }, "/", texts)
  }
}

export async function walkOfAdmin(walk: Walk, email: string) {
  await logIn(walk.page, email)
  await lookForAll(walk, "/dashboard/allsellers", ["name"])
  await lookForAll(walk, "/dashboard/allbuyers", ["name", "email"])
  await lookForAll(walk, "/dashboard/contact", ["contactName", "contactMessage", "email"])
  await lookForAll(walk, "/dashboard/community", ["email"])
  await lookForAll(walk, "/dashboard/audit", ["name"])
}

/** Opens each mail as a page, which must show its texts shortened and without links. */
export async function walkOfMails({ page, harm, plants, seen }: Walk, mails: string[]) {
  const texts = plants.flatMap(({ kept }) => Object.values(kept))
  let body = ""
  await page.route("/mail", (route) => route.fulfill({ contentType: "text/html", body }))
  for (const mail of mails) {
    body = mail
    await page.goto("/mail")
    const missing = new Set(await findMissingTexts(page, texts.map(inMail), harm, 0))
    for (const text of texts) if (!missing.has(inMail(text))) seen.add(text)
  }
}

function inMail(text: string) {
  return splitAtIsolates(quoted(text)).at(1) ?? ""
}

async function lookForAll(walk: Walk, path: string, fields: Field[]) {
  const { page, plants } = walk
  await page.goto(path)
  const main = page.getByRole("main")
  await main.locator("table, article, ul").first().waitFor()
  const more = page.getByRole("button", { name: "Show more" })
  while (await more.isVisible()) {
    const before = await main.innerText()
    await more.click()
    while ((await main.innerText()) === before) await page.waitForTimeout(50)
  }
  await lookFor(walk, textsOf(plants, fields))
}

function textsOf(plants: Plant[], fields: Field[]) {
  return plants.flatMap(({ kept }) => fields.map((field) => kept[field]))
}

async function lookFor({ page, harm, plants, seen }: Walk, texts: (string | undefined)[], path?: string) {
  if (path) await page.goto(path)
  const wanted = texts.filter((text) => text !== undefined)
  const missing = await findMissingTexts(page, wanted, harm)
  // React replaces a photo's script URL by an error
  const photos = new Set(plants.map(({ kept }) => kept.productPhoto))
  const strange = missing.filter((text) => !photos.has(text))
  harm.unseen.push(...strange.map((text) => `${text} at ${page.url()}`))
  for (const text of wanted) if (!missing.includes(text)) seen.add(text)
}

async function logIn(page: Page, email: string, search = "") {
  await page.goto(`/login${search}`)
  await page.getByLabel("Email", { exact: true }).fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "LOGIN", exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== "/login")
}
