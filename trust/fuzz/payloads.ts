import { broken } from "../malformed/addresses.ts"
import { texts as malformed } from "../malformed/bodies.ts"
import type { Json } from "./document.ts"

const numbers = [0, -1, 1.005, 2 ** 53, -(2 ** 31) - 1, Number.MAX_VALUE, 5e-324]
const characters = ["", " ", "\u0000", "a\u0000b", "\ud800", "\u202egnirts", "\ufeff"]
const lengths = ["x".repeat(65_536), "é".repeat(300)]
const names = ["0", "NaN", "1e400", "__proto__", "constructor", "toString"]
const queries = ["' OR 1=1 --", "1; drop table users", "%27%20union%20all"]
const paths = ["../../../../etc/passwd", "..\\..\\windows", "/photos/../../secret"]
const code = ["<script>window.__x=1</script>", "{{7*7}}", "javascript:alert(1)", "line\r\nX-Injected: 1"]
const ids = ["00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff"]
const almost = ["0000-00-00", ...ids, "a@b@c", `${"a".repeat(250)}@backline.example`]
const lists: Json[] = [[], [[[[[[]]]]]], Array.from({ length: 500 }, () => 1)]
const twisted = { toString: "x", valueOf: 1 }
const objects: Json[] = [{}, { $ne: null }, { length: 1e9 }, { length: twisted }, twisted]
const texts = [characters, lengths, names, queries, paths, code, almost].flat()

/** Values of unexpected types. */
export const values: Json[] = [null, true, ...numbers, ...texts, ...lists, ...objects]

/** Put into an address without encoding. */
export const rawTexts = [...broken, "..;/", "a=1&a=2", "[]=1", ";", "//", "*"]

export const headers: [name: string, value: string][] = Object.entries({
  authorization: ["Bearer x", "Bearer eyJhbGciOiJub25lIn0.e30.", "Basic YTpi", ""],
  cookie: ["session=x.y; session=z", ";;=;%"],
  "content-type": ["text/plain", "application/json; charset=utf-16", "multipart/form-data"],
  "content-encoding": ["gzip"],
  origin: ["https://evil.example"],
  "sec-fetch-site": ["cross-site"],
  "x-forwarded-for": ["'; --"],
  "x-http-method-override": ["DELETE"],
  "if-none-match": ["*"],
  range: ["bytes=9-1"],
  accept: ["text/html"],
  "accept-language": ["x".repeat(1000)],
  host: ["evil.example"],
}).flatMap(([name, all]) => all.map((value): [string, string] => [name, value]))

const forms = ["multipart/form-data; boundary=x", "application/x-www-form-urlencoded"]
// in most cases the right type
const right = Array.from({ length: 3 }, () => "application/json")
export const types = [...right, "text/plain", ...forms, "application/xml", ""]

export const bodies = ["{}", ...Object.values(malformed).filter(({ length }) => length < 70_000)]
