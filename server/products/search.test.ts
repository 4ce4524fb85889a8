import { expect, test } from "vitest"
import { Products } from "../../contract/products.ts"
import { Facets, Suggestions } from "../../contract/search.ts"
import { read } from "../../test/people.ts"
import { searchCases } from "../../test/search-cases.ts"
import { searchableApp } from "../../test/search-products.ts"

const { nobody, named, categories } = await searchableApp()

/** The query string of a line: words, then filters; category names in braces become ids. */
function queryOf(line: string) {
  const [q = "", ...filters] = line
    .replaceAll(/\{(.+?)\}/g, (_, name: string) => categories.get(name) ?? "")
    .split("&")
  const query = new URLSearchParams(filters.map((filter) => filter.split("=")))
  if (q) query.set("q", q)
  return query
}

async function find(line: string) {
  return namesOf(await read(Products, nobody.get(`/api/products?${queryOf(line)}`)))
}

function namesOf(products: { _id: string }[]) {
  return products.map(({ _id }) => named.get(_id) ?? "")
}

function facetsOf(line: string) {
  return read(Facets, nobody.get(`/api/products/facets?${queryOf(line)}`))
}

function suggest(q: string) {
  return read(Suggestions, nobody.get(`/api/suggestions?${new URLSearchParams({ q })}`))
}

test.each(searchCases)("$query finds $first first", async ({ query, first, there, absent }) => {
  const found = await find(query)
  if (first === "-") expect(found).toEqual([])
  else if (first !== "*") expect(found[0]).toBe(first)
  expect(found).toEqual(expect.arrayContaining(there))
  expect(found.filter((name) => absent.includes(name))).toEqual([])
})

test("there are enough cases", () => {
  expect(searchCases.length).toBeGreaterThan(150)
})

const paged = [
  "dhaka",
  "guitar",
  "ঢাকা",
  " &available=all",
  "dhaka&available=all",
  " &category={Guitars & Basses}",
]

test.each(paged)("pages of %s put together are the whole list in each order", async (line) => {
  for (const sort of ["relevance", "newest", "price", "-price"]) {
    const whole = await find(`${line}&sort=${sort}&limit=100`)
    expect(whole.length).toBeGreaterThan(10)
    const pages: string[] = []
    let next: string | undefined = `/api/products?${queryOf(`${line}&sort=${sort}&limit=7`)}`
    while (next) {
      const response = await nobody.get(next)
      expect(response.headers.get("X-Total-Count")).toBe(String(whole.length))
      pages.push(...namesOf(await read(Products, response.clone())))
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1]
    }
    expect(pages, sort).toEqual(whole)
  }
})

test.each(["limit=3", "limit=3&q=dhaka"])(
  "the page after one of %s is also named by `after`",
  async (query) => {
    const first = await nobody.get(`/api/products?${query}`)
    const cursor = /cursor=([^&>]+)/.exec(first.headers.get("Link") ?? "")?.[1]
    const [byCursor, byAfter] = await Promise.all(
      ["cursor", "after"].map((name) =>
        read(Products, nobody.get(`/api/products?${query}&${name}=${cursor}`)),
      ),
    )
    expect(byAfter).toEqual(byCursor)
    expect(byAfter).not.toEqual(await read(Products, first))
  },
)

test("facets count what is found, and of a kind that is chosen the others too", async () => {
  const { total, isExact, conditions, districts, prices, verified } = await facetsOf("guitar&condition=Fair")
  expect({ total, isExact, verified }).toEqual({
    total: { count: 2, isExact: true },
    isExact: true,
    verified: 1,
  })
  expect(conditions).toEqual(
    expect.arrayContaining([
      { condition: "Fair", count: 2 },
      { condition: "Excellent", count: expect.any(Number) },
    ]),
  )
  expect(districts).toEqual([
    { district: "dhaka", count: 1 },
    { district: "rajshahi", count: 1 },
  ])
  expect(prices).toEqual({
    lowest: 6_500,
    highest: 210_000,
    steps: [
      { from: 5_000, to: 10_000, count: 1 },
      { from: 100_000, count: 1 },
    ],
  })
})

test("each facet says how many its choice finds", async () => {
  const { categories, conditions, districts, prices } = await facetsOf("dhaka&max=20000")
  expect(categories.length).toBeGreaterThan(5)
  for (const { category, count } of categories)
    expect(await find(`dhaka&max=20000&limit=100&category=${category}`)).toHaveLength(count)
  for (const { condition, count } of conditions)
    expect(await find(`dhaka&max=20000&limit=100&condition=${condition}`)).toHaveLength(count)
  for (const { district, count } of districts)
    expect(await find(`dhaka&max=20000&limit=100&district=${district}`)).toHaveLength(count)
  for (const { from, to = 10_000_000, count } of prices.steps)
    expect(await find(`dhaka&limit=100&min=${from}&max=${to - 0.01}`)).toHaveLength(count)
})

test("where several kinds are chosen, each facet leaves out its own choice only", async () => {
  const chosen = { category: "{Guitars & Basses}", condition: "Good,Fair", district: "dhaka", max: "100000" }
  const lineOf = (changes: object) =>
    ["", ...Object.entries({ ...chosen, ...changes, limit: 100 }).map((pair) => pair.join("="))].join("&")
  const countWith = async (changes: object) => (await find(lineOf(changes))).length
  const { total, categories, conditions, districts, prices } = await facetsOf(lineOf({}))
  expect(total).toEqual({ count: await countWith({}), isExact: true })
  for (const kinds of [categories, conditions, districts, prices.steps])
    expect(kinds.length).toBeGreaterThan(1)
  for (const { category, count } of categories) expect(await countWith({ category })).toBe(count)
  for (const { condition, count } of conditions) expect(await countWith({ condition })).toBe(count)
  for (const { district, count } of districts) expect(await countWith({ district })).toBe(count)
  for (const { from, to = 10_000_000, count } of prices.steps)
    expect(await countWith({ min: from, max: to - 0.01 })).toBe(count)
})

