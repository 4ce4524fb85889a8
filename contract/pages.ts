import { languageCodes, pathIn } from "./language.ts"

type Traits = {
  /** The same HTML for everyone, so the response cache may keep it. */
  isCacheable: boolean
  /** Search engines may list it; a path without parameters is in the sitemap. */
  isIndexable: boolean
  isPrivate: boolean
}

const listed = { isCacheable: true, isIndexable: true, isPrivate: false } as const satisfies Traits
const unlisted = { isCacheable: false, isIndexable: false, isPrivate: false } as const satisfies Traits
const ofOneUser = { isCacheable: false, isIndexable: false, isPrivate: true } as const satisfies Traits

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
  "/messages": ofOneUser,
  "/messages/:id": ofOneUser,
  "/notifications": ofOneUser,
  "/messages/support/:id": ofOneUser,
  "/handover/:id": ofOneUser,
  "/dashboard": ofOneUser,
  "/dashboard/addproducts": ofOneUser,
  "/dashboard/myproducts": ofOneUser,
  "/dashboard/products/:id": ofOneUser,
  "/dashboard/allsellers": ofOneUser,
  "/dashboard/allbuyers": ofOneUser,
  "/dashboard/alladmins": ofOneUser,
  "/dashboard/alldeals": ofOneUser,
  "/dashboard/contact": ofOneUser,
  "/dashboard/contact/:id": ofOneUser,
  "/dashboard/community": ofOneUser,
  "/dashboard/audit": ofOneUser,
  "/dashboard/disputes": ofOneUser,
  "/dashboard/money": ofOneUser,
  "/dashboard/payouts": ofOneUser,
  "/dashboard/account": ofOneUser,
  "/dashboard/myorders": ofOneUser,
  "/dashboard/sales": ofOneUser,
  "/dashboard/offers": ofOneUser,
  "/dashboard/wishlist": ofOneUser,
  "/dashboard/searches": ofOneUser,
  "/dashboard/payment/:id": ofOneUser,
  "/dashboard/deals/:id": ofOneUser,
} as const satisfies Record<`/${string}`, Traits>

export type PagePath = keyof typeof pages

export type CacheablePath = {
  [Path in PagePath]: (typeof pages)[Path]["isCacheable"] extends true ? Path : never
}[PagePath]

export const apiPath = "/api"

export function pathsWhere(trait: keyof Traits, value: boolean): string[] {
  return Object.entries(pages).flatMap(([path, traits]) => (traits[trait] === value ? [path] : []))
}

/** Paths of pages as they are in each language. */
export function inEachLanguage(paths: string[]) {
  return languageCodes.flatMap((language) => paths.map((path) => pathIn(language, path)))
}

const part = String.raw`[\w-]{1,50}`

/** As the source of a regular expression. */
export function patternOf(paths: string[]) {
  return paths.map(patternOfPath).join("|")
}

function patternOfPath(path: string) {
  return path.replaceAll("/:slug?", `(?:/${part})?`).replaceAll(/:\w+/g, part)
}
