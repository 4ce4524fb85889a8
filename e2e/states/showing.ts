import { expect, type Page } from "@playwright/test"
import { isFull } from "../../test/breadth.ts"
import { bookable, pressInFirstMenu } from "../people.ts"
import { phonePhotos } from "../../test/phone-photos.ts"
import type { Screen } from "../screen.ts"
import { screenOf } from "../texts.ts"
import { open, type State, pageLoaded } from "../visit.ts"

type Show = State["show"]

/** Also waits for the web fonts, which a browser without a Bangla font draws late. */
export async function loadedInBangla(page: Page) {
  await pageLoaded(page)
  await page.evaluate(async () => void (await document.fonts.ready))
}

/** The category with most products in the demo, which `fillInProduct` picks too. */
export const category = screenOf("visitor", "Guitars & Basses")

export function at(path: string) {
  return async (page: Page) => {
    await page.goto(path)
    await pageLoaded(page)
  }
}

/** Changes the JSON that the server returns at these addresses. */
export function answerWith(page: Page, addresses: string | RegExp, change: object) {
  return page.route(addresses, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...change } })
  })
}

/** Keeps a toast from disappearing by hovering over it. */
export async function keepToast(page: Page, text: string | RegExp) {
  const toast = page.getByText(text)
  await expect(toast).toBeVisible()
  await toast.dispatchEvent("mouseover", undefined, { timeout: 5_000 })
}

/** The states of one user. */
export function statesOf(who: string, shows: Record<string, Show>): State[] {
  return Object.entries(shows).map(([name, show]) => ({ name, who, show }))
}

/** States only for the full run: `npm test` covers their components elsewhere. */
export function inFull(who: string, shows: Record<string, Show>) {
  return isFull ? statesOf(who, shows) : []
}

/** Submits a form whose requests (`calls`) fail. */
export function failingToSend(
  path: string,
  calls: string,
  button: string,
  fill?: (page: Page) => Promise<unknown>,
) {
  return async (page: Page) => {
    await page.goto(path)
    await page.route(calls, (route) => route.abort())
    await fill?.(page)
    await page.getByRole("button", { name: button, exact: true }).click()
    await expect(page.getByText(/We could not reach Backline/)).toBeVisible()
  }
}

/** Opens a screen with failing photo requests. */
export function withoutPhotos(screen: Screen) {
  return async (page: Page) => {
    await page.route("**/photos/**", (route) => route.abort())
    const cut = page.waitForEvent("requestfailed", (request) => request.url().includes("/photos/"))
    await open(page, screen)
    await cut
  }
}

/** Opens a screen on which every photo is a bad phone photo, the same at each visit. */
export function withPhonePhotos(screen: Screen) {
  return async (page: Page) => {
    const photos = await phonePhotos()
    await page.route("**/photos/**", (route) => {
      const [, , id = ""] = new URL(route.request().url()).pathname.split("/")
      const place = Buffer.from(id).reduce((sum, byte) => sum + byte) % photos.length
      return route.fulfill({ contentType: "image/jpeg", body: photos[place] ?? "" })
    })
    await open(page, screen)
  }
}

export function erring(path: string, button: string, message: string) {
  return async (page: Page) => {
    await page.goto(path)
    await page.getByRole("button", { name: button, exact: true }).click()
    await expect(page.getByText(message).first()).toBeVisible()
  }
}

export function asking(on: Screen, button: RegExp) {
  return async (page: Page) => {
    await open(page, on)
    await pressInFirstMenu(page, button)
    // over the menu, which is also a sheet
    await expect(page.getByRole("dialog").last()).toContainText("Are you sure")
  }
}

export function waiting({ path }: Screen, calls: string) {
  return async (page: Page) => {
    await page.route(calls, () => undefined)
    // the session is requested before, and looks the same while pending
    const request = page.waitForRequest(calls)
    await page.goto(path)
    await request
    await expect(page.locator(".skeleton, .loading").filter({ visible: true }).first()).toBeVisible()
  }
}

export function failing({ path }: Screen, calls: string, sentence: string) {
  return async (page: Page) => {
    await page.route(calls, (route) => route.abort())
    await page.goto(path)
    await expect(page.getByText(sentence)).toBeVisible()
  }
}

/** Opens the booking sheet of the category's first available product by its address. */
export async function openBooking(page: Page) {
  await open(page, category)
  const button = page.getByRole("button", { name: bookable, includeHidden: true })
  const first = await page.getByRole("article").filter({ has: button }).first().getAttribute("id")
  await page.goto(`${page.url()}?book=${first}`)
}
