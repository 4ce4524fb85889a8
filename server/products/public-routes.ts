import { type Context, Hono } from "hono"
import { languageOfPath, pathIn } from "../../contract/language.ts"
import { inEachLanguage } from "../../contract/pages.ts"
import { ProductQuery } from "../../contract/search.ts"
import { rateLimit } from "../http/rate-limit.ts"
import { photoFolder } from "../images/create-image-host.ts"
import { photoUrl } from "../images/photo-url.ts"
import { sharedPhoto } from "../images/shared-photo.ts"
import type { Env } from "../process/app-context.ts"
import * as products from "./products.ts"

const slugs = inEachLanguage(["/products/:id{[\\da-fA-F-]{36}}/:rest{.+}"])
const lists = inEachLanguage(["/products", "/categories/:id"])

export const publicProductRoutes = new Hono<Env>()
  .get("/photos/products/:name{[\\da-f-]{36}\\.jpg}", rateLimit, async (c) => {
    const row = await products.get(c.env.db, undefined, c.req.param("name").replace(".jpg", ""))
    const photo = await sharedPhoto(photoFolder(c.env.config), photoUrl(row.photoSizes))
    return c.body(photo, 200, { "Content-Type": "image/jpeg", "Cache-Control": "no-cache" })
  })
  .on("GET", slugs, (c, next) => (hasSlug(c) ? next() : toProductPage(c)))
  .on("GET", lists, (c, next) => (hasEmptyFields(c) ? toCleanAddress(c) : next()))

function hasSlug({ req }: Context) {
  return /^(?:\/bn)?\/products\/[^/]+\/[\w-]{1,50}\/?$/.test(req.path)
}

function toProductPage(c: Context) {
  c.header("Cache-Control", "private, no-store")
  const page = `/products/${c.req.param("id")}`
  return c.redirect(`${pathIn(languageOfPath(c.req.path), page)}${new URL(c.req.url).search}`, 301)
}

/** Whether there are empty fields, as a plain HTML form sends them. */
function hasEmptyFields({ req }: Context) {
  return Array.from(new URL(req.url).searchParams).some(isEmptyField)
}

function toCleanAddress(c: Context) {
  const { pathname, searchParams } = new URL(c.req.url)
  const filledIn = new URLSearchParams(Array.from(searchParams).filter((field) => !isEmptyField(field)))
  return c.redirect(filledIn.size > 0 ? `${pathname}?${filledIn}` : pathname, 301)
}

const fields = new Set(Object.keys(ProductQuery.shape))

function isEmptyField([name, value]: [string, string]) {
  return fields.has(name) && value.trim() === ""
}
