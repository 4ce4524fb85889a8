import { BlockList, isIPv6 } from "node:net"

/** Comma-separated addresses and CIDR ranges; throws for anything else. */
export function addressList(words: string) {
  const list = new BlockList()
  for (const word of words.split(",").map((part) => part.trim())) {
    const [address = "", bits] = word.split("/")
    const family = isIPv6(address) ? "ipv6" : "ipv4"
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, prefixLength(bits), family)
  }
  return list
}

/** /0 would trust X-Forwarded-For of everyone. */
function prefixLength(bits: string) {
  if (!/^[1-9]\d{0,2}$/.test(bits)) throw new Error(`no range ends with /${bits}`)
  return Number(bits)
}
