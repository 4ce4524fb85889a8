import type { Page } from "@playwright/test"
import { pathIn } from "../contract/language.ts"
import { foreignWords } from "./foreign-words.ts"
import { complaintsOfAxe, overflow } from "./layout.ts"
import { expect, fullRun, test } from "./product.ts"
import { screens } from "./texts.ts"
import { enter, onPhone, pageLoaded } from "./visit.ts"

/** What can be pressed: in the dialog that is on top, or else on the screen; what only closes it is left out. */
async function onTop(page: Page) {
  const dialogs = page.locator("dialog[open]")
  const isOpen = (await dialogs.count()) > 0
  return isOpen ? dialogs.last().locator("button:not([method=dialog] button)") : page.locator("main button")
}

/** The presses that lead to something, each by its place among what could be pressed then. */
type Presses = number[]

const deepest = 3

for (const [who, visited] of Object.entries(screens))
  test(
    `${who} reads in Bangla what every button brings: dialogs, errors and toasts`,
    fullRun,
    async ({ demo }) => {
      const page = await enter(demo, who, onPhone)
      // nothing is changed, and what is sent fails
      await page.route("**/api/**", (route) =>
        route.request().method() === "GET" ? route.fallback() : route.abort(),
      )
      const pressed = new Set<string>()
      for (const path of new Set(visited.map((screen) => screen.path))) await explore(page, path, [], pressed)
      expect(pressed.size, [...pressed].join()).toBeGreaterThan(2)
    },
  )

/** Presses what was not pressed before on any screen, and what that brings. */
async function explore(page: Page, path: string, presses: Presses, pressed: Set<string>) {
  await repeat(page, path, presses)
  const names = await pressable(page)
  for (const [index, name] of names.entries()) {
    if (!name || pressed.has(name)) continue
    pressed.add(name)
    const further = [...presses, index]
    await repeat(page, path, further)
    const what = `${name} on ${path}`
    expect.soft(await foreignWords(page), what).toEqual([])
    expect.soft(await complaintsOfAxe(page), what).toEqual([])
    expect.soft(await overflow(page), what).toBe(0)
    if (further.length < deepest) await explore(page, path, further, pressed)
  }
}

async function repeat(page: Page, path: string, presses: Presses) {
  await page.goto(pathIn("bn", path))
  await pageLoaded(page)
  for (const index of presses) {
    await (await onTop(page)).nth(index).click()
    await pageLoaded(page)
  }
}

/** The names of what can be pressed, without those of things; what cannot be pressed has none. */
async function pressable(page: Page) {
  return (await onTop(page)).evaluateAll((buttons) =>
    buttons.map((button) => {
      const isThere =
        button.checkVisibility({ visibilityProperty: true }) &&
        !button.matches(":disabled, [aria-disabled=true]")
      const name = button.getAttribute("aria-label") ?? button.textContent
      return isThere ? name.trim().replace(/: .*$/, "") : ""
    }),
  )
}
