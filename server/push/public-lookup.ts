import { lookup, type LookupAddress } from "node:dns"
import type { LookupFunction } from "node:net"
import ipaddr from "ipaddr.js"

/** Resolves a host; fails if one of its addresses is not public, against SSRF. */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const failure = error ?? (addresses.every(isPublic) ? null : new Error("not a public address"))
    const [first] = addresses ?? []
    if (failure || !first) answer(failure ?? new Error("no address"), [])
    else if (options.all) answer(null, addresses)
    else answer(null, first.address, first.family)
  })
}

function isPublic({ address }: LookupAddress) {
  return ipaddr.process(address).range() === "unicast"
}
