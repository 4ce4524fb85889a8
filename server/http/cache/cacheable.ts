import type { IncomingMessage } from "node:http"
import { apiPath, pathsWhere, patternOf } from "../../../contract/pages.ts"
import { isRead } from "../rate-limit.ts"
import { hasBody, hasSeveralHosts } from "../well-formed.ts"

export type Incoming = Pick<IncomingMessage, "method" | "url" | "headers" | "rawHeaders" | "socket">

/** What is the same for everyone who does not prove who they are. */
const answers = ["categories", "products"].flatMap((name) => [`${apiPath}/${name}`, `${apiPath}/${name}/:id`])
const cacheable = new RegExp(`^(?:${patternOf([...pathsWhere("isCacheable", true), ...answers])})$`)

/** Of a list only the first page: further ones are asked for by few, and would drive out the others. */
const further = "cursor="

/** Where a change may alter it. Whatever else does is heard from the database, a moment later. */
const sources = /^\/api\/(?:products|myProducts|users|payments)(?:\/|$)/

/** What an answer is kept under, where the request asks for what everyone may see. */
export function keyOf(incoming: Incoming) {
  return isCacheablePath(incoming) && isAnonymous(incoming) ? incoming.url : undefined
}

function isCacheablePath(incoming: Incoming) {
  const path = pathOf(incoming)
  return cacheable.test(path) && !incoming.url?.includes(further, path.length)
}

/** Whether it is a plain question of someone who does not prove who they are. */
export function isAnonymous(incoming: Incoming) {
  const { method, url, headers } = incoming
  if (method !== "GET" || headers.authorization !== undefined) return false
  if (headers.cookie !== undefined && url?.startsWith(`${apiPath}/`)) return false
  return !hasBody(incoming) && !hasSeveralHosts(incoming)
}

/** Whether it may have changed what everyone may see. */
export function isChange(incoming: Incoming) {
  return !isRead(incoming.method) && sources.test(pathOf(incoming))
}

export function pathOf({ url = "" }: Incoming) {
  const end = url.indexOf("?")
  return end === -1 ? url : url.slice(0, end)
}
