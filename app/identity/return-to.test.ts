import { expect, test } from "vitest"
import { loginFor } from "./login-for.ts"
import { safeReturnTo } from "./return-to.ts"

test.for(["/", "/dashboard/myorders", "/categories/1?book=2#3", "/categories?next=https://backline.example"])(
  "whoever came from %s returns there",
  (path) => {
    expect(safeReturnTo(path)).toBe(path)
  },
)

test("whoever came from an address in another script returns there", () => {
  expect(safeReturnTo("/categories?place=ঢাকা")).toBe("/categories?place=%E0%A6%A2%E0%A6%BE%E0%A6%95%E0%A6%BE")
})

test.for([
  null,
  "",
  "dashboard",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/..//evil.example",
  "/a/..//evil.example",
  "/login?from=/",
  "/bn/login",
  "/bn//evil.example",
  "/login/google?from=//evil.example",
  "/signup",
])("nobody is sent to %j after login", (path) => {
  expect(safeReturnTo(path)).toBe("/")
})

test("the login page carries the whole address to come back to", () => {
  const login = loginFor({ pathname: "/categories/1", search: "?book=2", hash: "#3" })
  expect(new URL(login, "http://localhost").searchParams.get("from")).toBe("/categories/1?book=2#3")
})
