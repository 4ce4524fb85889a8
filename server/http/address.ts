import { IncomingMessage } from "node:http"
import { type BlockList, isIP, isIPv6 } from "node:net"
import type { Context } from "hono"
import { LRUCache } from "lru-cache"
import type { Env } from "../process/app-context.ts"

/** The client's IP address, or its IPv6 /64; "unknown" for requests made in process. */
export function addressOf<E extends Env>(c: Context<E>) {
  const incoming = incomingOf(c.env)
  return incoming ? callerOf(incoming, c.env.config.trustedProxies) : unknown
}

const unknown = "unknown"

type Incoming = Pick<IncomingMessage, "socket" | "headers">

/** Hops left of the rightmost untrusted one can be forged; an unreadable hop counts as the proxy itself. */
export function callerOf({ socket: { remoteAddress }, headers }: Incoming, trustedProxies?: BlockList) {
  if (!remoteAddress) return unknown
  if (!trustedProxies || !isIn(trustedProxies, remoteAddress)) return clientOf(remoteAddress)
  const hops = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim())
  const last = hops.findLast((hop) => !(isIP(hop) && isIn(trustedProxies, hop)))
  return clientOf(last && isIP(last) ? last : remoteAddress)
}

export function hasAddress<E extends Env>({ env }: Context<E>) {
  return incomingOf(env) !== undefined
}

/** The Node.js request; undefined for requests made in process. */
export function incomingOf(env: unknown) {
  if (typeof env !== "object" || env === null || !("incoming" in env)) return undefined
  return env.incoming instanceof IncomingMessage ? env.incoming : undefined
}

const clients = new LRUCache<string, string>({ max: 10_000, memoMethod: networkOf })

/** RFC 6177: one customer holds at least a whole /64. */
function clientOf(address: string) {
  return clients.memo(address)
}

function networkOf(address: string) {
  const plain = unmapped(address)
  if (!isIPv6(plain)) return plain
  const [head = "", tail] = plain.replace(/%.*/, "").split("::")
  const before = head.split(":").filter(Boolean)
  const after = (tail ?? "").split(":").filter(Boolean)
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => "0")
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`
}

function isIn(list: BlockList, address: string) {
  const plain = unmapped(address)
  return list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4")
}

// IPv4-mapped IPv6, as a dual-stack socket reports IPv4 clients
function unmapped(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/, "")
}
