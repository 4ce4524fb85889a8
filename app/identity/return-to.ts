import { withoutLanguage } from "../../contract/language.ts"

/** Returns a same-origin path to redirect to after login, without its language prefix and safe in a header. */
export function safeReturnTo(path: string | null) {
  return (path !== null && ownPath(path)) || "/"
}

// browsers read `\` as `/` and skip control characters, so "/\evil.example" would leave the site
function ownPath(path: string) {
  if (!path.startsWith("/") || /[\\\p{Cc}]/u.test(path) || !URL.canParse(path, own)) return undefined
  const { origin, pathname: found, search, hash } = new URL(path, own)
  const pathname = withoutLanguage(found)
  // "/..//evil.example" has become "//evil.example"
  if (origin !== own || pathname.startsWith("//") || logins.test(pathname)) return undefined
  return pathname + search + hash
}

const own = "http://own.invalid"

const logins = /^\/(?:login|signup)(?:\/|$)/i
