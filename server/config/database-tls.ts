import { existsSync } from "node:fs"

export const unverifiedTls =
  "leads to another machine. End it with ?sslmode=verify-full, and &sslrootcert=FILE for a certificate of your own; " +
  "or set DATABASE_TLS=off where nobody else is on the way"

/** ASVS 12.3.1, 12.3.2. As in pg, the last of a repeated parameter applies. */
export function isTlsVerified(databaseUrl: string) {
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.getAll("host").at(-1) || hostname
  const isLocal = /^(?:\/|%2f)/i.test(host) || isThisMachine(host)
  return isLocal || searchParams.getAll("sslmode").at(-1) === "verify-full"
}

export function areFilesThere(databaseUrl: string) {
  if (!URL.canParse(databaseUrl)) return true
  const { searchParams } = new URL(databaseUrl)
  return ["sslrootcert", "sslcert", "sslkey"].every((name) => {
    const file = searchParams.get(name)
    return !file || existsSync(file)
  })
}

export function isThisMachine(host: string) {
  return ["localhost", "127.0.0.1", "[::1]"].includes(host)
}
