import { expect, test } from "vitest"
import { languageOfPath, pathIn } from "./language.ts"

test.each([
  ["/", "/", "/bn"],
  ["/blog", "/blog", "/bn/blog"],
  ["//evil.example", "/evil.example", "/bn/evil.example"],
  ["//", "/", "/bn"],
])("%s is at %s in English and at %s in Bangla", (path, english, bangla) => {
  expect([pathIn("en", path), pathIn("bn", path)]).toEqual([english, bangla])
})

test.each(["/bnx", "/BN", "/bn%2fblog", "//bn", "/blog/bn"])("%s is in English", (path) => {
  expect(languageOfPath(path)).toBe("en")
})
