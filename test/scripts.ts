import type { Page } from "@playwright/test"

/** Makes `goto` and `reload` wait until the page's event handlers are attached, which is after its load event. */
export function waitForScripts(page: Page) {
  const canHear = () =>
    page.waitForFunction(() => !("preHydrationEvents" in globalThis && globalThis.preHydrationEvents))
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (!options?.waitUntil) await canHear()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (!options?.waitUntil) await canHear()
    return answer
  }
}
