import { readFileSync } from "node:fs"

/** The settings that nobody else may read. */
export const secretSettings = [
  "AUTH_SECRET",
  "DATABASE_URL",
  "GOOGLE_CLIENT_SECRET",
  "IMGBB_KEY",
  "S3_SECRET_ACCESS_KEY",
  "SMTP_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
]

/** Stands for a secret whose file cannot be read, so that nobody calls it missing. */
export const unread = "unread"

/**
 * For each secret NAME also NAME_FILE, the path of a file that holds it, as Docker and systemd hand secrets over: so it
 * stands in no environment. Answers the settings with what the files say, and what is wrong with them.
 */
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
