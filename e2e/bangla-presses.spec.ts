import type { Page } from "@playwright/test"
import { reachInBangla, screensInBangla } from "./bangla-screens.ts"
import { foreignWords } from "./foreign-words.ts"
import { complaintsOfAxe, overflow } from "./layout.ts"
import { expect, fullRun, test } from "./product.ts"
import { screens } from "./texts.ts"
import { openPageFor, onPhone, pageLoaded } from "./visit.ts"

/** The buttons of the topmost dialog, or of the screen, without those that only close the dialog. */
async function topmostButtons(page: Page) {
  const dialogs = page.locator("dialog[open]")
  const isOpen = (await dialogs.count()) > 0
  return isOpen ? dialogs.last().locator("button:not([method=dialog] button)") : page.locator("main button")
}

const deepest = 3

for (const who of Object.keys(screens))
  test(
    `${who} reads in Bangla what every button brings: dialogs, errors and toasts`,
    fullRun,
    async ({ demo }) => {
      const page = await openPageFor(demo, who, onPhone)
      // reads only: every other request fails
      await page.route("**/api/**", (route) =>
        route.request().method() === "GET" ? route.fallback() : route.abort(),
      )
      const pressed = new Set<string>()
      for (const screen of screensInBangla(who)) await explore(page, screen, [], pressed)
      expect(pressed.size, [...pressed].join()).toBeGreaterThan(2)
    },
  )

/** Presses buttons not pressed before on any screen, and those that appear; `presses` are the names that lead here. */
async function explore(page: Page, screen: string, presses: string[], pressed: Set<string>) {
  await repeatPresses(page, screen, presses)
  for (const name of await buttonNames(page)) {
    if (!name || pressed.has(name)) continue
    pressed.add(name)
    const further = [...presses, name]
    if (!(await repeatPresses(page, screen, further))) continue
    const what = `${further.join(", ")} on ${screen}`
    expect.soft(await foreignWords(page), what).toEqual([])
    expect.soft(await complaintsOfAxe(page), what).toEqual([])
    expect.soft(await overflow(page), what).toBe(0)
    if (further.length < deepest) await explore(page, screen, further, pressed)
  }
}

/** Repeats the presses; returns whether all buttons were found. A form with a saved draft shows other buttons. */
async function repeatPresses(page: Page, screen: string, presses: string[]) {
  await reachInBangla(page, screen)
  for (const name of presses) {
    const index = (await buttonNames(page)).indexOf(name)
    if (index < 0) return false
    await (await topmostButtons(page)).nth(index).click()
    await pageLoaded(page)
    await page.evaluate(waitForStillDom)
    await pageLoaded(page)
  }
  return true
}

/** Runs in the page: resolves after the DOM has been still for a while, because a dialog's code may load late. */
function waitForStillDom() {
  return new Promise<void>((resolve) => {
    let quiet = setTimeout(resolve, 300)
    const observer = new MutationObserver(() => {
      clearTimeout(quiet)
      quiet = setTimeout(resolve, 300)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    setTimeout(resolve, 5_000)
  })
}

/** The names of the buttons, without product names; disabled and hidden buttons have an empty name. */
async function buttonNames(page: Page) {
  return (await topmostButtons(page)).evaluateAll((buttons) =>
    buttons.map((button) => {
      const isThere =
        button.checkVisibility({ visibilityProperty: true }) &&
        !button.matches(":disabled, [aria-disabled=true]")
      const name = button.getAttribute("aria-label") ?? button.textContent
      return isThere ? name.trim().replace(/: .*$/, "") : ""
    }),
  )
}
