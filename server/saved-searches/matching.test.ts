import { expect, test } from "vitest"
import { isFull } from "../../test/breadth.ts"
import { Inserted } from "../../contract/fields.ts"
import { Products } from "../../contract/products.ts"
import { read } from "../../test/people.ts"
import { searchableApp } from "../../test/search-products.ts"
import { searchesToSave } from "../../test/searches-to-save.ts"
import { searchesFinding } from "./matching.ts"

test("a product is found by exactly those saved searches that find it", async () => {
  const { db, nobody, newUser, named, categories } = await searchableApp()
  const finding = new Map<string, string[]>()
  const saved = new Map<string, string>()
  let person = await newUser("Searcher 0", "Buyer")
  const searches = searchesToSave(categories).filter((_, at) => isFull || at % 4 === 0)
  for (const [at, search] of searches.entries()) {
    if (at % 20 === 19) person = await newUser(`Searcher ${at}`, "Buyer")
    const response = await person.post("/api/saved-searches", { search })
    const what = JSON.stringify(search)
    if (response.status === 422) continue
    saved.set((await read(Inserted, response)).insertedId, what)
    const query = new URLSearchParams({ ...search, available: "only", limit: "100" })
    for (const { _id } of await read(Products, nobody.get(`/api/products?${query}`)))
      finding.set(_id, [...(finding.get(_id) ?? []), what])
  }
  expect(saved.size).toBeGreaterThan(isFull ? 250 : 60)
  for (const [id, name] of named) {
    const found = (await searchesFinding(db, id)).map((each) => saved.get(each) ?? "")
    expect(found.toSorted(), name).toEqual((finding.get(id) ?? []).toSorted())
  }
})
