import { type BrowserContextOptions, expect, type Page } from "@playwright/test"
import { AccessToken } from "../contract/identity.ts"
import { apiOf, firstCategory, joins, lists, password, type Person } from "../test/people.ts"
import { becomeAdmin, emailOf } from "./people.ts"
import type { Product, Site } from "./product.ts"

/** Someone new, signed up over the API, and a page on which they are signed in. */
export async function signedIn(
  site: Site,
  name: string,
  role: "Seller" | "Buyer",
  look?: BrowserContextOptions,
) {
  const page = await newPage(site, look)
  const person = await signUpOn(page, site, name, role)
  return { page, person, email: person.email }
}

/** Someone new, signed up over the API. */
export function joined(product: Product, name: string, role: "Seller" | "Buyer", email = emailOf(name)) {
  return joins(apiOf(product), name, role, email)
}

/** Signs up over the API whoever looks at this page. */
export async function signUpOn(
  page: Page,
  product: Product,
  name: string,
  role: "Seller" | "Buyer",
  email?: string,
) {
  const person = await joined(product, name, role, email)
  const [, cookie = "", value = ""] = /^([^=]+)=(.*)$/.exec(person.cookie) ?? []
  const { address } = product
  await page.context().addCookies([{ name: cookie, value, url: address, httpOnly: true, sameSite: "Lax" }])
  await keepToken(page, person.accessToken)
  return person
}

export async function signedInAdmin(site: Site) {
  const page = await newPage(site)
  await signUpAdminOn(page, site)
  return page
}

/** Signs up over the API whoever looks at this page, and makes them admin. */
export async function signUpAdminOn(page: Page, product: Product) {
  const { email } = await signUpOn(page, product, "Anika", "Buyer")
  await becomeAdmin(product, email)
}

/** A page on which someone of the demo is signed in: "ana" or "rahim", for example. */
export async function signedInAs(demo: Site, name: string, look?: BrowserContextOptions) {
  const page = await newPage(demo, look)
  await signInOn(page, `${name}@backline.example`)
  return page
}

/** Signs in over the API someone who looks at this page. */
export async function signInOn(page: Page, email: string) {
  // the cookie that comes is the browser's
  const signedIn = await page.request.post("/api/auth/sign-in/email", { data: { email, password } })
  expect(signedIn.ok(), `${email} signs in`).toBe(true)
  const answer = await page.request.get(`/api/jwt?email=${email}`)
  await keepToken(page, AccessToken.parse(await answer.json()).accessToken)
}

/** A product among the guitars, of this seller or of someone new; answers its id. */
export async function listed(product: Product, productName: string, seller?: Person) {
  const owner = seller ?? (await joined(product, "Rahim", "Seller"))
  return lists(owner, await firstCategory(apiOf(product)), { productName })
}

// a page of its own context cannot open another one
async function newPage(site: Site, look?: BrowserContextOptions) {
  return (await site.newContext(look)).newPage()
}

/** Where app/access-token.ts keeps it. */
async function keepToken(page: Page, accessToken: string) {
  // the smallest page of the origin
  await page.goto("/healthz")
  await page.evaluate((token) => localStorage.setItem("accessToken", token), accessToken)
}
