import { randomBytes } from "node:crypto"
import { mkdir, open, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Config } from "./config.ts"

/** AUTH_SECRET, or one made once and kept in DATA_DIR for its owner only. */
export async function authSecret({ authSecret, dataDir }: Pick<Config, "authSecret" | "dataDir">) {
  if (authSecret) return authSecret
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, "auth-secret")
  return (await kept(path)) ?? (await made(path))
}

async function kept(path: string) {
  const text = await readFile(path, "utf8").catch(() => "")
  return text.trim() || undefined
}

async function made(path: string) {
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

/** The secret as jose wants it. */
export function keyOf(secret: string) {
  return new TextEncoder().encode(secret)
}
