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

/** proxy-addr would also accept names of networks, and 10/8, which it reads as 0.0.0.10/8. */
function isAddressOrRange(range: string) {
  const [address = "", bits = "1", ...rest] = range.split("/")
  return isIP(address) !== 0 && /^[1-9]\d{0,2}$/.test(bits) && rest.length === 0
}

export function isOrigin(address: string) {
  const url = URL.parse(address)
  return !url?.protocol.startsWith("http") || url.href === `${url.origin}/`
}

/** Names are resolved later; `256.1.1.1` is neither an IP address nor a name. */
export function isHost(host: string) {
  return isIP(host) !== 0 || (/^[\w.-]+$/.test(host) && /[a-z]/i.test(host))
}
