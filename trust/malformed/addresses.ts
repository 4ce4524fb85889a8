import type { Malformed } from "./send.ts"
import { raw } from "./write.ts"

const broken = [
  "%",
  "%%",
  "%z",
  "%zz",
  "%0",
  "%00",
  "a%00b",
  "%C0%AF",
  "%C0%80",
  "%ED%A0%80",
  "%FF",
  "%F0%28%8C%28",
  "%F8%A1%A1%A1%A1",
  "%u0041",
  "%25%30%30%",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
]

const paths = [
  "/api/products/#",
  "/api/categories/#",
  "/api/users/admin/#",
  "/api/auth/#",
  "/api/#",
  "/photos/#",
  "/assets/#",
  "/#",
  "/category/#",
]
const queries = ["limit", "cursor", "categoryId", "ad"]

/** Addresses whose encoding is broken, where a name, an id or a filter should be. */
export function addresses(): Malformed[] {
  const inPaths = broken.flatMap((part) => paths.map((path) => path.replace("#", part)))
  const inQueries = broken.flatMap((part) => queries.map((name) => `/api/products?${name}=${part}`))
  return [...inPaths, ...inQueries].map((path) => raw(`GET ${path}`, `GET ${path} HTTP/1.1`))
}
