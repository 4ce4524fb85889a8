import { type Context, Hono, type MiddlewareHandler } from "hono"
import { Id } from "../../contract/fields.ts"
import { languageCodes, pathIn } from "../../contract/language.ts"
import { apiPath, inEachLanguage, pathsWhere, patternOf } from "../../contract/pages.ts"
import { productPath } from "../../contract/product-path.ts"
import * as categories from "../categories/categories.ts"
import { productMaps, productsFrom } from "../products/sitemap.ts"
import { sellerMaps, sellersFrom } from "../sellers/sitemap.ts"
import type { Env } from "../process/app-context.ts"
import { Problem } from "./problem.ts"
import { rateLimit } from "./rate-limit.ts"

const fixedPaths = pathsWhere("isIndexable", true).filter((path) => !path.includes(":"))

const notIndexed = [apiPath, ...inEachLanguage(pathsWhere("isIndexable", false))]
const noIndex = new RegExp(`^(?:${patternOf(notIndexed)})(?:/|$)`, "i")

const cachedForAnHour = { "Cache-Control": "public, max-age=3600" }

export const noIndexHeader: MiddlewareHandler = async (c, next) => {
  await next()
  if (noIndex.test(c.req.path)) c.res.headers.set("X-Robots-Tag", "noindex")
}

export const crawlerRoutes = new Hono<Env>()
  .get("/robots.txt", rateLimit, (c) => c.text(robots(c.env.site()), 200, cachedForAnHour))
  .get("/sitemap.xml", rateLimit, async (c) => {
    const [products, sellers] = await Promise.all([productMaps(c.env.db), sellerMaps(c.env.db)])
    const maps = [
      "/sitemaps/pages.xml",
      ...products.map((id) => `/sitemaps/products.xml?from=${id}`),
      ...sellers.map((id) => `/sitemaps/sellers.xml?from=${id}`),
    ]
    return xml(
      c,
      "sitemapindex",
      maps.map((path) => `<sitemap><loc>${c.env.site()}${path}</loc></sitemap>`),
    )
  })
  .get("/sitemaps/pages.xml", rateLimit, async (c) => {
    const found = await categories.listWithLastProduct(c.env.db)
    const pages = fixedPaths.filter((path) => isPublic(c, path)).map((path) => page(c, path))
    const lists = found.map(({ id, lastListedAt }) => page(c, `/categories/${id}`, lastListedAt))
    return xml(c, "urlset", [...pages, ...lists])
  })
  .get("/sitemaps/products.xml", rateLimit, async (c) => {
    const products = await productsFrom(c.env.db, firstOf(c))
    return xml(
      c,
      "urlset",
      products.map(({ id, productName, createdAt }) =>
        page(c, productPath({ _id: id, productName }), createdAt),
      ),
    )
  })
  .get("/sitemaps/sellers.xml", rateLimit, async (c) => {
    const sellers = await sellersFrom(c.env.db, firstOf(c))
    return xml(
      c,
      "urlset",
      sellers.map(({ id }) => page(c, `/sellers/${id}`)),
    )
  })

/** Without an operator nobody is named in the rules, and their page asks not to be indexed. */
function isPublic(c: Context<Env>, path: string) {
  return path !== "/legal" || Boolean(c.env.config.operator)
}

function firstOf(c: Context<Env>) {
  const { data: from } = Id.safeParse(c.req.query("from"))
  if (!from) throw new Problem("not-found", (say) => say.nothingHere)
  return from
}

// robots.txt must not exclude private pages: crawlers have to fetch them to see X-Robots-Tag
function robots(site: string) {
  return `User-agent: *\nDisallow: ${apiPath}/\n\nSitemap: ${site}/sitemap.xml\n`
}

function xml(c: Context<Env>, kind: "sitemapindex" | "urlset", entries: string[]) {
  const body = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    `</${kind}>\n`,
  ].join("\n")
  return c.body(body, 200, { "Content-Type": "application/xml; charset=utf-8", ...cachedForAnHour })
}

/** Entries in every language with alternates. Nothing to escape: paths have only letters, digits and our own signs. */
function page(c: Context<Env>, path: string, changedAt: Date | null = null) {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""
  const addresses = languageCodes.map((code) => ({ code, address: `${c.env.site()}${pathIn(code, path)}` }))
  const alternates = addresses.map(
    ({ code, address }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`,
  )
  return addresses
    .map(({ address }) => `<url><loc>${address}</loc>${lastmod}${alternates.join("")}</url>`)
    .join("\n")
}
