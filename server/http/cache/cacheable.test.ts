import { Socket } from "node:net"
import { expect, test } from "vitest"
import { keyOf } from "./cacheable.ts"

const id = "018f0000-0000-7000-8000-000000000001"
const cookie = { cookie: "session=1" }

test.each([
  ["/", {}, true],
  ["/?a=1", cookie, true],
  ["/products?q=guitar", {}, true],
  ["/products?q=guitar&after=x", {}, false],
  [`/products/${id}/fender`, cookie, true],
  [`/sellers/${id}`, {}, true],
  ["/login", {}, true],
  ["/dashboard", {}, false],
  ["/bn", cookie, true],
  [`/bn/products/${id}/fender`, {}, true],
  ["/bn/dashboard", {}, false],
  ["/bnx", {}, false],
  ["/api/products?q=guitar", {}, true],
  ["/api/products?q=guitar", cookie, false],
  [`/api/products/${id}`, { authorization: "Bearer x" }, false],
  [`/api/products/${id}/phone`, {}, false],
  ["/api/users/me", {}, false],
  ["/api/products/facets?q=guitar", {}, true],
  ["/api/suggestions?q=guitar", {}, false],
])("the answer to %s with the headers %j is kept for everyone: %s", (url, headers, isKept) => {
  const incoming = { method: "GET", url, headers, rawHeaders: [], socket: new Socket() }
  expect(keyOf(incoming)).toBe(isKept ? url : undefined)
  expect(keyOf({ ...incoming, method: "POST" })).toBeUndefined()
})
