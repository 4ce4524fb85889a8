import { type Malformed, raw } from "./raw-request.ts"

const unfinished = ["%", "%%", "%z", "%zz", "%0", "%u0041", "%25%30%30%"]
const zeros = ["%00", "a%00b", "%C0%80"]
const notUtf8 = ["%C0%AF", "%ED%A0%80", "%FF", "%F0%28%8C%28", "%F8%A1%A1%A1%A1"]
/** Parts of a path with a broken encoding, or one that hides a parent directory. */
export const broken = [...unfinished, ...zeros, ...notUtf8, "%2e%2e%2f%2e%2e%2fetc%2fpasswd"]

const folders = ["products", "categories", "users/admin", "auth"].map((name) => `/api/${name}/#`)
const ofProducts = ["/photos/products/#.jpg", "/api/products/#/phone", "/api/sellers/#"]
const others = ["/api/#", "/photos/#", "/assets/#", "/category/#", "/#", ...ofProducts]
const filters = [
  "limit",
  "cursor",
  "categoryId",
  "ad",
  "category",
  "condition",
  "min",
  "district",
  "sort",
].map((name) => `/api/products?${name}=#`)
const places = [...folders, ...others, ...filters]

/** Paths that are broken where a name, an id or a filter should be. */
export function addresses(): Malformed[] {
  const paths = broken.flatMap((part) => places.map((path) => path.replace("#", part)))
  return paths.map((path) => raw(`GET ${path}`, `GET ${path} HTTP/1.1`))
}
