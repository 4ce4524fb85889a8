export function isHttps(publicUrl: string | undefined) {
  return publicUrl?.startsWith("https:") ?? false
}

/** RFC 6265bis §4.1.3.2: `__Host-` cookies need https and cannot be set by a sibling domain. */
export function cookieName(name: string, publicUrl: string | undefined) {
  return isHttps(publicUrl) ? `__Host-${name}` : name
}
