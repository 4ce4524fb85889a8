import { expect, test } from "vitest"
import { Products } from "../../contract/products.ts"
import { read } from "../../test/people.ts"
import { searchCases } from "../../test/search-cases.ts"
import { searchable } from "../../test/search-products.ts"

const { nobody, named, categories } = await searchable()

/** The short names of what an address finds, which names categories in braces. */
async function find(address: string) {
  const [q = "", ...filters] = address
    .replaceAll(/\{(.+?)\}/g, (_, name) => categories.get(name) ?? "")
    .split("&")
  const query = new URLSearchParams(filters.map((filter) => filter.split("=")))
  if (q) query.set("q", q)
  const products = await read(Products, nobody.get(`/api/products?${query}`))
  return products.map(({ _id }) => named.get(_id) ?? "")
}

test("there are enough cases", () => {
  expect(searchCases.length).toBeGreaterThan(150)
})

test.each(searchCases)("$query finds $first first", async ({ query, first, there, absent }) => {
  const found = await find(query)
  if (first === "-") expect(found).toEqual([])
  else if (first !== "*") expect(found[0]).toBe(first)
  expect(found).toEqual(expect.arrayContaining(there))
  expect(found.filter((name) => absent.includes(name))).toEqual([])
})
