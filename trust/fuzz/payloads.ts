import { broken } from "../malformed/addresses.ts"
import { texts } from "../malformed/bodies.ts"
import type { Json } from "./document.ts"

const numbers = [0, -1, 1.005, 2 ** 53, -(2 ** 31) - 1, Number.MAX_VALUE, 5e-324]
const characters = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202egnirts",
  "\ufeff",
  "x".repeat(65_536),
  "é".repeat(300),
]
const names = ["0", "NaN", "1e400", "__proto__", "constructor", "toString"]
const code = [
  "' OR 1=1 --",
  "1; drop table users",
  "%27%20union%20all",
  "<script>window.__x=1</script>",
  "{{7*7}}",
  "../../../../etc/passwd",
  "..\\..\\windows",
  "line\r\nX-Injected: 1",
  "javascript:alert(1)",
  "/photos/../../secret",
]
const almost = [
  "0000-00-00",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "a@b@c",
  `${"a".repeat(250)}@backline.example`,
]
const objects: Json[] = [
  [],
  [[[[[[]]]]]],
  {},
  { $ne: null },
  { length: 1e9 },
  { length: { toString: "x", valueOf: 1 } },
  { toString: "x", valueOf: 1 },
  Array.from({ length: 500 }, () => 1),
]
/** What stands where something else belongs. */
export const values: Json[] = [
  null,
  true,
  ...numbers,
  ...characters,
  ...names,
  ...code,
  ...almost,
  ...objects,
]

/** Put into an address as they stand. */
export const rawTexts = [...broken, "..;/", "a=1&a=2", "[]=1", ";", "//", "*"]

export const headers: [string, string][] = [
  ["authorization", "Bearer x"],
  ["authorization", "Bearer eyJhbGciOiJub25lIn0.e30."],
  ["authorization", "Basic YTpi"],
  ["authorization", ""],
  ["cookie", "session=x.y; session=z"],
  ["cookie", ";;=;%"],
  ["content-type", "text/plain"],
  ["content-type", "application/json; charset=utf-16"],
  ["content-type", "multipart/form-data"],
  ["content-encoding", "gzip"],
  ["origin", "https://evil.example"],
  ["sec-fetch-site", "cross-site"],
  ["x-forwarded-for", "'; --"],
  ["x-http-method-override", "DELETE"],
  ["if-none-match", "*"],
  ["range", "bytes=9-1"],
  ["accept", "text/html"],
  ["accept-language", "x".repeat(1000)],
  ["host", "evil.example"],
]

export const types = [
  // mostly the right one
  ...Array.from({ length: 3 }, () => "application/json"),
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "application/xml",
  "",
]

export const bodies = ["{}", ...Object.values(texts).filter(({ length }) => length < 70_000)]
