import { createHash, timingSafeEqual } from "node:crypto"

/** https://developer.sslcommerz.com/doc/v4/: the fields that `verify_key` names, signed with the store's password. */
export function isProven(fields: URLSearchParams, password: string) {
  const sha2 = fields.get("verify_sign_sha2")
  const sign = sha2 ?? fields.get("verify_sign")
  const names = fields.get("verify_key")?.split(",") ?? []
  if (!sign || names.length === 0 || names.some((name) => !fields.has(name))) return false
  const hash = hashBy(sha2 ? "sha256" : "md5")
  const signed = new Map(names.map((name) => [name, fields.get(name) ?? ""]))
  signed.set("store_passwd", hash(password))
  const words = [...signed].toSorted(([one], [other]) => (one < other ? -1 : 1)).map((pair) => pair.join("="))
  return isEqual(hash(words.join("&")), sign)
}

function hashBy(algorithm: "sha256" | "md5") {
  return (text: string) => createHash(algorithm).update(text).digest("hex")
}

function isEqual(ours: string, theirs: string) {
  const [one, other] = [Buffer.from(ours), Buffer.from(theirs)]
  return one.length === other.length && timingSafeEqual(one, other)
}
