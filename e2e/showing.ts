import { expect, type Page } from "@playwright/test"
import type { Screen } from "./texts.ts"
import { open } from "./visit.ts"

/** Three retries take 7 s (spec §9), and outside of a test nobody waits for more than 5 s. */
export const afterRetries = { timeout: 30_000 }

/** A message goes soon, but not while someone points at it. */
export async function keepToast(page: Page, text: string | RegExp) {
  const toast = page.getByText(text)
  await expect(toast).toBeVisible()
  await toast.dispatchEvent("mouseover")
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
    await page.getByRole("button", { name: button, disabled: false }).first().click()
    await expect(page.getByRole("dialog")).toBeVisible()
  }
}

export function waiting({ path }: Screen, calls: string) {
  return async (page: Page) => {
    await page.route(calls, () => undefined)
    // who one is is asked before, and looks the same while it is
    const asked = page.waitForRequest(calls)
    await page.goto(path)
    await asked
    await expect(page.locator(".skeleton, .loading").filter({ visible: true }).first()).toBeVisible()
  }
}

export function failing({ path }: Screen, calls: string, sentence: string) {
  return async (page: Page) => {
    await page.route(calls, (route) => route.abort())
    await page.goto(path)
    await expect(page.getByText(sentence)).toBeVisible(afterRetries)
  }
}
