import { hkdfSync } from "node:crypto"
import type { Config } from "../config/config.ts"
import { publicKeyOf } from "./p256.ts"

export type Vapid = { publicKey: string; privateKey: string; subject: string }

const order = BigInt("0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551")

/** Configured keys, or keys derived from the secret, which are the same in all processes that share it. */
export function pushKeys(
  { vapid, publicUrl, supportEmail }: Pick<Config, "vapid" | "publicUrl" | "supportEmail">,
  secret: string,
): Vapid {
  if (vapid) return vapid
  const site = publicUrl?.startsWith("https:") ? publicUrl : "mailto:no-reply@backline.example"
  return { ...keysOf(secret), subject: supportEmail ? `mailto:${supportEmail}` : site }
}

/** FIPS 186-5 §A.2.1: with 64 bits more than the order, all keys are equally likely. */
function keysOf(secret: string) {
  const bytes = Buffer.from(hkdfSync("sha256", secret, "", "backline web push", 40))
  const scalar = (BigInt(`0x${bytes.toString("hex")}`) % (order - 1n)) + 1n
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, "0"), "hex")
  return { publicKey: publicKeyOf(privateKey), privateKey: privateKey.toString("base64url") }
}
