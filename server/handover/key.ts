import { createECDH, hkdfSync } from "node:crypto"
import { LRUCache } from "lru-cache"
import {
  handoverAlgorithm,
  handoverKeyAlgorithm as algorithm,
  type HandoverKey,
} from "../../contract/handover.ts"

const curve = { kty: "EC", crv: "P-256" } as const
/** FIPS 186-5, P-256: a private key is between 1 and this. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
/** FIPS 186-5 A.2.1: 64 bits more than the order, so that the modulo bias is negligible. */
const seedBytes = 40

type KeyPair = { privateKey: CryptoKey; publicKey: CryptoKey; jwk: HandoverKey }

const known = new LRUCache<string, Promise<KeyPair>>({ max: 10 })

/** Derives the key pair from AUTH_SECRET, so that all processes have the same. */
export function handoverKey(secret: string) {
  const pair = known.get(secret) ?? derive(secret)
  known.set(secret, pair)
  return pair
}

async function derive(secret: string): Promise<KeyPair> {
  const seed = Buffer.from(hkdfSync("sha256", secret, "", "backline handover", seedBytes)).toString("hex")
  const scalar = (BigInt(`0x${seed}`) % (order - 1n)) + 1n
  const privateBytes = Buffer.from(scalar.toString(16).padStart(64, "0"), "hex")
  const ecdh = createECDH("prime256v1")
  ecdh.setPrivateKey(privateBytes)
  const point = ecdh.getPublicKey()
  const x = point.subarray(1, 33).toString("base64url")
  const y = point.subarray(33).toString("base64url")
  const d = privateBytes.toString("base64url")
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.importKey("jwk", { ...curve, x, y, d }, algorithm, false, ["sign"]),
    crypto.subtle.importKey("jwk", { ...curve, x, y }, algorithm, false, ["verify"]),
  ])
  return { privateKey, publicKey, jwk: { ...curve, alg: handoverAlgorithm, use: "sig", x, y } }
}
