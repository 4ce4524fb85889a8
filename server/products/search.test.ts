import { expect, test } from "vitest"
import { Products } from "../../contract/products.ts"
import { Facets, Suggestions } from "../../contract/search.ts"
import { read } from "../../test/people.ts"
import { searchCases } from "../../test/search-cases.ts"
import { searchable } from "../../test/search-products.ts"

const { nobody, named, categories } = await searchable()

/** The query of a line that begins with what is typed, and names categories in braces. */
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
      const answer = await nobody.get(next)
      expect(answer.headers.get("X-Total-Count")).toBe(String(whole.length))
      pages.push(...namesOf(await read(Products, answer.clone())))
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1]
    }
    expect(pages, sort).toEqual(whole)
  }
})

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
  for (const { category, count } of categories)
    expect(await find(`dhaka&max=20000&limit=100&category=${category}`)).toHaveLength(count)
  for (const { condition, count } of conditions)
    expect(await find(`dhaka&max=20000&limit=100&condition=${condition}`)).toHaveLength(count)
  for (const { district, count } of districts)
    expect(await find(`dhaka&max=20000&limit=100&district=${district}`)).toHaveLength(count)
  for (const { from, to = 10_000_000, count } of prices.steps)
    expect(await find(`dhaka&limit=100&min=${from}&max=${to - 0.01}`)).toHaveLength(count)
})

test.each([
  ["guitar&district=bandarban", [{ filter: "district", total: { count: 15, isExact: true } }]],
  ["xylophone", [{ filter: "words", q: "", total: { count: 50, isExact: true } }]],
  [
    "gibson tabla",
    [
      { filter: "words", q: "gibson", total: { count: 1, isExact: true } },
      { filter: "words", q: "tabla", total: { count: 1, isExact: true } },
    ],
  ],
  ["dd8", [{ filter: "available", total: { count: 1, isExact: true } }]],
  ["!?&max=500", [{ filter: "words", q: "", total: { count: 1, isExact: true } }]],
])("%s finds nothing, and is told what to take off", async (line, loosen) => {
  const facets = await facetsOf(line)
  expect(facets.total).toEqual({ count: 0, isExact: true })
  expect(facets.loosen).toEqual(expect.arrayContaining(loosen))
})

test.each([
  ["stratocastor", "stratocaster"],
  ["microfone", "microphone"],
  ["strtocastr tele", "stratocaster tele"],
  ["cajno", "cajon"],
  ["microfone cajno distorsion amplifyer", "microphone cajon distortion amplifyer"],
  ["fender strat", undefined],
  ["xylophone", undefined],
])("the nearest spelling of %s is %s", async (line, spelling) => {
  expect((await facetsOf(line)).spelling).toBe(spelling)
})

test.each([
  ["fen", ["Fender", "player"]],
  ["yamaha p", ["psr"]],
  ["sm5", ["sm58"]],
  ["sm 5", ["sm58"]],
  ["guit", ["Guitars & Basses", "player"]],
  ["গিটা", ["bangla"]],
  ["boss", ["Boss", "ds1"]],
])("while %s is typed, that is suggested", async (q, expected) => {
  const { brands, categories, products } = await suggest(q)
  const names = categories.map(({ categoryName }) => categoryName)
  expect([...brands, ...names, ...namesOf(products)]).toEqual(expect.arrayContaining(expected))
})

const longest = "guitar ".repeat(400)
const odd = [
  [
    "",
    "   ",
    "!?&%",
    "'",
    "''';--",
    "%",
    "_",
    "\\",
    "\\'",
    "\0",
    "guitar\0strat",
    "a & b | !c",
    "fender:*",
    "<->",
  ],
  [
    "(",
    "((((",
    "🎸",
    "🎸 guitar",
    "\u202Eguitar\u202C",
    "\u200D\u200D",
    "গিটার guitar גיטרה",
    "\u{10FFFF}",
    longest,
  ],
  [
    "a".repeat(7_000),
    "১".repeat(500),
    "NT1-A ".repeat(100),
    "#c1",
    "'#d1'",
    "null",
    "𝓖uitar",
    "ГИТАРА",
    "q".repeat(41),
  ],
].flat()

test.each(odd)("%j is searched for and suggested from without a fault", async (q) => {
  const query = new URLSearchParams({ q })
  for (const path of ["products", "products/facets", "suggestions"])
    expect((await nobody.get(`/api/${path}?${query}`)).status, path).toBe(200)
})

const wrong = {
  "category=guitars": "category",
  "condition=Perfect": "condition.0",
  "condition=": "condition.0",
  "min=5,000": "min",
  "min=৫০০০": "min",
  "min=-1": "min",
  "max=1e9": "max",
  "max=99999999": "max",
  "min=5000&max=1000": "min",
  "district=atlantis": "district",
  "verified=yes": "verified",
  "available=none": "available",
  "posted=today": "posted",
  "negotiable=1": "negotiable",
  "sort=colour": "sort",
  "limit=0": "limit",
  "cursor=unknown&q=a": "cursor",
  "q=a&ad=ADVERTISED": "ad",
  "q=a&saleStatus=SOLD": "saleStatus",
}

test.each(Object.entries(wrong))("%s is refused, and the field named", async (query, field) => {
  const answer = await nobody.get(`/api/products?${query}`)
  expect(answer.status).toBe(400)
  expect((await answer.json()).detail).toMatch(new RegExp(`^${field}: `))
})

test("a cursor counts only for its own search and order", async () => {
  const { headers } = await nobody.get("/api/products?q=dhaka&limit=5&sort=price")
  const cursor = /cursor=([^&>]+)/.exec(headers.get("Link") ?? "")?.[1]
  const statusOf = async (query: string) =>
    (await nobody.get(`/api/products?${query}&cursor=${cursor}`)).status
  expect(await statusOf("q=dhaka&limit=5&sort=price")).toBe(200)
  expect(await statusOf("q=dhaka&limit=5&sort=-price")).toBe(400)
  expect(await statusOf("q=guitar&limit=5&sort=price")).toBe(400)
  expect(await statusOf("limit=5")).toBe(400)
})
