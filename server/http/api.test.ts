import { expect, test } from "vitest"
import { testApp } from "../../test/test-app.ts"
import { operations } from "../../test/calls/operations.ts"
import { routes } from "./api.ts"

test("no route is open without saying so: each names its policy", () => {
  const handled = routes.routes
    .filter(({ method, path }) => method !== "ALL" || !path.endsWith("*"))
    .map(({ method, path }) => `${method} ${path}`)
  const described = operations.map(({ call }) => call.replaceAll(/\{(\w+)\}/g, ":$1"))
  expect(new Set(described)).toEqual(new Set(handled))
  expect(operations.filter(({ policy }) => policy === undefined)).toEqual([])
})

const anId = "01a1fb66-3af6-7436-b9d5-f0371bc28bdf"

function addressOf(path: string) {
  return path.replace("{id}", anId).replace("{email}", "ana@example.org")
}

test("a stranger is not let in, with a forged token neither", async () => {
  const { api } = await testApp()
  for (const { method, path, call } of operations.filter(
    ({ policy = "" }) => !/^anyone|^provider/.test(policy),
  ))
    for (const authorization of ["", "Bearer x", "Bearer eyJhbGciOiJub25lIn0.e30."]) {
      const response = await api.request(addressOf(path), { method, headers: { authorization } })
      expect(response.status, call).toBe(401)
      expect(response.headers.get("Content-Type")).toContain("application/problem+json")
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
  const { rahim, ana, db } = await testApp({ DEMO: "off" })
  for (const { method, path, call, policy } of operations.filter((each) => each.method !== "GET")) {
    const person = policy === "Seller" ? rahim : ana
    const send = { POST: person.post, PUT: person.put, PATCH: person.patch, DELETE: person.delete }[method]
    for (const body of hostile)
      expect((await send?.(addressOf(path), body))?.status, `${call} ${body.slice(0, 40)}`).toBeLessThan(500)
  }
  expect(await db.selectFrom("bookings").select("id").execute()).toEqual([])
})

test("strange addresses are refused in order", async () => {
  const { api, ana, rahim } = await testApp()
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
    [`/api/products?${"x".repeat(9_000)}`]: 413,
  }
  for (const [path, status] of Object.entries(expected)) {
    const response = await api.request(path)
    expect(response.status, path).toBe(status)
    expect(response.headers.get("Content-Type")).toContain("application/problem+json")
  }
  const wrongMethod = await ana.delete("/api/categories")
  expect(wrongMethod.status).toBe(405)
  expect(wrongMethod.headers.get("Allow")).toBe("GET")
  const wrongType = await api.request("/api/auth/sign-in/email", { method: "POST", body: "email=a" })
  expect(wrongType.status).toBe(415)
  expect((await rahim.post("/api/images", { image: "x" })).status).toBe(415)
})

test("a body that is too large is refused, whether or not it says how large it is", async () => {
  const { api } = await testApp()
  const send = async (body: BodyInit) => {
    const headers = { "Content-Type": "application/json" }
    const init = { method: "POST", headers, body, duplex: "half" }
    return (await api.request("/api/wishlist", init)).status
  }
  const fits = "x".repeat(128_000)
  expect([await send(fits), await send(`${fits}x`)]).toEqual([401, 413])
  expect([await send(inParts(fits)), await send(inParts(`${fits}x`))]).toEqual([401, 413])
})

function inParts(text: string) {
  return new Blob([text]).stream()
}