test("the facets of a category's page count no other category", async () => {
  const { categories, total } = await facetsOf("&categoryId={Guitars & Basses}&max=30000")
  expect(categories).toEqual([
    expect.objectContaining({ categoryName: "Guitars & Basses", count: total.count }),
  ])
})

test.each([
  ["guitar&district=bandarban", [{ filter: "district", total: { count: 15, isExact: true } }]],
  ["xylophone", [{ filter: "words", q: "", total: { count: 53, isExact: true } }]],
  [
    "gibson tabla",
    [
      { filter: "words", q: "gibson", total: { count: 1, isExact: true } },
      { filter: "words", q: "tabla", total: { count: 1, isExact: true } },
    ],
  ],
  ["yamaha keyboard 61", [{ filter: "words", q: "yamaha keyboard", total: { count: 1, isExact: true } }]],
  ['"yamaha keyboard"', [{ filter: "words", q: "yamaha keyboard", total: { count: 1, isExact: true } }]],
  ["overdrive under 5000&max=500", [{ filter: "price", total: { count: 2, isExact: true } }]],
  ["guitar&max=100&district=bandarban", [{ filter: "filters", total: { count: 15, isExact: true } }]],
  ["dd8", [{ filter: "available", total: { count: 1, isExact: true } }]],
  ["!?&max=500", [{ filter: "words", q: "", total: { count: 1, isExact: true } }]],
])("%s finds nothing, and is told what to take off", async (line, loosen) => {
  const facets = await facetsOf(line)
  expect(facets.total).toEqual({ count: 0, isExact: true })
  expect(facets.loosen).toEqual(expect.arrayContaining(loosen))
})

test('of the ways to widen a search "at any price" comes first, and the one without words keeps the price', async () => {
  expect((await facetsOf("overdrive under 1000")).loosen).toEqual([
    { filter: "price", total: { count: 2, isExact: true } },
    { filter: "words", q: "", total: { count: 4, isExact: true } },
  ])
})

test.each([
  ["stratocastor", "stratocaster"],
  ["microfone", "microphone"],
  ["strtocastr tele", "stratocaster tele"],
  ["cajno", "cajon"],
  ["microfone cajno distorsion amplifyer", "microphone cajon distortion amplifyer"],
  ["under 20k microfone", "microphone under 20k"],
  ["min 500 cajno 5k max", "cajon min 500 5k max"],
  ["fender strat", undefined],
  ["xylophone", undefined],
])("the nearest spelling of %s is %s", async (line, spelling) => {
  expect((await facetsOf(line)).spelling).toBe(spelling)
})

test.each([
  ["Guitar 5k-20k", { min: 5_000, max: 20_000, q: "guitar", words: "5k-20k" }],
  ["pedal under 5000&max=6000", { max: 6_000, q: "pedal", words: "under 5000" }],
  ["above 1 lakh&max=6000", { max: 6_000, q: "", words: "above 1 lakh" }],
  ["১০ হাজারের উপরে", { min: 10_000, q: "", words: "10 হাজারের উপরে" }],
  ["elixir 10-46&max=6000", undefined],
])("the answer names the price that the words of %s contain", async (line, typedPrice) => {
  expect((await facetsOf(line)).typedPrice).toEqual(typedPrice)
})

test.each([
  ["fen", ["Fender", "player"]],
  ["yamaha p", ["psr"]],
  ["sm5", ["sm58"]],
  ["sm 5", ["sm58"]],
  ["guit", ["Guitars & Basses", "player"]],
  ["গিটা", ["Guitars & Basses", "player"]],
  ["প্যাডেল ও", ["Pedals & Effects"]],
  ["boss", ["Boss", "ds1"]],
])("while %s is typed, that is suggested", async (q, expected) => {
  const { brands, categories, products } = await suggest(q)
  const names = categories.map(({ categoryName }) => categoryName)
  expect([...brands, ...names, ...namesOf(products)]).toEqual(expect.arrayContaining(expected))
})

test("while a price is typed, only products of that price are suggested", async () => {
  const { products } = await suggest("guitar 5k-20k")
  expect(products.length).toBeGreaterThan(2)
  for (const { sellingPrice } of products)
    expect(sellingPrice).toSatisfy((price) => price >= 5_000 && price <= 20_000)
})

test("a cursor is valid under both parameters of a category", async () => {
  const [product] = await (await nobody.get("/api/products?limit=1")).json()
  const id: string = product.categoryId
  const { headers } = await nobody.get(`/api/products?category=${id}&available=all&limit=1`)
  const cursor = /cursor=([^&>]+)/.exec(headers.get("Link") ?? "")?.[1]
  const response = await nobody.get(`/api/products?available=all&categoryId=${id}&limit=1&cursor=${cursor}`)
  expect(response.status).toBe(200)
})

test("a cursor is valid only for its own search and order", async () => {
  const { headers } = await nobody.get("/api/products?q=dhaka&limit=5&sort=price")
  const cursor = /cursor=([^&>]+)/.exec(headers.get("Link") ?? "")?.[1]
  const statusOf = async (query: string) =>
    (await nobody.get(`/api/products?${query}&cursor=${cursor}`)).status
  expect(await statusOf("q=dhaka&limit=5&sort=price")).toBe(200)
  expect(await statusOf("q=dhaka&limit=5&sort=-price")).toBe(400)
  expect(await statusOf("q=guitar&limit=5&sort=price")).toBe(400)
  expect(await statusOf("limit=5")).toBe(400)
})
