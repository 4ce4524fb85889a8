import { expect, test } from "vitest"
import { searchableApp } from "../../test/search-products.ts"

const { nobody } = await searchableApp()

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
    "5k-".repeat(2_000),
    "under 5000 to ".repeat(400),
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
  "category=019ac000-0000-7000-8000-000000000000": "category",
  "categoryId=guitars&q=a": "categoryId",
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
}

const wrongList = {
  "sort=colour": "sort",
  "limit=0": "limit",
  "cursor=unknown&q=a": "cursor",
  "q=a&ad=ADVERTISED": "ad",
  "q=a&saleStatus=SOLD": "saleStatus",
}

const refused = [
  ...Object.entries({ ...wrong, ...wrongList }).map(
    ([query, field]) => [`products?${query}`, field] as const,
  ),
  ...Object.entries(wrong).map(([query, field]) => [`products/facets?${query}`, field] as const),
]

test.each(refused)("%s is refused, and the field named", async (call, field) => {
  const response = await nobody.get(`/api/${call}`)
  expect(response.status).toBe(400)
  expect((await response.json()).detail).toMatch(new RegExp(`^${field}: `))
})
