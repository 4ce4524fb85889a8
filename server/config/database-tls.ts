import { existsSync } from "node:fs"

/** What to do about an address that {@link isTlsVerified} refuses. */
export const unverifiedTls =
  "leads to another machine. End it with ?sslmode=verify-full, and &sslrootcert=FILE for a certificate of your own; " +
  "or set DATABASE_TLS=off where nobody else is on the way"

/**
 * Whether nobody on the way can listen or take the database's place (ASVS 12.3.1, 12.3.2). A weaker `sslmode` means
 * other things to other clients. As `pg` reads an address: of a parameter said twice the last one counts.
 */
export function isTlsVerified(databaseUrl: string) {
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.getAll("host").at(-1) || hostname
  const isHere = /^(?:\/|%2f)/i.test(host) || isThisMachine(host)
  return isHere || searchParams.getAll("sslmode").at(-1) === "verify-full"
}

/** Whether the certificates and keys that an address names can be read. */
export function areFilesThere(databaseUrl: string) {
  if (!URL.canParse(databaseUrl)) return true
  const { searchParams } = new URL(databaseUrl)
  return ["sslrootcert", "sslcert", "sslkey"].every((name) => {
    const file = searchParams.get(name)
    return !file || existsSync(file)
  })
}

/** Whether a host of an address is where we are, so that nobody is on the way. */
export function isThisMachine(host: string) {
  return ["localhost", "127.0.0.1", "[::1]"].includes(host)
}
