import { Hono, type MiddlewareHandler } from "hono"
import * as categories from "../categories/categories.ts"
import type { Env } from "../process/app-context.ts"
import { paced } from "./rate-limit.ts"

const publicPages = ["/", "/categories", "/blog", "/login", "/signup"]

/** Nobody's search finds them: they are for one person, or for who was sent a link. */
const unlistedPages =
  /^\/(api|dashboard|login\/google|forgot-password|reset-password|confirm-email|community)(\/|$)/i

/** In seconds. The same for everyone: our own address is in them, and never the one that a request names. */
const kept = { "Cache-Control": "public, max-age=3600" }

export const unlisted: MiddlewareHandler = async (c, next) => {
  await next()
  if (unlistedPages.test(c.req.path)) c.res.headers.set("X-Robots-Tag", "noindex")
}

/** What search engines ask for before they look around. */
export const crawlerRoutes = new Hono<Env>()
  .get("/robots.txt", paced, (c) => c.text(robots(c.env.site()), 200, kept))
  .get("/sitemap.xml", paced, async (c) => {
    const map = sitemap(c.env.site(), await categories.lastListings(c.env.db))
    return c.body(map, 200, { "Content-Type": "application/xml; charset=utf-8", ...kept })
  })

// the dashboard is not among them: only who may look at its pages is told that they are not to be listed
function robots(site: string) {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\n`
}

type Listing = Awaited<ReturnType<typeof categories.lastListings>>[number]

// https://www.sitemaps.org/protocol.html; nothing in it was written by a person
function sitemap(site: string, listings: Listing[]) {
  const pages = publicPages.map((path) => entry(`${site}${path}`, null))
  const shelves = listings.map(({ id, lastListedAt }) => entry(`${site}/categories/${id}`, lastListedAt))
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...pages,
    ...shelves,
    `</urlset>\n`,
  ].join("\n")
}

function entry(address: string, changedAt: Date | null) {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""
  return `<url><loc>${address}</loc>${lastmod}</url>`
}
