import { type BrowserContextOptions, type Cookie, expect, type Page } from "@playwright/test"
import { AccessToken } from "../contract/identity.ts"
import { apiOf, firstCategory, listProduct, password, type Person } from "../test/people.ts"
import { insertUser } from "../test/insert-user.ts"
import { becomeAdmin, emailOf } from "./people.ts"
import type { Product, Site } from "./product.ts"

/** A new user, and a page signed in as that user. */
export async function signedIn(
  site: Site,
  name: string,
  role: "Seller" | "Buyer",
  look?: BrowserContextOptions,
) {
  const page = await site.newPage(look)
  const person = await signUpOn(page, site, name, role)
  return { page, person, email: person.email }
}

/** Signs up a new user through the API. */
export async function newUser(
  product: Product,
  name: string,
  role: "Seller" | "Buyer",
  email = emailOf(name),
) {
  const { db, close } = await product.database()
  const person = await insertUser(
    { api: apiOf(product), db, secret: await product.secret() },
    name,
    role,
    email,
  )
  await close()
  return person
}

/** Signs up a new user in this page's browser context. */
export async function signUpOn(
  page: Page,
  product: Product,
  name: string,
  role: "Seller" | "Buyer",
  email?: string,
) {
  const person = await newUser(product, name, role, email)
  const [, cookie = "", value = ""] = /^([^=]+)=(.*)$/.exec(person.cookie) ?? []
  const { address } = product
  await page.context().addCookies([{ name: cookie, value, url: address, httpOnly: true, sameSite: "Lax" }])
  await keepToken(page, person.accessToken)
  return person
}

export async function signedInAdmin(site: Site) {
  const page = await site.newPage()
  await signUpAdminOn(page, site)
  return page
}

/** Signs up an admin in this page's browser context. */
export async function signUpAdminOn(page: Page, product: Product) {
  const { email } = await signUpOn(page, product, "Anika", "Buyer")
  await becomeAdmin(product, email)
  await fetchToken(page, email)
}

/** A page signed in as a user of the demo, such as "ana" or "rahim". */
export async function signedInAs(demo: Site, name: string, look?: BrowserContextOptions) {
  const page = await demo.newPage(look)
  await signInOn(page, demo, `${name}@backline.example`)
  return page
}

/** Signs a page in through the API, with the cookies of an earlier session while it is valid. */
export async function signInOn(page: Page, { address }: { address: string }, email: string) {
  const context = page.context()
  const name = `${email} ${address}`
  const before = sessions.get(name)
  if (before) await context.addCookies(before)
  if (await fetchToken(page, email)) return
  const signedIn = await page.request.post("/api/auth/sign-in/email", { data: { email, password } })
  expect(signedIn.ok(), `${email} signs in`).toBe(true)
  // the context has the new cookie
  sessions.set(name, await context.cookies())
  await fetchToken(page, email)
}

/** Stores a new access token; returns whether the session is valid. */
async function fetchToken(page: Page, email: string) {
  const response = await page.request.get(`/api/jwt?email=${email}`)
  if (response.ok()) await keepToken(page, AccessToken.parse(await response.json()).accessToken)
  return response.ok()
}

/** Cookies by user: verifying a password takes a seventh of a second of the product's CPU time. */
const sessions = new Map<string, Cookie[]>()

/** Lists a product in the first category, of this or a new seller; returns its id. */
export async function newProduct(product: Product, productName: string, seller?: Person) {
  const owner = seller ?? (await newUser(product, "Rahim", "Seller"))
  return listProduct(owner, await firstCategory(apiOf(product)), { productName })
}

/** Stores the token as app/identity/access-token.ts does. */
async function keepToken(page: Page, accessToken: string) {
  // the smallest page of the origin
  await page.goto("/healthz")
  await page.evaluate((token) => localStorage.setItem("accessToken", token), accessToken)
}
