import { isIP } from "node:net"
import { compile } from "proxy-addr"

export function isAddressList(words: string) {
  try {
    trustedProxies(words)
    return true
  } catch {
    return false
  }
}

export function trustedProxies(addresses: string) {
  const ranges = addresses.split(",").map((address) => address.trim())
  if (!ranges.every(isAddressOrRange)) throw new Error("not an address or a range")
  return compile(ranges)
}

/** proxy-addr also accepts 10/8, which means 0.0.0.10/8, and names of networks. */
function isAddressOrRange(range: string) {
  const [address = "", bits = "1", ...rest] = range.split("/")
  return isIP(address) !== 0 && /^[1-9]\d{0,2}$/.test(bits) && rest.length === 0
}

export function isOrigin(address: string) {
  const url = URL.parse(address)
  return !url?.protocol.startsWith("http") || url.href === `${url.origin}/`
}

/** A name is looked up; `256.1.1.1` is none. */
export function isHost(host: string) {
  return isIP(host) !== 0 || (/^[\w.-]+$/.test(host) && /[a-z]/i.test(host))
}
