import { type BrowserContext, expect, test as base } from "@playwright/test"
import { type Product, withProduct } from "../test/product.ts"
import { waitForScripts } from "../test/scripts.ts"
import { keepMessages } from "./said.ts"

type Alone = { followed: undefined }
type Shared = { empty: Product; demo: Product }

/** `empty` has nothing but its categories, `demo` what a newcomer sees; one of each for a worker. */
export const test = base.extend<Alone, Shared>({
  empty: [({}, use) => withProduct({ DEMO: "off" }, use), { scope: "worker", timeout: 300_000 }],
  demo: [({}, use) => withProduct({ DEMO: "on" }, use), { scope: "worker", timeout: 300_000 }],
  followed: [
    async ({ browser }, use) => {
      const violations: string[] = []
      const follow = (context: BrowserContext) => {
        context.on("page", waitForScripts)
        void context.addInitScript(keepMessages)
        context.on("console", (message) => {
          if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text())
        })
      }
      browser.on("context", follow)
      await use(undefined)
      browser.off("context", follow)
      // what nobody looks at any more would go on moving, and asking
      await Promise.all(browser.contexts().map((context) => context.close()))
      // whatever a person does, no page does what the content policy forbids
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from "@playwright/test"
export { type Product, withProduct } from "../test/product.ts"
