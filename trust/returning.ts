import type { Browser, Page } from "@playwright/test"
import { demoPeople, demoPassword } from "../demo/people.ts"

/** Ways to return from a login: with a password, with Google, and after cancelling at Google. */
const ways = { password: byPassword, google: byGoogle, cancelled: byCancelling }
export type Way = keyof typeof ways

/** A browser that logs in this way, and records every other origin it navigates to and every script that runs. */
export async function recordReturns(browser: Browser, address: string, way: Way) {
  const context = await browser.newContext({ baseURL: address })
  const left: string[] = []
  const note = (url: string) => {
    if (url !== "about:blank" && !url.startsWith(`${address}/`)) left.push(url)
  }
  context.on("request", (request) => request.isNavigationRequest() && note(request.url()))
  context.on("dialog", (dialog) => {
    left.push("dialog")
    void dialog.dismiss()
  })
  const page = await context.newPage()
  context.on("page", (extra) => left.push(`another page: ${extra.url()}`))
  page.on("framenavigated", (frame) => note(frame.url()))
  /** Logs in with this return path, then reloads the page that is shown. */
  const returns = async (from: string) => {
    await ways[way](page, from)
    const { pathname } = new URL(page.url())
    await page.reload()
    return pathname
  }
  return { page, left, returns, close: () => context.close() }
}

/** Control: whether leaving the origin is recorded. */
export async function detectsLeaving(browser: Browser, address: string) {
  const { page, left, close } = await recordReturns(browser, address, "password")
  await page.goto("/blog")
  await page.evaluate(() => location.assign("http://evil.example/"))
  await page.waitForTimeout(1000)
  await close()
  return left.length > 0
}

async function byPassword(page: Page, from: string) {
  // a signed-in visitor of the login page is redirected at once
  await page.context().clearCookies()
  await page.goto("/blog")
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/login?from=${encodeURIComponent(from)}`)
  const asked = page.url()
  await page.getByLabel("Email", { exact: true }).fill(demoPeople.ana.email)
  await page.getByLabel("Password", { exact: true }).fill(demoPassword)
  await page.getByRole("button", { name: "LOGIN", exact: true }).click()
  await page.getByText("Logged in successfully!").waitFor()
  await page.waitForURL((url) => url.href !== asked)
}

async function byGoogle(page: Page, from: string) {
  await requestRedirects(page, from)
  await page.getByRole("link", { name: /Mina Khatun/ }).click()
  await page.getByText("Logged in successfully!").waitFor()
  await page.waitForURL(({ pathname }) => pathname !== "/login/google")
}

async function byCancelling(page: Page, from: string) {
  await requestRedirects(page, from)
  await page.getByRole("link", { name: "Cancel" }).click()
  await page.getByText("Login with Google was cancelled.").waitFor()
}

/** Bypasses the page's own check: sends the path to the server in every parameter that a library may read. */
async function requestRedirects(page: Page, from: string) {
  await page.goto("/blog")
  const url = await page.evaluate(async (from) => {
    const names = ["from", "callbackURL", "errorCallbackURL", "newUserCallbackURL", "redirectTo"]
    const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, from])))
    const headers = { "Content-Type": "application/json" }
    const response = await fetch("/api/auth/sign-in/google", { method: "POST", headers, body })
    const { url }: { url?: string } = await response.json()
    return url
  }, from)
  if (!url) throw new Error(`no login with Google to come back to ${JSON.stringify(from)}`)
  await page.goto(url)
}
