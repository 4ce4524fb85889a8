import { createHmac, generateKeyPairSync, sign } from "node:crypto"

type Part = Record<string, unknown>
export type Parts = { header: Part; payload: Part; signature: string; token: string }

/** Decodes the parts of a token, to be combined anew. */
export function partsOf(token: string): Parts {
  const [header = "", payload = "", signature = ""] = token.split(".")
  return { header: decoded(header), payload: decoded(payload), signature, token }
}

/** A token with these parts, signed by HMAC with this key and hash. */
export function forged(header: Part, payload: Part, key: string | Buffer, hash = "sha256") {
  const content = contentOf(header, payload)
  return `${content}.${createHmac(hash, key).update(content).digest("base64url")}`
}

/** The signing input: both parts, encoded. */
export function contentOf(header: Part, payload: Part) {
  return `${encoded(header)}.${encoded(payload)}`
}

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })

/** The attacker's own key. */
export const ownKey = publicKey.export({ format: "jwk" })
export const ownKeyText = publicKey.export({ format: "pem", type: "spki" }).toString()

/** A token signed with the attacker's own key, which its header offers for verification. */
export function signedWithOwnKey(header: Part, payload: Part) {
  const content = contentOf(header, payload)
  return `${content}.${sign("sha256", Buffer.from(content), privateKey).toString("base64url")}`
}

function encoded(part: Part) {
  return Buffer.from(JSON.stringify(part)).toString("base64url")
}

function decoded(text: string): Part {
  return JSON.parse(Buffer.from(text, "base64url").toString())
}
