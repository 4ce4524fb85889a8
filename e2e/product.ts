import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  test as base,
} from "@playwright/test"
import { type Product, withProduct } from "../test/product.ts"
import { record } from "./recorded.ts"
import { lendPage, takePagesBack } from "./reused-pages.ts"

type Alone = { followed: undefined }
type Shared = { empty: Site; demo: Site }

/** A product, and the people who open it in a browser. */
export type Site = Product & Pages
export type Pages = ReturnType<typeof pagesOf>

/** `empty` has nothing but its categories, `demo` what a newcomer sees; one of each for a worker. */
export const test = base.extend<Alone, Shared>({
  empty: [
    ({ browser }, use) => withSite(browser, { DEMO: "off" }, use),
    { scope: "worker", timeout: 300_000 },
  ],
  demo: [({ browser }, use) => withSite(browser, { DEMO: "on" }, use), { scope: "worker", timeout: 300_000 }],
  followed: [
    async ({ browser, contextOptions, serviceWorkers }, use, testInfo) => {
      ofTest = { ...contextOptions, serviceWorkers }
      browser.on("context", follow)
      await use(undefined)
      browser.off("context", follow)
      // what nobody looks at any more would go on moving, and asking
      await takePagesBack(browser, testInfo.status !== testInfo.expectedStatus)
      // whatever a person does, no page does what the content policy forbids
      expect(violations.splice(0)).toEqual([])
    },
    { auto: true },
  ],
})

/** Of a test that `npm test` leaves to `npm run test:full`, and to whoever asks for it by name. */
export const fullRun = { tag: "@full" }

/** What the test that runs wants of each page. */
let ofTest: BrowserContextOptions = {}
const violations: string[] = []

function follow(context: BrowserContext) {
  record(context)
  context.on("console", (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text())
  })
}

/** Someone's browser, always a new one, or a page in one, with relative addresses that lead to `address`. */
export function pagesOf(browser: Browser, address: string) {
  return {
    address,
    newContext: (options?: BrowserContextOptions) => browser.newContext({ baseURL: address, ...options }),
    newPage: (options?: BrowserContextOptions) =>
      lendPage(browser, { baseURL: address, ...ofTest, ...options }),
  }
}

/** A product of its own for as long as it is used. */
export function withSite(browser: Browser, settings: NodeJS.ProcessEnv, use: (site: Site) => Promise<void>) {
  return withProduct(settings, (product) => use(Object.assign(product, pagesOf(browser, product.address))))
}

export { expect } from "@playwright/test"
export { type Product, withProduct } from "../test/product.ts"
