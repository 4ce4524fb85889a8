import { IncomingMessage } from "node:http"
import { isIP, isIPv4 } from "node:net"
import type { Context } from "hono"
import ipaddr from "ipaddr.js"
import proxyAddr from "proxy-addr"
import type { Config } from "../config/config.ts"
import type { Env } from "../process/app-context.ts"

/** Returns the /64 of an IPv6 client; "unknown" for requests made in process. */
export function clientAddress<E extends Env>(c: Context<E>) {
  const incoming = incomingOf(c.env)
  return incoming ? callerOf(incoming, c.env.config.trustedProxies) : unknown
}

const unknown = "unknown"

/** The last untrusted hop of X-Forwarded-For; the proxy itself for an empty or unreadable hop: hops can be forged. */
export function callerOf(incoming: IncomingMessage, isTrusted?: Config["trustedProxies"]) {
  const { remoteAddress } = incoming.socket
  if (!remoteAddress) return unknown
  const address = isTrusted && !hasEmptyHop(incoming) ? proxyAddr(incoming, isTrusted) : remoteAddress
  return clientOf(isIP(address) ? address : remoteAddress)
}

function hasEmptyHop({ headers }: IncomingMessage) {
  const hops = headers["x-forwarded-for"]
  return (
    hops !== undefined &&
    String(hops)
      .split(",")
      .some((hop) => hop.trim() === "")
  )
}

export function hasAddress<E extends Env>({ env }: Context<E>) {
  return incomingOf(env) !== undefined
}

export function incomingOf(env: unknown) {
  if (typeof env !== "object" || env === null || !("incoming" in env)) return undefined
  return env.incoming instanceof IncomingMessage ? env.incoming : undefined
}

/** RFC 6177: one customer holds at least a whole /64. */
function clientOf(address: string) {
  if (isIPv4(address)) return address
  const ip = ipaddr.process(address)
  if (ip instanceof ipaddr.IPv4) return ip.toString()
  const network = ip.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(":")}::/64`
}
