import { languageCodes, pathIn } from "./language.ts"

type Traits = {
  /** The HTML is the same for everyone, so the response cache may store it. */
  isCacheable: boolean
  /** Search engines may index it; paths without parameters are in the sitemap. */
  isIndexable: boolean
}

const listed = { isCacheable: true, isIndexable: true } as const satisfies Traits
const unlisted = { isCacheable: false, isIndexable: false } as const satisfies Traits

/** In the order of the sitemap. */
export const pages = {
  "/": listed,
  "/categories": listed,
  "/categories/:id": listed,
  "/products": listed,
  "/products/:id/:slug?": listed,
  "/sellers/:id": listed,
  "/blog": listed,
  "/login": listed,
  "/login/google": unlisted,
  "/signup": listed,
  "/legal": listed,
  "/forgot-password": unlisted,
  "/reset-password": unlisted,
  "/confirm-email": unlisted,
  "/community": unlisted,
  "/support": unlisted,
  "/messages": unlisted,
  "/messages/:id": unlisted,
  "/notifications": unlisted,
  "/messages/support/:id": unlisted,
  "/handover/:id": unlisted,
  "/dashboard": unlisted,
  "/dashboard/addproducts": unlisted,
  "/dashboard/myproducts": unlisted,
  "/dashboard/products/:id": unlisted,
  "/dashboard/allsellers": unlisted,
  "/dashboard/allbuyers": unlisted,
  "/dashboard/alladmins": unlisted,
  "/dashboard/alldeals": unlisted,
  "/dashboard/contact": unlisted,
  "/dashboard/contact/:id": unlisted,
  "/dashboard/community": unlisted,
  "/dashboard/audit": unlisted,
  "/dashboard/disputes": unlisted,
  "/dashboard/money": unlisted,
  "/dashboard/payouts": unlisted,
  "/dashboard/account": unlisted,
  "/dashboard/myorders": unlisted,
  "/dashboard/sales": unlisted,
  "/dashboard/offers": unlisted,
  "/dashboard/wishlist": unlisted,
  "/dashboard/searches": unlisted,
  "/dashboard/payment/:id": unlisted,
  "/dashboard/deals/:id": unlisted,
} as const satisfies Record<`/${string}`, Traits>

export type PagePath = keyof typeof pages

export type CacheablePath = {
  [Path in PagePath]: (typeof pages)[Path]["isCacheable"] extends true ? Path : never
}[PagePath]

export const apiPath = "/api"

export function pathsWhere(trait: keyof Traits, value: boolean): string[] {
  return Object.entries(pages).flatMap(([path, traits]) => (traits[trait] === value ? [path] : []))
}

export function inEachLanguage(paths: string[]) {
  return languageCodes.flatMap((language) => paths.map((path) => pathIn(language, path)))
}

const part = String.raw`[\w-]{1,50}`

/** Returns the source of a regular expression that matches these paths. */
export function patternOf(paths: string[]) {
  return paths.map(patternOfPath).join("|")
}

function patternOfPath(path: string) {
  return path.replaceAll("/:slug?", `(?:/${part})?`).replaceAll(/:\w+/g, part)
}
