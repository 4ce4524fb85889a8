import type { IncomingMessage } from "node:http"
import { apiPath, inEachLanguage, pathsWhere, patternOf } from "../../../contract/pages.ts"
import { isRead } from "../rate-limit.ts"
import { hasBody, hasSeveralHosts } from "../well-formed.ts"

export type Incoming = Pick<IncomingMessage, "method" | "url" | "headers" | "rawHeaders" | "socket">

const calls = [
  "categories",
  "categories/:id",
  "products",
  "products/:id",
  "products/:id/similar",
  "sellers/:id",
]
const answers = calls.map((call) => `${apiPath}/${call}`)
const cacheable = new RegExp(
  `^(?:${patternOf([...inEachLanguage(pathsWhere("isCacheable", true)), ...answers])})$`,
)

/** Only the first page of a list is cached. */
const further = /[?&](?:cursor|after)=/

/** Writes acknowledged after this process has dropped what they changed; NOTIFY covers all other changes. */
const sources = /^\/api\/(?:products|myProducts|users|payments)(?:\/|$)/

export function keyOf(incoming: Incoming) {
  return isCacheablePath(incoming) && isAnonymous(incoming) ? incoming.url : undefined
}

function isCacheablePath(incoming: Incoming) {
  return cacheable.test(pathOf(incoming)) && !further.test(incoming.url ?? "")
}

export function isAnonymous(incoming: Incoming) {
  const { method, url, headers } = incoming
  if (method !== "GET" || headers.authorization !== undefined) return false
  if (headers.cookie !== undefined && url?.startsWith(`${apiPath}/`)) return false
  return !hasBody(incoming) && !hasSeveralHosts(incoming)
}

export function isChange(incoming: Incoming) {
  return !isRead(incoming.method) && sources.test(pathOf(incoming))
}

export function pathOf({ url = "" }: Incoming) {
  const end = url.indexOf("?")
  return end === -1 ? url : url.slice(0, end)
}
