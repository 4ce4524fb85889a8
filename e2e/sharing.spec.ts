import { once } from "node:events"
import { type IncomingMessage, request as ask } from "node:http"
import { text } from "node:stream/consumers"
import type { APIRequestContext, Page } from "@playwright/test"
import { inEachLanguage, pathsWhere } from "../contract/pages.ts"
import { expect, test } from "./product.ts"
import { newProduct, newUser } from "./signed-in.ts"

const indexable = pathsWhere("isIndexable", true).filter((path) => !path.includes(":"))

test("the address of a public page shows its title, a sentence and a picture", async ({ demo }) => {
  const page = await demo.newPage()
  await page.goto("/categories")
  const category = await hrefOf(page, /Guitars/)
  await page.goto(category)
  const [, product = ""] = (await items(page)).map(({ url }) => new URL(url).pathname)
  for (const path of [...indexable, "/forgot-password", category, product]) {
    await page.goto(`${path}?utm_source=chat`)
    const address = `${demo.address}${path}`
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address)
    expect(await tagged(page, "og:url")).toBe(address)
    expect(await tagged(page, "og:title")).toBe(await page.title())
    expect(await tagged(page, "og:description")).toBe(await tagged(page, "description"))
    expect((await tagged(page, "description")).length).toBeLessThanOrEqual(160)
    expect(await tagged(page, "twitter:card")).toBe("summary_large_image")
    const picture = await page.request.get(await tagged(page, "og:image"))
    expect(picture.headers()["content-type"]).toMatch(
      path.startsWith("/products/") ? /^image\/jpeg$/ : /^image\/(jpeg|webp)$/,
    )
    expect((await picture.body()).length).toBeLessThan(300_000)
  }
})

test("what is shared follows the one who moves on, page of a list included", async ({ demo }) => {
  const page = await demo.newPage()
  const canonical = page.locator("link[rel=canonical]")
  await page.goto("/")
  await page.getByRole("link", { name: "EXPLORE PRODUCTS" }).click()
  await expect(canonical).toHaveAttribute("href", `${demo.address}/categories`)
  expect(await items(page)).toHaveLength(9)
  const category = await hrefOf(page, /Guitars/)
  const first = await page.request.get(
    `/api/products?category=${category.split("/").at(-1)}&available=all&limit=1`,
  )
  const [, cursor = ""] = /cursor=([^&>]+)/.exec(first.headers()["link"] ?? "") ?? []
  await page.goto(`${category}?after=${cursor}&from=chat`)
  await expect(canonical).toHaveAttribute("href", `${demo.address}${category}?after=${cursor}`)
  await page.goto(`${category}?after=nonsense`)
  await expect(canonical).toHaveAttribute("href", `${demo.address}${category}`)
})

test("nobody's request decides which host name others are sent to", async ({ demo }) => {
  for (const path of ["/", "/categories", "/robots.txt", "/sitemap.xml"])
    expect(await bodyFor(new URL(path, demo.address), "evil.example")).toMatch(
      /^(?!.*evil\.example).*localhost/s,
    )
})

