import { Hono, type MiddlewareHandler } from "hono"
import { apiPath, pathsWhere, patternOf } from "../../contract/pages.ts"
import * as categories from "../categories/categories.ts"
import type { Env } from "../process/app-context.ts"
import { rateLimit } from "./rate-limit.ts"

const sitemapPaths = pathsWhere("isIndexable", true).filter((path) => !path.includes(":"))

const noIndex = new RegExp(`^(?:${patternOf([apiPath, ...pathsWhere("isIndexable", false)])})(?:/|$)`, "i")

const cachedForAnHour = { "Cache-Control": "public, max-age=3600" }

export const noIndexHeader: MiddlewareHandler = async (c, next) => {
  await next()
  if (noIndex.test(c.req.path)) c.res.headers.set("X-Robots-Tag", "noindex")
}

export const crawlerRoutes = new Hono<Env>()
  .get("/robots.txt", rateLimit, (c) => c.text(robots(c.env.site()), 200, cachedForAnHour))
  .get("/sitemap.xml", rateLimit, async (c) => {
    const map = sitemap(c.env.site(), await categories.listWithLastListing(c.env.db))
    return c.body(map, 200, { "Content-Type": "application/xml; charset=utf-8", ...cachedForAnHour })
  })

// crawlers must fetch private pages to see X-Robots-Tag
function robots(site: string) {
  return `User-agent: *\nDisallow: ${apiPath}/\n\nSitemap: ${site}/sitemap.xml\n`
}

type Listing = Awaited<ReturnType<typeof categories.listWithLastListing>>[number]

function sitemap(site: string, listings: Listing[]) {
  const pages = sitemapPaths.map((path) => entry(`${site}${path}`, null))
  const categoryPages = listings.map(({ id, lastListedAt }) =>
    entry(`${site}/categories/${id}`, lastListedAt),
  )
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...pages,
    ...categoryPages,
    `</urlset>\n`,
  ].join("\n")
}

function entry(address: string, changedAt: Date | null) {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""
  return `<url><loc>${address}</loc>${lastmod}</url>`
}
