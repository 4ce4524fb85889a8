import type { Page } from "@playwright/test"

declare global {
  var messages: string[] | undefined
}

/** Runs in each page: records toasts, which disappear after two seconds, faster than a busy machine may poll. */
export function recordMessages() {
  const messages: string[] = []
  globalThis.messages = messages
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    for (const message of document.querySelectorAll("[role=log] > div > div"))
      if (
        added.some((node) => node.contains(message)) &&
        message.checkVisibility({ visibilityProperty: true })
      )
        messages.push(message.textContent.replaceAll(/[\u2068\u2069]/g, ""))
  }).observe(document, { childList: true, subtree: true })
}

/** Waits until the page has shown a toast with this text since the last call. */
export async function expectToast(page: Page, message: string) {
  const timeout = 30_000
  await page.waitForFunction(isGiven, message, { timeout }).catch((error: unknown) => {
    throw new Error(`The page does not say "${message}".`, { cause: error })
  })
}

function isGiven(message: string) {
  const at = globalThis.messages?.findIndex((it) => it.includes(message)) ?? -1
  if (at !== -1) globalThis.messages?.splice(at, 1)
  return at !== -1
}
