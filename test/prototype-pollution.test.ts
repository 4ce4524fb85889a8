import { expect, test } from "vitest"
import { type Request, requestOf } from "./calls/callers.ts"
import { table } from "./calls/calls.ts"
import { testApp } from "./test-app.ts"
import { sendVariations } from "./variations.ts"
import { openFixtures } from "./fixture.ts"

const spoils = [
  '"__proto__": %',
  '"constructor": { "prototype": % }',
  '"__proto__": { "__proto__": % }',
  '"constructor": { "constructor": { "prototype": % } }',
  '"__proto__.polluted": "yes"',
  '"prototype": %',
]
const loads = [
  '{ "polluted": "yes" }',
  '{ "toString": "yes", "polluted": "yes" }',
  '{ "role": "Admin", "polluted": "yes" }',
  '{ "length": 0, "polluted": "yes", "then": "yes" }',
  '["polluted"]',
  "null",
]
const queries = ["__proto__[polluted]=yes", "__proto__.polluted=yes", "constructor[prototype][polluted]=yes"]

test(
  "whatever someone sends under the names of prototypes, no object gets a property by it",
  { tags: "full" },
  async () => {
    const before = builtIns()
    const answers = await sendVariations(pollutedRequests)
    expect(answers.length).toBeGreaterThan(1_000)
    expect(answers.filter(({ status }) => status === 500)).toEqual([])
    expect(builtIns()).toEqual(before)
    expect(Reflect.get({}, "polluted")).toBeUndefined()
  },
)

test("a call with a repeated query parameter is refused, whoever asks", async () => {
  const { fixture } = await openFixtures(await testApp())
  const here = await fixture("fresh")
  for (const [call, row] of Object.entries(table)) {
    const { path } = await requestOf(call, row, here)
    for (const caller of [here.nobody, ...(await row.who(here))]) {
      const response = await caller.get(
        `/api/${path.split("?")[0]}?email=${here.ana.email}&email=mina@example.org`,
      )
      expect(response.status, call).toBe(400)
    }
  }
})

/** The valid call with one more property in its query or its body. */
function pollutedRequests({ path, body }: Request, call: string) {
  const looks = queries.map((query) => ({ path: `${path}${path.includes("?") ? "&" : "?"}${query}`, body }))
  if (!/^(POST|PATCH)/.test(call) || body instanceof Blob) return looks
  const own = JSON.stringify(body ?? {}).slice(1, -1)
  const bodies = spoils.flatMap((spoil) => loads.map((load) => spoil.replace("%", load)))
  return [...looks, ...bodies.map((more) => ({ path, body: `{${own}${own && ","}${more}}` }))]
}

function builtIns() {
  return [Object, Array, Function, String, Map, Promise].map(({ name, prototype }) => ({
    name,
    properties: Object.entries(Object.getOwnPropertyDescriptors(prototype)).map(([key, { value }]) =>
      typeof value === "function" ? key : `${key}=${String(value)}`,
    ),
  }))
}
