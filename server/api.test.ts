import { expect, test } from "vitest"
import { cast } from "../test/cast.ts"
import { routes } from "./api.ts"
import { describe } from "./document.ts"

const { paths } = await describe(routes)

const operations = Object.entries(paths).flatMap(([path, { get, post, patch, delete: remove }]) =>
  Object.entries({ GET: get, POST: post, PATCH: patch, DELETE: remove }).flatMap(([method, operation]) =>
    operation ? [{ method, path, policy: policyOf(operation), operation }] : [],
  ),
)

function policyOf(operation: object) {
  return "x-policy" in operation ? String(operation["x-policy"]) : undefined
}

test("no route is open without saying so: each names its policy", () => {
  const handled = routes.routes
    // what stands before many calls, and answers none
    .filter(({ method, path }) => method !== "ALL" || !path.endsWith("*"))
    .map(({ method, path }) => `${method} ${path}`)
  const described = operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`)
  expect(new Set(described)).toEqual(new Set(handled))
  expect(operations.filter(({ policy }) => policy === undefined)).toEqual([])
})

test("every call of the specification is there", () => {
  const calls = operations.map(({ method, path }) => `${method} ${path}`)
  for (const call of [
    "GET /api/users/admin/{email}",
    "GET /api/users/buyer/{email}",
    "GET /api/users/seller/{email}",
    "GET /api/users/buyer",
    "DELETE /api/users/buyer/{id}",
    "GET /api/users/seller",
    "PATCH /api/users/seller/{id}",
    "DELETE /api/users/seller/{id}",
    "GET /api/users",
    "POST /api/users",
    "GET /api/jwt",
    "GET /api/categories",
    "GET /api/categories/{id}",
    "GET /api/products",
    "POST /api/products",
    "DELETE /api/products/{id}",
    "GET /api/myProducts",
    "PATCH /api/myProducts/{id}",
    "GET /api/bookings",
    "GET /api/bookings/{id}",
    "POST /api/bookings",
    "DELETE /api/bookings/{id}",
    "GET /api/wishlist",
    "POST /api/wishlist",
    "POST /api/create-payment-intent",
    "POST /api/payments",
  ])
    expect(calls).toContain(call)
})

const anId = "01a1fb66-3af6-7436-b9d5-f0371bc28bdf"

function addressOf(path: string) {
  return path.replace("{id}", anId).replace("{email}", "ana@example.org")
}

test.each(operations.filter(({ policy }) => !/^anyone|^provider/.test(policy ?? "")))(
  "a stranger is not let in: $method $path",
  async ({ method, path }) => {
    const { api } = await cast()
    for (const authorization of ["", "Bearer x", "Bearer eyJhbGciOiJub25lIn0.e30."]) {
      const answer = await api.request(addressOf(path), { method, headers: { authorization } })
      expect(answer.status).toBe(401)
      expect(answer.headers.get("Content-Type")).toContain("application/problem+json")
    }
  },
)

test("a buyer is not let into a seller's calls, nor a seller into a buyer's", async () => {
  const { rahim, ana } = await cast()
  for (const { method, path, policy } of operations) {
    const [wrong] = [policy === "Seller" && ana, policy === "Buyer" && rahim].filter(
      (person) => person !== false,
    )
    if (!wrong) continue
    const call = { GET: wrong.get, POST: wrong.post, PATCH: wrong.patch, DELETE: wrong.delete }[method]
    expect((await call?.(addressOf(path)))?.status, `${method} ${path}`).toBe(403)
  }
})

const hostile = [
  "{",
  "",
  "null",
  "[]",
  "1",
  '"text"',
  "[".repeat(60_000),
  `${"[".repeat(30)}${"]".repeat(30)}`,
  '{"a":'.repeat(10_000),
  '{"__proto__":{"role":"admin"}}',
  '{"name":"\\u0000","email":"a@b.cd","productName":"\\ud800"}',
  '{"name":{"length":{"toString":1,"valueOf":1}},"email":{"length":{"toString":1,"valueOf":1}}}',
  '{"sellingPrice":1e308,"buyingPrice":-1,"productId":"x","product":{"_id":5}}',
]

test("hostile bodies are told what is wrong with them and change nothing", async () => {
  const { rahim, ana, db } = await cast({ DEMO: "off" })
  const count = async () => (await db.selectFrom("bookings").selectAll().execute()).length
  for (const { method, path, policy } of operations) {
    if (method === "GET") continue
    const person = policy === "Seller" ? rahim : ana
    const call = { POST: person.post, PATCH: person.patch, DELETE: person.delete }[method]
    for (const body of hostile) {
      const answer = await call?.(addressOf(path), body)
      expect(answer?.status, `${method} ${path} ${body.slice(0, 40)}`).toBeLessThan(500)
    }
  }
  expect(await count()).toBe(0)
})

test("strange addresses are refused in order", async () => {
  const { api, ana } = await cast()
  const expected: Record<string, number> = {
    "/api/nowhere": 404,
    "/api/auth/update-user": 404,
    "/api/categories/%00": 404,
    "/api/categories/%E0%A4%A": 404,
    "/api/products/not-an-id": 404,
    "/api/products?cursor=not-an-id": 400,
    "/api/products?limit=0": 400,
    "/api/products?limit=101": 400,
    "/api/products?limit=NaN": 400,
    "/api/products?categoryId=1%27%20or%201=1": 400,
    "/api/products?limit=1&limit=2": 400,
    "/api/jwt?email=a@b.cd&email=ana@example.org": 400,
    [`/api/products?${"x".repeat(9_000)}`]: 413,
  }
  for (const [path, status] of Object.entries(expected)) {
    const answer = await api.request(path)
    expect(answer.status, path).toBe(status)
    expect(answer.headers.get("Content-Type")).toContain("application/problem+json")
  }
  const wrongMethod = await ana.delete("/api/categories")
  expect(wrongMethod.status).toBe(405)
  expect(wrongMethod.headers.get("Allow")).toBe("GET")
  const wrongType = await api.request("/api/auth/sign-in/email", { method: "POST", body: "email=a" })
  expect(wrongType.status).toBe(415)
  const huge = await ana.post("/api/bookings", { buyerLocation: "x".repeat(100_000) })
  expect(huge.status).toBe(413)
  const foreign = await api.request("/api/auth/sign-out", {
    method: "POST",
    headers: { Origin: "https://evil.example" },
  })
  expect(foreign.status).toBe(403)
})
