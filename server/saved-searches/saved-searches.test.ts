import { expect, test } from "vitest"
import { Inserted } from "../../contract/fields.ts"
import { SavedSearches } from "../../contract/saved-searches.ts"
import { problemOf, read } from "../../test/people.ts"
import { testApp } from "../../test/test-app.ts"

const { ana, tomal, guitars } = await testApp()

async function save(body: object, key?: string) {
  const headers = key === undefined ? undefined : { "Idempotency-Key": key }
  const response = ana.post("/api/saved-searches", body, headers)
  return (await read(Inserted, response)).insertedId
}

function list() {
  return read(SavedSearches, ana.get("/api/saved-searches"))
}

/** What is sent, and what is stored. */
const kept: [string, object, object, string][] = [
  ["words", { q: " les   paul " }, { q: "les   paul" }, "les   paul"],
  [
    "filters",
    { category: guitars, condition: "Good,Fair,Good", min: "500", max: "25000.50", district: "dhaka" },
    { category: guitars, condition: "Good,Fair", min: "500", max: "25000.5", district: "dhaka" },
    "Guitars & Basses, Dhaka, Good, Fair, Good, from 500 BDT, up to 25,000.50 BDT",
  ],
  [
    "marks",
    { verified: "true", negotiable: "true" },
    { verified: "true", negotiable: "true" },
    "verified sellers, negotiable",
  ],
  [
    "all conditions and words",
    { q: "amp", condition: "Good,Fair,Excellent" },
    { q: "amp" },
    "amp, Good, Fair, Excellent",
  ],
  [
    "what an alert does not ask",
    { q: "kit", posted: "day", available: "all", sort: "price" },
    { q: "kit" },
    "kit",
  ],
]

test.each(kept)("a search by %s is kept as it was asked, and named so", async (_, search, expected, name) => {
  const id = await save({ search })
  const [newest] = await list()
  expect(newest).toEqual({
    _id: id,
    name,
    frequency: "at-once",
    search: expected,
    createdAt: expect.any(String),
  })
  await ana.delete(`/api/saved-searches/${id}`)
})

const refused: [string, object, string][] = [
  ["nothing", {}, "search"],
  ["nothing but spaces", { q: "   " }, "search"],
  ["nothing but signs", { q: "?!" }, "search"],
  ["nothing but an age", { posted: "day" }, "search"],
  ["crossed prices", { min: "2", max: "1" }, "search.min"],
  ["a price in words", { q: "amp", max: "cheap" }, "search.max"],
  ["an unknown condition", { condition: "Good,Broken" }, "search.condition.1"],
  ["an unknown district", { district: "atlantis" }, "search.district"],
  ["no id of a category", { category: "guitars" }, "search.category"],
  ["an unknown category", { category: "01900000-0000-7000-8000-000000000000" }, "search.category"],
]

test.each(refused)("a search for %s is refused", async (_, search, field) => {
  const response = await ana.post("/api/saved-searches", { search })
  expect(response.status).toBe(422)
  const { errors }: { errors: object } = await response.json()
  expect(Object.keys(errors)).toEqual([field])
})

test("the same search is saved once, and its name and frequency change", async () => {
  const search = { q: "ukulele", max: "9000" }
  const id = await save({ search, name: "A ukulele" })
  expect(await save({ search, name: "For Mina", frequency: "daily" })).toBe(id)
  expect(await list()).toMatchObject([{ _id: id, name: "For Mina", frequency: "daily" }])
  await ana.patch(`/api/saved-searches/${id}`, { frequency: "at-once" })
  expect(await list()).toMatchObject([{ _id: id, name: "For Mina", frequency: "at-once" }])
  expect(await problemOf(ana.patch(`/api/saved-searches/${id}`, { name: "  " }))).toMatchObject({
    code: "invalid",
  })
  expect(await problemOf(tomal.patch(`/api/saved-searches/${id}`, {}))).toMatchObject({ code: "not-found" })
  await ana.delete(`/api/saved-searches/${id}`)
  expect(await list()).toEqual([])
})

test("a person has twenty at most, and a repeated call is no twenty-first", async () => {
  const twentieth = { search: { q: "number 20" } }
  for (let number = 1; number < 20; number += 1) await save({ search: { q: `number ${number}` } })
  const id = await save(twentieth, "once")
  expect(await save(twentieth, "once")).toBe(id)
  expect(await problemOf(ana.post("/api/saved-searches", { search: { q: "one more" } }))).toEqual({
    status: 409,
    code: "search-limit",
    detail: "You can save 20 searches. Please delete one first.",
  })
  await ana.delete(`/api/saved-searches/${id}`)
  await save({ search: { q: "one more" } })
})
