import { randomBytes } from "node:crypto"
import { mkdir, open, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Config } from "./config.ts"

export async function authSecret({ authSecret, dataDir }: Pick<Config, "authSecret" | "dataDir">) {
  if (authSecret) return authSecret
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, "auth-secret")
  return (await readSecret(path)) ?? (await createSecret(path))
}

async function readSecret(path: string) {
  const text = await readFile(path, "utf8").catch(() => "")
  return text.trim() || undefined
}

async function createSecret(path: string) {
  const secret = randomBytes(32).toString("base64url")
  const file = await open(path, "w", 0o600)
  try {
    await file.writeFile(`${secret}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  return secret
}

const keys = new Map<string, Promise<CryptoKey>>()

export function keyOf(secret: string) {
  const key = keys.get(secret) ?? importKey(secret)
  keys.set(secret, key)
  return key
}

function importKey(secret: string) {
  const algorithm = { name: "HMAC", hash: "SHA-256" }
  return crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, [
    "sign",
    "verify",
  ])
}
