import type { Figure, Ground, Line } from "../figure.ts"
import { type Asked, byTurns, type Load, loader, median, middle, ratios } from "../load.ts"
import { memoryOf } from "../memory.ts"
import { plansLine } from "../plans.ts"
import { settle, tokenOf, type Town } from "../town.ts"

const sizes = [1_000, 100_000, 1_000_000]
const mostGrowth = 1.5
const mostMemory = 1.1
const limit = 24
/**
 * So many other pages of each list are asked for, so that no cache can answer; few enough that each connection to the
 * database has read each of them before it counts (bench/README.md).
 */
const pages = 100
const strength = { connections: 4, seconds: 1 }

/** `rows` says which ids its cursors are of, newest first. */
type List = { name: string; path: string; rows: string; by?: "seller" | "buyer" | "admin" }
type Depth = "anywhere" | "at page 1,000"

export const growth: Figure = {
  name: "growth",
  about: "Lists and memory with 1,000, 100,000 and 1,000,000 products and bookings",
  async measure(ground) {
    const towns = await settleAll(ground)
    const lines: Line[] = []
    // or the first list would pay for what V8 has yet to compile
    for (const town of towns) await (await loaderOf(town, all, "anywhere", { ...strength, seconds: 15 }))()
    const memory = towns.map((): number[] => [])
    for (const list of lists)
      for (const depth of ["anywhere", "at page 1,000"] as const) {
        const loads = await byTurns(...(await Promise.all(towns.map((town) => loaderOf(town, list, depth)))))
        lines.push(lineOf(list, depth, loads))
        for (const [place, { product }] of towns.entries()) memory[place]?.push(await memoryOf(product.pid))
        ground.say(`${list.name} ${depth}: ${lines.at(-1)?.measured}`)
      }
    ground.say("explaining every statement")
    return [...lines, memoryLine(memory), await explained(towns.at(-1))]
  },
}

async function settleAll(ground: Ground) {
  const towns: Town[] = []
  for (const size of sizes) {
    ground.say(`filling in ${size.toLocaleString("en")} products`)
    towns.push(await settle(ground, size))
  }
  return towns
}

const live = `"deletedAt" is null`

const all: List = { name: "all products", path: "products?", rows: `products where ${live}` }

const lists: List[] = [
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
  { name: "the audit log", path: "audit?", rows: "audit", by: "admin" },
  { name: "messages to the admin", path: "contact?", rows: "contact", by: "admin" },
  { name: "the community", path: "community?", rows: "community", by: "admin" },
]

async function loaderOf(town: Town, list: List, depth: Depth, how = strength) {
  return loader(town.product.address, await askedOf(town, list, depth), how)
}

async function askedOf(town: Town, { path, rows, by }: List, depth: Depth) {
  const [category] = await town.ask<{ id: string }>("select id from categories order by position limit 1")
  const who = by && town[by]
  const named = (words: string) =>
    words
      .replaceAll("{category}", category?.id ?? "")
      .replaceAll("{seller}", town.seller.id)
      .replaceAll("{buyer}", town.buyer.id)
      .replaceAll("{email}", who?.email ?? "")
  const cursors = await town.ask<{ id: string }>(named(depth === "anywhere" ? anywhere(rows) : far(rows)))
  const proof = who && { token: await tokenOf(who), cookie: who.cookie }
  return cursors.map(({ id }) => ({ path: `/api/${named(path)}limit=${limit}&cursor=${id}`, ...proof }))
}

function anywhere(rows: string) {
  return `select id from ${followed(rows)} order by md5(id::text) limit ${pages}`
}

/** Around page 1,000, or what is the end of a short list. */
function far(rows: string) {
  const before = (1_000 - 1) * limit - pages / 2
  return `select id from ${followed(rows)} order by id desc limit ${pages}
    offset (select greatest(0, least(${before}, count(*) - ${pages})) from ${followed(rows)})`
}

/** Those after which a whole page comes: a shorter answer would be faster at any size. */
function followed(rows: string) {
  return `(select id from ${rows} order by id offset ${limit}) as followed`
}

/** The long lists first, then every call there is. */
async function explained(town: Town | undefined) {
  if (!town) throw new Error("there is no town")
  const firsts = await Promise.all(lists.map(async (list) => (await askedOf(town, list, "at page 1,000"))[0]))
  const requests = firsts.flatMap((asked) => (asked ? [{ path: asked.path, headers: headersOf(asked) }] : []))
  return plansLine(town.url, requests)
}

function headersOf({ token, cookie }: Asked): Record<string, string> {
  return token && cookie ? { authorization: `Bearer ${token}`, cookie } : {}
}

function lineOf({ name }: List, depth: Depth, loads: Load[][]): Line {
  const [least = [], , most = []] = loads
  const growth = Math.max(...ratios(most, least, ({ p95 }) => p95))
  const times = loads.map((load) => median(load, ({ p95 }) => p95).toFixed(1)).join(", ")
  return {
    figure: `p95 of ${name}, ${depth}, with 1,000,000 against 1,000`,
    target: `< ${mostGrowth}`,
    measured: `${times} ms with 1,000, 100,000, 1,000,000`,
    ratio: growth,
    held: growth < mostGrowth,
  }
}

function memoryLine(memory: number[][]): Line {
  const held = memory.map(middle)
  const [least = 0, , most = 0] = held
  return {
    figure: "Memory of the server with 1,000,000 against 1,000",
    target: `< ${mostMemory}`,
    measured: `${held.map((each) => Math.round(each)).join(", ")} MB after the same load`,
    ratio: most / least,
    held: most / least < mostMemory,
  }
}
