/** The login page, remembering the page to come back to. */
export function loginFor({ pathname, search, hash }: { pathname: string; search: string; hash: string }) {
  return `/login?from=${encodeURIComponent(pathname + search + hash)}`
}

/** A path of our own to go to after login, whatever was asked for. */
export function safeReturnTo(asked: string | null) {
  return asked !== null && isOwnPath(asked) ? asked : "/"
}

// browsers read `\` as `/` and skip control characters, so "/\evil.example" would leave the site
function isOwnPath(path: string) {
  if (!path.startsWith("/") || path.startsWith("//") || /[\\\p{Cc}]/u.test(path)) return false
  const own = "http://own.invalid"
  return URL.canParse(path, own) && new URL(path, own).origin === own
}
