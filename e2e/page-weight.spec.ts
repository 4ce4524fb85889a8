import { readdir } from "node:fs/promises"
import type { APIRequestContext, BrowserContextOptions, Page, Request } from "@playwright/test"
import type { CacheablePath } from "../contract/pages.ts"
import { productPath } from "../contract/product-path.ts"
import { isFull } from "../test/breadth.ts"
import { assets, scriptsWith } from "./chunks.ts"
import { apiOf, firstCategory, newestProduct } from "../test/people.ts"
import { expect, fullRun, type Product, type Site, test } from "./product.ts"
import { signedInAs } from "./signed-in.ts"
import { pageLoaded } from "./visit.ts"

// bytes transferred, compressed, slightly above the current values; a commit that raises one says why. `blocking`
// counts render-blocking requests
const everywhere = { styles: 19_100, fonts: 41_000, blocking: 1 }
const scripts: Record<CacheablePath, number> = {
  "/": 118_000,
  "/categories": 110_600,
  "/categories/:id": 127_000,
  "/products/:id/:slug?": 120_000,
  "/sellers/:id": 115_350,
  "/products": 126_300,
  "/blog": 111_750,
  "/login": 156_450,
  "/signup": 154_850,
  "/legal": 109_350,
}

/** Bytes of the Bangla font, for names among the newest products of the demo. */
const bangla: Record<string, number> = { "/products": 54_000 }

for (const [path, budget] of Object.entries(scripts))
  test(`the first view of ${path} weighs no more than it may`, async ({ demo }) => {
    const page = await freshPage(demo)
    const loaded = await firstView(page, await pathIn(demo, path))
    expect.soft(await weightOf(loaded, ".js"), "scripts").toBeLessThanOrEqual(budget)
    expect.soft(await weightOf(loaded, ".css"), "styles").toBeLessThanOrEqual(everywhere.styles)
    expect
      .soft(await weightOf(loaded, ".woff2"), "fonts")
      .toBeLessThanOrEqual(everywhere.fonts + (bangla[path] ?? 0))
    expect(await blocking(page), "blocking").toBeLessThanOrEqual(everywhere.blocking)
  })

test("the first view of the home page in Bangla weighs no more than it may", async ({ demo }) => {
  const loaded = await firstView(await freshPage(demo), "/bn")
  expect.soft(await weightOf(loaded, ".js"), "scripts").toBeLessThanOrEqual(119_700)
  expect.soft(await weightOf(loaded, ".css"), "styles").toBeLessThanOrEqual(everywhere.styles)
  // two subsets of the Bangla font; 52 kB more where users wrote much Bangla
  expect.soft(await weightOf(loaded, ".woff2"), "fonts").toBeLessThanOrEqual(74_000)
})

// for each part a word that occurs in the code of no other part
const later = {
  forms: "onTouched",
  checks: "ZodError",
  queries: "queryHash",
  dashboard: "/dashboard/allsellers",
  cards: "clientSecret",
}

test("the home page loads forms, checks, queries, the dashboard and cards when needed", async ({ demo }) => {
  const page = await freshPage(demo)
  const code = await codeOf(await firstView(page, "/"))
  for (const [what, word] of Object.entries(later)) {
    expect(await scriptsWith(word), what).not.toEqual([])
    expect(code.includes(word), what).toBe(false)
  }
  const response = page.waitForResponse(/\/api\/categories$/)
  await page.getByRole("link", { name: "EXPLORE PRODUCTS" }).hover()
  expect((await response).status()).toBe(200)
})

test("the styles shared by all screens are loaded once, whatever is loaded later", async ({ demo }) => {
  const page = await signedInAs(demo, "ana")
  await page.goto("/dashboard/myorders")
  await page
    .getByRole("link", { name: /^MAKE PAYMENT/ })
    .first()
    .click()
  await expect(page.getByLabel("Card number")).toBeVisible()
  const faces = await page.evaluate(() =>
    Array.from(document.fonts, ({ family, weight }) => `${family} ${weight}`),
  )
  expect(new Set(faces).size).toBe(faces.length)
})

test("photos come in WebP, no larger than shown, and late where not seen at once", async ({ demo }) => {
  const category = await pathIn(demo, "/categories/:id")
  for (const [width, deviceScaleFactor] of phonesAndLarger)
    for (const path of ["/", "/categories", category]) {
      const viewport = { width, height: 800 }
      // a browser that supports the larger format takes it
      const page = await freshPage(demo, { viewport, deviceScaleFactor })
      const loaded = await firstView(page, path)
      for (const photo of loaded.filter(isPhoto))
        expect.soft(await typeOf(photo), photo.url()).toBe("image/webp")
      const photos = await photosOf(page)
      expect(photos.length, path).toBeGreaterThan(0)
      for (const { shown, widths, chosen, isUrgent, top } of photos) {
        const enough = widths.find((each) => each >= shown * deviceScaleFactor) ?? Infinity
        expect.soft(chosen, `${path} at ${width}: shown at ${shown}`).toBeLessThanOrEqual(enough)
        if (isUrgent) expect.soft(top, `${path} at ${width}: urgent`).toBeLessThan(1_000)
      }
      await page.close()
    }
})