test("search engines read what is for sale, and the words of a seller stay words", async ({ empty }) => {
  const name = `</script><script>document.title="gone"</script>${Date.now()}`
  const seller = await newUser(empty, "Rahim", "Seller")
  const id = await newProduct(empty, name, seller)
  const page = await empty.newPage()
  await page.goto("/categories")
  expect(await items(page)).toContainEqual(
    expect.objectContaining({ "@type": "CollectionPage", name: "Guitars & Basses" }),
  )
  const category = await hrefOf(page, /Guitars/)
  await page.goto(category)
  await expect(page).toHaveTitle("Guitars & Basses - Backline")
  expect(await items(page)).toContainEqual({
    "@type": "Product",
    name,
    category: "Guitars & Basses",
    image: expect.stringMatching(`^${empty.address}/photos/`),
    url: expect.stringMatching(
      `^${empty.address}/products/[0-9a-f-]{36}/script-script-document-title-gone-script$`,
    ),
    offers: {
      "@type": "Offer",
      price: 62_000,
      priceCurrency: "BDT",
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/UsedCondition",
    },
  })
  await page.goto(`/products/${id}`)
  expect(await structured(page)).toMatchObject({
    "@type": "Product",
    name,
    image: expect.stringContaining(id),
    offers: { price: 62_000, seller: { "@type": "Person", url: expect.stringContaining("/sellers/") } },
  })
  await seller.patch(`/api/products/${id}`, { phoneNumber: "01999000001", phoneVisibility: "everyone" })
  expect(await (await page.request.get(`/sellers/${seller.id}`)).text()).not.toContain("01999000001")
  await seller.patch(`/api/products/${id}`, { phoneVisibility: "members" })
  for (const path of [new URL(page.url()).pathname, `/sellers/${seller.id}`]) {
    const html = await (await page.request.get(path)).text()
    expect(html, "no phone makes a link of a price").toContain('content="telephone=no"')
    expect(html).not.toContain(seller.email)
    expect(html).not.toContain("01999000001")
  }
})

test("search engines are told every public page, and kept out of private ones", async ({ request, demo }) => {
  const robots = await request.get(`${demo.address}/robots.txt`)
  expect(await robots.text()).toContain(`Sitemap: ${demo.address}/sitemap.xml`)
  expect(await robots.text()).toMatch(/^Disallow: \/api\/$/m)
  const [pages = "", products = "", sellers = ""] = await located(request, `${demo.address}/sitemap.xml`)
  const addresses = await located(request, pages)
  // all but /legal: nobody operates the demo
  expect(addresses).toHaveLength(2 * (indexable.length - 1 + 9))
  const productPages = await located(request, products)
  expect(productPages.length).toBeGreaterThan(50)
  const sellerPages = await located(request, sellers)
  expect(sellerPages.length).toBeGreaterThan(3)
  for (const address of [...addresses, ...productPages.slice(0, 4), ...sellerPages.slice(0, 4)]) {
    const page = await request.get(address)
    expect(page.status(), address).toBe(200)
    expect(page.headers(), address).not.toHaveProperty("x-robots-tag")
    expect(await page.text()).toContain(`<link rel="canonical" href="${address}"/>`)
  }
  const unlisted = pathsWhere("isIndexable", false).map((path) => path.replace(":id", "one"))
  for (const path of [...inEachLanguage(unlisted), "/api/products"])
    expect((await request.get(`${demo.address}${path}`)).headers()["x-robots-tag"], path).toBe("noindex")
})

async function located(request: APIRequestContext, address: string) {
  const map = await (await request.get(address)).text()
  return Array.from(map.matchAll(/<loc>(.+?)<\/loc>/g), ([, location = ""]) => location)
}

async function tagged(page: Page, name: string) {
  const tag = page.locator(`head meta[property="${name}"], head meta[name="${name}"]`)
  return (await tag.getAttribute("content")) ?? ""
}

/** The structured data of the page's list. */
async function items(page: Page) {
  const list: { itemListElement: { item: { url: string } }[] } = await structured(page)
  return list.itemListElement.map(({ item }) => item)
}

async function structured(page: Page) {
  return JSON.parse((await page.locator("head script[type='application/ld+json']").textContent()) ?? "")
}

async function hrefOf(page: Page, name: RegExp) {
  return (await page.getByRole("main").getByRole("link", { name }).first().getAttribute("href")) ?? ""
}

/** The response to a request with another host name. */
async function bodyFor(address: URL, host: string) {
  const sent = ask(address, { headers: { host, "x-forwarded-host": host } }).end()
  const [answer]: IncomingMessage[] = await once(sent, "response")
  expect(answer?.statusCode).toBe(200)
  return answer ? text(answer) : ""
}
