import type { BrowserContextOptions, Page } from "@playwright/test"
import { AccessToken } from "../contract/identity.ts"
import {
  apiOf,
  cookieOf,
  firstCategory,
  joins,
  lists,
  password,
  type Person,
  read,
  stranger,
} from "../test/people.ts"
import { becomeAdmin, emailOf } from "./people.ts"
import type { Product, Site } from "./product.ts"

type Session = Pick<Person, "cookie" | "accessToken">

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
export function joined(product: Product, name: string, role: "Seller" | "Buyer") {
  return joins(apiOf(product), name, role, emailOf(name))
}

/** Signs up over the API whoever looks at this page. */
export async function signUpOn(page: Page, product: Product, name: string, role: "Seller" | "Buyer") {
  const person = await joined(product, name, role)
  await keepSession(page, product, person)
  return person
}

export async function signedInAdmin(site: Site) {
  const { page, email } = await signedIn(site, "Anika", "Buyer")
  await becomeAdmin(site, email)
  return page
}

/** A page on which someone of the demo is signed in: "ana" or "rahim", for example. */
export async function signedInAs(demo: Site, name: string, look?: BrowserContextOptions) {
  const page = await newPage(demo, look)
  const [api, email] = [apiOf(demo), `${name}@backline.example`]
  const cookie = cookieOf(await stranger(api).post("/api/auth/sign-in/email", { email, password }))
  const headers = { cookie }
  const { accessToken } = await read(AccessToken, api.request(`/api/jwt?email=${email}`, { headers }))
  await keepSession(page, demo, { cookie, accessToken })
  return page
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

/** As app/session.ts keeps it: the session in a cookie, the access token in the storage of the origin. */
async function keepSession(page: Page, { address }: Product, { cookie, accessToken }: Session) {
  const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(cookie) ?? []
  await page.context().addCookies([{ name, value, url: address, httpOnly: true, sameSite: "Lax" }])
  // the smallest page of the origin
  await page.goto(`${address}/healthz`)
  await page.evaluate((token) => localStorage.setItem("accessToken", token), accessToken)
}
