import { expect, test as base } from "@playwright/test"
import { type Product, withProduct } from "../test/product.ts"

type Alone = { tidy: undefined }
type Shared = { empty: Product; demo: Product }

/** `empty` has nothing but its categories, `demo` what a newcomer sees; one of each for a worker. */
export const test = base.extend<Alone, Shared>({
  empty: [({}, use) => withProduct({ DEMO: "off" }, use), { scope: "worker", timeout: 300_000 }],
  demo: [({}, use) => withProduct({ DEMO: "on" }, use), { scope: "worker", timeout: 300_000 }],
  // what nobody looks at any more would go on moving, and asking
  tidy: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  // whatever a person does, no page does what the content policy forbids
  context: async ({ context }, use) => {
    const violations: string[] = []
    context.on("console", (message) => {
      if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text())
    })
    await use(context)
    expect(violations).toEqual([])
  },
})

export { expect } from "@playwright/test"
export { type Product, withProduct } from "../test/product.ts"
