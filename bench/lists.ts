import { type Dataset, tokenOf } from "./dataset.ts"

const limit = 24

/**
 * Number of pages requested of each list: enough that no cache answers, few enough that each database connection has
 * read each of them in the warm-up (bench/README.md).
 */
const pages = 100

/** `rows` is the SQL source of the cursor ids, newest first. */
export type List = { name: string; path: string; rows: string; by?: "seller" | "buyer" | "admin" }
export const depths = ["anywhere", "at page 1,000"] as const
export type Depth = (typeof depths)[number]

const live = `"deletedAt" is null`

export const all: List = { name: "all products", path: "products?", rows: `products where ${live}` }

/** All lists that have a next page. */
export const lists: List[] = [
  all,
  {
    name: "products of a category",
    path: "products?categoryId={category}&",
    rows: `products where ${live} and "categoryId" = '{category}'`,
  },
  {
    name: "advertised products",
    path: "products?ad=ADVERTISED&",
    rows: `products where ${live} and "advertisedAt" is not null and "soldAt" is null`,
  },
  {
    name: "a seller's products",
    path: "myProducts?email={email}&",
    rows: `products where ${live} and "sellerId" = '{seller}'`,
    by: "seller",
  },
  {
    name: "a buyer's bookings",
    path: "bookings?email={email}&",
    rows: `bookings where "buyerId" = '{buyer}'`,
    by: "buyer",
  },
  {
    name: "a buyer's wishlist",
    path: "wishlist?email={email}&",
    rows: `wishlist where "buyerId" = '{buyer}'`,
    by: "buyer",
  },
  { name: "sellers, as anyone sees them", path: "users?", rows: `users where role = 'Seller'` },
  { name: "sellers, for the admin", path: "users/seller?", rows: `users where role = 'Seller'`, by: "admin" },
  { name: "buyers, for the admin", path: "users/buyer?", rows: `users where role = 'Buyer'`, by: "admin" },
  { name: "deals, for the admin", path: "all-deals?", rows: "bookings", by: "admin" },
  { name: "the audit log", path: "audit?", rows: "events", by: "admin" },
  { name: "messages to the admin", path: "contact?", rows: "contact", by: "admin" },
  { name: "the community", path: "community?", rows: "community", by: "admin" },
]

/** Requests for pages of a list, with the credentials of someone who may read it. */
export async function requestsOf(dataset: Dataset, { path, rows, by }: List, depth: Depth) {
  const [category] = await dataset.ask<{ id: string }>("select id from categories order by position limit 1")
  const who = by && dataset[by]
  const named = (words: string) =>
    words
      .replaceAll("{category}", category?.id ?? "")
      .replaceAll("{seller}", dataset.seller.id)
      .replaceAll("{buyer}", dataset.buyer.id)
      .replaceAll("{email}", who?.email ?? "")
  const cursors = await dataset.ask<{ id: string }>(
    named(depth === "anywhere" ? anywhere(rows) : aroundPage1000(rows)),
  )
  const proof = who && { token: await tokenOf(who), cookie: who.cookie }
  return cursors.map(({ id }) => ({ path: `/api/${named(path)}limit=${limit}&cursor=${id}`, ...proof }))
}

function anywhere(rows: string) {
  return `select id from ${withFullNextPage(rows)} order by md5(id::text) limit ${pages}`
}

/** Cursors around page 1,000, or at the end of a shorter list. */
function aroundPage1000(rows: string) {
  const before = (1_000 - 1) * limit - pages / 2
  return `select id from ${withFullNextPage(rows)} order by id desc limit ${pages}
    offset (select greatest(0, least(${before}, count(*) - ${pages})) from ${withFullNextPage(rows)})`
}

/** Rows after which a full page follows: a shorter page would be faster at any size. */
function withFullNextPage(rows: string) {
  return `(select id from ${rows} order by id offset ${limit}) as followed`
}
