import { BlockList, isIP, isIPv6 } from "node:net"
import { getConnInfo } from "@hono/node-server/conninfo"
import type { Context } from "hono"
import type { Env } from "./house.ts"

/**
 * Where a request comes from: what the socket says, or, where that is a proxy that the settings trust, the last address
 * that it forwarded for and that is not a proxy too. What stands before is what anyone may write. "unknown" inside a test
 * that has no socket.
 */
export function addressOf(c: Context<Env>) {
  const { env }: { env: unknown } = c
  const hasSocket = typeof env === "object" && env !== null && "incoming" in env
  const socket = hasSocket ? getConnInfo(c).remote.address : undefined
  if (!socket) return "unknown"
  const { trustedProxies } = c.var.config
  if (!trustedProxies || !isIn(trustedProxies, socket)) return socket
  const hops = (c.req.header("X-Forwarded-For") ?? "").split(",").map((hop) => hop.trim())
  return hops.findLast((hop) => isIP(hop) && !isIn(trustedProxies, hop)) ?? socket
}

function isIn(list: BlockList, address: string) {
  // an IPv4 caller of a server that listens on IPv6
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "")
  return list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4")
}

/** Addresses and ranges, separated by commas: "127.0.0.1, 10.0.0.0/8". Throws for anything else. */
export function addressList(words: string) {
  const list = new BlockList()
  for (const word of words.split(",").map((part) => part.trim())) {
    const [address = "", bits] = word.split("/")
    const family = isIPv6(address) ? "ipv6" : "ipv4"
    if (bits) list.addSubnet(address, Number(bits), family)
    else list.addAddress(address, family)
  }
  return list
}
