import { withoutLanguage } from "../contract/language.ts"

/** A same-origin path for the redirect after login, without its language, safe in a header. */
export function safeReturnTo(asked: string | null) {
  return (asked !== null && ownPath(asked)) || "/"
}

// browsers read `\` as `/` and skip control characters, so "/\evil.example" would leave the site
function ownPath(path: string) {
  if (!path.startsWith("/") || /[\\\p{Cc}]/u.test(path) || !URL.canParse(path, own)) return undefined
  const { origin, pathname: found, search, hash } = new URL(path, own)
  const pathname = withoutLanguage(found)
  // "/..//evil.example" is "//evil.example" by now
  if (origin !== own || pathname.startsWith("//") || logins.test(pathname)) return undefined
  return pathname + search + hash
}

const own = "http://own.invalid"

const logins = /^\/(?:login|signup)(?:\/|$)/i
