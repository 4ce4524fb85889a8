import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto"

/** The keys that a browser keeps for a subscription. */
export type ReceiverKeys = { ecdh: ECDH; auth: Buffer }

export function receiverKeys(): ReceiverKeys {
  const ecdh = createECDH("prime256v1")
  ecdh.generateKeys()
  return { ecdh, auth: randomBytes(16) }
}

/** Decrypts a message of RFC 8291 with one record, in the encoding aes128gcm (RFC 8188). */
export function decrypt({ ecdh, auth }: ReceiverKeys, body: Buffer) {
  const idLength = body.readUInt8(20)
  const [salt, senderKey] = [body.subarray(0, 16), body.subarray(21, 21 + idLength)]
  const record = body.subarray(21 + idLength)
  if (record.length > body.readUInt32BE(16)) throw new Error("more than one record")
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), senderKey])
  const keyMaterial = derive(ecdh.computeSecret(senderKey), auth, info, 32)
  const key = derive(keyMaterial, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16)
  const nonce = derive(keyMaterial, salt, Buffer.from("Content-Encoding: nonce\0"), 12)
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("not the last record")
  return padded.subarray(0, end).toString()
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number) {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length))
}

/** Returns the claims of RFC 8292 (VAPID). Throws unless the key beside the token has signed it. */
export function verifyVapid(authorization: string) {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [header = "", claims = "", signature = ""] = token.split(".")
  const { typ, alg } = parse(header)
  if (typ !== "JWT" || alg !== "ES256") throw new Error("not a JWT of ES256")
  const signed = Buffer.from(`${header}.${claims}`)
  const verifier = { key: publicKeyOf(key), dsaEncoding: "ieee-p1363" } as const
  if (!verify("sha256", signed, verifier, Buffer.from(signature, "base64url")))
    throw new Error("not signed by k")
  return { key, claims: parse(claims) }
}

function parse(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, "base64url").toString())
}

function publicKeyOf(key: string) {
  const point = Buffer.from(key, "base64url")
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"))
  return createPublicKey({ key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, format: "jwk" })
}
