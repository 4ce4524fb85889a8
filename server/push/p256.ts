import { createECDH } from "node:crypto"

const curve = "prime256v1"

export function areKeyPair(publicKey: string, privateKey: string) {
  try {
    return publicKeyOf(Buffer.from(privateKey, "base64url")) === publicKey
  } catch {
    return false
  }
}

export function publicKeyOf(privateKey: Buffer) {
  const ecdh = createECDH(curve)
  ecdh.setPrivateKey(privateKey)
  return ecdh.getPublicKey("base64url")
}

/** Whether it is an uncompressed point of the curve, as browsers generate it. */
export function isPublicKey(key: string) {
  const bytes = Buffer.from(key, "base64url")
  if (bytes.length !== 65) return false
  const ecdh = createECDH(curve)
  ecdh.generateKeys()
  try {
    return ecdh.computeSecret(bytes).length > 0
  } catch {
    return false
  }
}
