import { IncomingMessage } from "node:http"
import { type BlockList, isIP, isIPv6 } from "node:net"
import type { Context } from "hono"
import { LRUCache } from "lru-cache"
import type { Env } from "../process/app-context.ts"

/** Where a request comes from; "unknown" where it has no socket. */
export function addressOf<E extends Env>(c: Context<E>) {
  const incoming = incomingOf(c.env)
  return incoming ? callerOf(incoming, c.env.config.trustedProxies) : unknown
}

const unknown = "unknown"

type Caller = Pick<IncomingMessage, "socket" | "headers">

/**
 * What the socket says, or, where that is a proxy that the settings trust, the last address that it forwarded for and that
 * is not a proxy too. What stands before is what anyone may write.
 */
export function callerOf({ socket: { remoteAddress }, headers }: Caller, trustedProxies?: BlockList) {
  if (!remoteAddress) return unknown
  if (!trustedProxies || !isIn(trustedProxies, remoteAddress)) return householdOf(remoteAddress)
  const hops = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim())
  const last = hops.findLast((hop) => !(isIP(hop) && isIn(trustedProxies, hop)))
  // one that cannot be read must not lead to what stands before it
  return householdOf(last && isIP(last) ? last : remoteAddress)
}

/** Whether a request came through a socket, and not from within. */
export function hasAddress<E extends Env>({ env }: Context<E>) {
  return incomingOf(env) !== undefined
}

/** The request as it came in, unless it was made within. */
export function incomingOf(env: unknown) {
  if (typeof env !== "object" || env === null || !("incoming" in env)) return undefined
  return env.incoming instanceof IncomingMessage ? env.incoming : undefined
}

// whoever asks has mostly asked before
const households = new LRUCache<string, string>({ max: 10_000, memoMethod: shortened })

/** Of an IPv6 address its first 64 bits: whoever has one of them has all that begin like it (RFC 6177). */
function householdOf(address: string) {
  return households.memo(address)
}

function shortened(address: string) {
  const plain = withoutMapping(address)
  if (!isIPv6(plain)) return plain
  const [head = "", tail] = plain.replace(/%.*/, "").split("::")
  const before = head.split(":").filter(Boolean)
  const after = (tail ?? "").split(":").filter(Boolean)
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => "0")
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`
}

function isIn(list: BlockList, address: string) {
  const plain = withoutMapping(address)
  return list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4")
}

// an IPv4 caller of a server that listens on IPv6
function withoutMapping(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/, "")
}
