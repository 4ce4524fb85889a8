import { expect, test } from "vitest"
import { sql } from "kysely"
import { Inserted } from "../../contract/fields.ts"
import { type TestApp, testApp } from "../../test/test-app.ts"
import { buyerContact } from "../../test/acts/paying.ts"
import { listProduct, productOf, read } from "../../test/people.ts"
import { operations } from "../../test/calls/operations.ts"
import { deleteOldKeys } from "./idempotency.ts"

const message = { name: "Mina", email: "mina@example.org", message: "Is the pedal still there?" }

const calls: [string, (app: TestApp) => Promise<{ token?: string; body: object; other: object }>][] = [
  [
    "/api/products",
    async ({ rahim, guitars }) => {
      const body = await productOf(rahim, guitars)
      return { token: rahim.accessToken, body, other: { ...body, productName: "Another" } }
    },
  ],
  [
    "/api/bookings",
    async ({ rahim, ana, guitars }) => {
      const body = { ...buyerContact, productId: await listProduct(rahim, guitars) }
      return { token: ana.accessToken, body, other: { ...body, buyerLocation: "Khulna" } }
    },
  ],
  ["/api/contact", async () => ({ body: message, other: { ...message, message: "Another" } })],
]

test.each(calls)(
  "POST %s with the same key makes one thing, also at the same moment",
  async (path, prepare) => {
    const fixture = await testApp()
    const { token, body, other } = await prepare(fixture)
    const send = (key: string, content: object) =>
      fixture.api.request(path, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Idempotency-Key": key,
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(content),
      })
    const responses = await Promise.all([send("one", body), send("one", body), send("one", body)])
    const [first, ...others] = await Promise.all(responses.map((response) => read(Inserted, response)))
    expect(others).toEqual([first, first])
    expect(await read(Inserted, send("one", body))).toEqual(first)
    expect(await (await send("one", other)).json()).toMatchObject({ status: 409, code: "conflict" })
    expect((await send("", body)).status).toBe(400)
    expect((await send("x".repeat(256), body)).status).toBe(400)
    // a failed call does not use up its key
    expect((await send("two", {})).status).toBe(422)
    expect((await send("two", body)).status).toBe(path === "/api/bookings" ? 409 : 201)
  },
)

/** Calls that are idempotent without a key, and why. */
const safeByThemselves = {
  "POST /api/users": "a person has one record",
  "POST /api/wishlist": "a product is wished once",
  "POST /api/community": "an address joins once",
  "POST /api/community/invitations": "the same link is mailed, as seldom as any mail to that address",
  "POST /api/deals/{id}/evidence": "a photo is shown once a statement names it",
  "POST /api/conversations/{id}/photos": "a photo is shown once a message names it",
  "POST /api/conversations/{id}/report": "each of the two has one open report of a conversation",
}

test("every call that makes something takes a key, or is safe to repeat by itself", () => {
  const making = operations.filter(
    ({ method, operation }) => method === "POST" && operation.responses?.["201"],
  )
  const withoutKey = making.filter(
    ({ operation }) => !JSON.stringify(operation.parameters ?? []).includes("idempotency-key"),
  )
  expect(making.length).toBeGreaterThan(withoutKey.length)
  expect(withoutKey.map(({ call }) => call).toSorted()).toEqual(Object.keys(safeByThemselves).toSorted())
})

test("a booking that was taken back is made again by the same key", async () => {
  const { rahim, ana, guitars, api } = await testApp()
  const body = JSON.stringify({ ...buyerContact, productId: await listProduct(rahim, guitars) })
  const headers = {
    "Content-Type": "application/json",
    "Idempotency-Key": "one",
    Authorization: `Bearer ${ana.accessToken}`,
  }
  const books = () => read(Inserted, api.request("/api/bookings", { method: "POST", headers, body }))
  const { insertedId } = await books()
  expect((await ana.delete(`/api/bookings/${insertedId}`)).status).toBe(200)
  expect((await books()).insertedId).not.toBe(insertedId)
})

test("a key counts for one person and one day", async () => {
  const { rahim, sadia, guitars, api, db } = await testApp()
  const lists = async (seller: typeof rahim, key: string) => {
    const headers = {
      "Content-Type": "application/json",
      "Idempotency-Key": key,
      Authorization: `Bearer ${seller.accessToken}`,
    }
    const body = JSON.stringify(products.get(seller))
    return (await read(Inserted, api.request("/api/products", { method: "POST", headers, body }))).insertedId
  }
  const products = new Map([
    [rahim, await productOf(rahim, guitars)],
    [sadia, await productOf(sadia, guitars)],
  ])
  const ids = [await lists(rahim, "one"), await lists(sadia, "one")]
  await deleteOldKeys(db)
  ids.push(await lists(rahim, "one"))
  expect(new Set(ids).size).toBe(2)
  await sql`update "idempotencyKeys" set "createdAt" = now() - interval '25 hours'`.execute(db)
  await deleteOldKeys(db)
  expect(ids).not.toContain(await lists(rahim, "one"))
})
