import { readFileSync } from "node:fs"

export const secretSettings = [
  "AUTH_SECRET",
  "BKASH_APP_SECRET",
  "BKASH_PASSWORD",
  "DATABASE_URL",
  "GOOGLE_CLIENT_SECRET",
  "IMGBB_KEY",
  "S3_SECRET_ACCESS_KEY",
  "SMTP_URL",
  "SSLCOMMERZ_STORE_PASSWORD",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "VAPID_PRIVATE_KEY",
]

export const unread = "unread"

/** Reads NAME_FILE, as Docker and systemd pass secrets. */
export function withSecretFiles(environment: NodeJS.ProcessEnv) {
  const said = { ...environment }
  const mistakes: { path: string[]; message: string }[] = []
  for (const name of secretSettings) {
    const setting = `${name}_FILE`
    const file = environment[setting]
    if (!file) continue
    const secret = contentOf(file)
    if (environment[name]) mistakes.push({ path: [setting], message: `must not be said beside ${name}` })
    if (!secret) mistakes.push({ path: [setting], message: "cannot be read, or says nothing" })
    said[name] ??= secret || unread
  }
  return { said, mistakes }
}

function contentOf(file: string) {
  try {
    return readFileSync(file, "utf8").trim()
  } catch {
    return undefined
  }
}