const phonesAndLarger = [
  [360, 2],
  // larger screens only in `npm run test:full`
  ...(isFull
    ? ([
        [412, 1.75],
        [768, 1],
        [1280, 1],
      ] as const)
    : []),
] as const

test("scripts and styles come as small as they can be made", fullRun, async ({ request, demo }) => {
  for (const name of (await readdir(assets)).filter((each) => /\.(?:js|css|svg)$/.test(each))) {
    const address = `${demo.address}/assets/${name}`
    const [best, good, plain] = [
      await sent(request, address, "gzip, deflate, br"),
      await sent(request, address, "gzip"),
      await sent(request, address, "identity"),
    ]
    expect(best.size, name).toBeLessThanOrEqual(good.size)
    expect(good.size, name).toBeLessThanOrEqual(plain.size)
    expect(best.text === plain.text && good.text === plain.text, name).toBe(true)
    if (best.size < plain.size) expect(best.headers["vary"], name).toContain("Accept-Encoding")
    expect(best.headers["cache-control"], name).toContain("immutable")
    expect(best.headers["content-type"], name).toBe(plain.headers["content-type"])
    // clients cannot make the server compress static files again
    for (const encodings of ["deflate", "gzip;q=0, deflate", "*"])
      expect((await sent(request, address, encodings)).headers["content-encoding"], name).toBeUndefined()
  }
  const short = await sent(request, `${demo.address}/api/settings`, "gzip")
  expect(short.headers["content-encoding"]).toBeUndefined()
  expect(short.size).toBe(short.text.length)
  const long = await sent(request, `${demo.address}/api/openapi.json`, "gzip")
  expect(long.headers["content-encoding"]).toBe("gzip")
})

/** A page with an empty cache. */
async function freshPage(site: Site, look?: BrowserContextOptions) {
  return (await site.newContext(look)).newPage()
}

async function pathIn(product: Product, path: string) {
  const api = apiOf(product)
  const category = await firstCategory(api)
  if (!/^\/(?:products|sellers)\//.test(path)) return path.replace(":id", category)
  const newest = await newestProduct(api, category)
  return path.startsWith("/sellers/") ? path.replace(":id", newest.sellerId) : productPath(newest)
}

/** All that a page loads without interaction. */
async function firstView(page: Page, path: string) {
  const loaded: Request[] = []
  page.on("requestfinished", (request) => loaded.push(request))
  await page.goto(path)
  await pageLoaded(page)
  return loaded
}

async function weightOf(loaded: Request[], ending: string) {
  const sizes = await Promise.all(filesOf(loaded, ending).map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

function filesOf(loaded: Request[], ending: string) {
  return loaded.filter((request) => new URL(request.url()).pathname.endsWith(ending))
}

function blocking(page: Page) {
  return page.evaluate(
    () =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry.toJSON().renderBlockingStatus === "blocking").length,
  )
}

async function codeOf(loaded: Request[]) {
  const scripts = filesOf(loaded, ".js").map(async (request) => (await request.response())?.text())
  return (await Promise.all(scripts)).join("\n")
}

/** The loaded photos: displayed width, available widths, and the width that was chosen. */
function photosOf(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("img[srcset]")]
      .filter(({ currentSrc }) => currentSrc !== "")
      .map((photo) => ({
        shown: photo.clientWidth,
        widths: Array.from(photo.srcset.matchAll(/ (\d+)w/g), ([, width]) => Number(width)),
        chosen: Number(/-(\d+)\.\w+$/.exec(photo.currentSrc)?.[1]),
        isUrgent: photo.fetchPriority === "high",
        top: photo.getBoundingClientRect().top,
      })),
  )
}

/** Whether a request is for an image that is not one of the product's own drawings. */
function isPhoto(request: Request) {
  return request.resourceType() === "image" && !new URL(request.url()).pathname.startsWith("/assets/")
}

async function typeOf(request: Request) {
  return (await request.response())?.headers()["content-type"]
}

async function sent(request: APIRequestContext, address: string, encodings: string) {
  const response = await request.get(address, { headers: { "Accept-Encoding": encodings } })
  const headers = response.headers()
  return { headers, size: Number(headers["content-length"]), text: await response.text() }
}
