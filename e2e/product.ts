import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  test as base,
} from "@playwright/test"
import { type Product, withProduct } from "../test/product.ts"
import { record } from "./recorded.ts"
import { lendPage, reclaimPages } from "./reused-pages.ts"

type Alone = { followed: undefined }
type Shared = { empty: Site; demo: Site }

/** A product, and browser contexts for its users. */
export type Site = Product & Pages
export type Pages = ReturnType<typeof pagesOf>

/** `empty` has only categories, `demo` the demo's data; one of each per worker. */
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
      // pages left open would continue to animate and send requests
      await reclaimPages(browser, testInfo.status !== testInfo.expectedStatus)
      // no page may violate the content security policy, whatever a test does
      expect(violations.splice(0)).toEqual([])
    },
    { auto: true },
  ],
})

/** Tags a test for `npm run test:full`; it also runs when requested by name. */
export const fullRun = { tag: "@full" }

/** Context options of the running test. */
let ofTest: BrowserContextOptions = {}
const violations: string[] = []

function follow(context: BrowserContext) {
  record(context)
  context.on("console", (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text())
  })
}

/** New browser contexts and pages whose relative addresses lead to `address`. */
export function pagesOf(browser: Browser, address: string) {
  return {
    address,
    newContext: (options?: BrowserContextOptions) => browser.newContext({ baseURL: address, ...options }),
    newPage: (options?: BrowserContextOptions) =>
      lendPage(browser, { baseURL: address, ...ofTest, ...options }),
  }
}

/** Runs `use` with a product of its own. */
export function withSite(browser: Browser, settings: NodeJS.ProcessEnv, use: (site: Site) => Promise<void>) {
  return withProduct(settings, (product) => use(Object.assign(product, pagesOf(browser, product.address))))
}

export { expect } from "@playwright/test"
export { type Product, withProduct } from "../test/product.ts"
