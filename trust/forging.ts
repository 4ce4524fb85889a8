import type { Browser, BrowserContext, Request } from "@playwright/test"
import type { Db } from "../db/tables.ts"
import { password } from "../test/people.ts"
import { type Forged, forge, shapes } from "./other-origin.ts"
import { changes, restingRowsOf } from "./rows.ts"
import type { UnsafeCall } from "./unsafe-calls.ts"

/** A call, and the browser context of a user who may make it. */
type Victim = UnsafeCall & { context: BrowserContext }

/** Signs each user in, in a browser context of their own. */
export async function signInAll(browser: Browser, baseURL: string, calls: UnsafeCall[]) {
  const contexts = new Map<string, BrowserContext>()
  const victims: Victim[] = []
  for (const each of calls) {
    const context = contexts.get(each.who) ?? (await signedIn(browser, baseURL, each.who))
    contexts.set(each.who, context)
    victims.push({ ...each, context })
  }
  return victims
}

async function signedIn(browser: Browser, baseURL: string, email: string) {
  const context = await browser.newContext({ baseURL })
  const response = await context.request.post("/api/auth/sign-in/email", { data: { email, password } })
  if (!response.ok()) throw new Error(`${email} cannot sign in: ${response.status()}`)
  return context
}

/** Has another site's page make each victim's browser send the call, in every shape. */
export async function forgeAll(victims: Victim[], db: Db, elsewhere: string) {
  const found = { tried: 0, arrived: 0, withCookie: 0, accepted: new Array<string>() }
  let before = await restingRowsOf(db)
  for (const { context, call, ...forged } of victims) {
    const cookies = JSON.stringify(await context.cookies())
    for (const shape of shapes) {
      const page = await context.newPage()
      await page.goto(elsewhere)
      const sending = waitForRequest(context, forged.url)
      await forge(page, shape, forged)
      const request = await sending
      const headers = await request?.allHeaders().catch(() => undefined)
      const status = (await request?.response().catch(() => null))?.status() ?? 0
      await page.close()
      found.tried += 1
      found.arrived += Number(status > 0)
      found.withCookie += Number(headers?.["cookie"]?.includes("session=") ?? false)
      if (status >= 200 && status < 400) found.accepted.push(`${call} as ${shape}: ${status}`)
    }
    if (JSON.stringify(await context.cookies()) !== cookies) found.accepted.push(`${call}: other cookies`)
    const now = await restingRowsOf(db)
    for (const table of changes(before, now)) found.accepted.push(`${call} changed ${table}`)
    before = now
  }
  return found
}

/** Makes each call from one of the product's own pages; returns those that are refused there too. */
export async function makeAll(victims: Victim[]) {
  const refused: string[] = []
  for (const { context, call, ...made } of victims) {
    const cookies = await context.cookies()
    const page = await context.newPage()
    await page.goto("/blog")
    const status = await page.evaluate(make, made)
    await page.close()
    // signing up or in as someone else has replaced the cookies
    await context.addCookies(cookies)
    if (status >= 300) refused.push(`${call}: ${status}`)
  }
  return refused
}

/** The request to this address, whatever its query, once it has finished; a browser may never send it. */
function waitForRequest(context: BrowserContext, url: string) {
  return new Promise<Request | undefined>((resolve) => {
    const look = (request: Request) => {
      if (request.method() !== "OPTIONS" && request.url().split("?")[0] === url) resolve(request)
    }
    context.on("requestfinished", look)
    context.on("requestfailed", look)
    setTimeout(() => resolve(undefined), 3000)
  })
}

async function make({ url, method, body, photo, who }: Forged & { who: string }) {
  const response = await fetch(`/api/jwt?email=${encodeURIComponent(who)}`)
  const bearer = response.ok && { Authorization: `Bearer ${(await response.json()).accessToken}` }
  const form = new FormData()
  if (photo) {
    const bytes = Uint8Array.from(atob(photo), (letter) => letter.codePointAt(0) ?? 0)
    form.set("image", new File([bytes], "a.jpg"))
  }
  const headers = { ...bearer, ...(!photo && { "Content-Type": "application/json" }) }
  return (await fetch(url, { method, headers, body: photo ? form : JSON.stringify(body) })).status
}
