/** Whether people reach the product by https, as far as its settings say. */
export function isHttps(publicUrl: string | undefined) {
  return publicUrl?.startsWith("https:") ?? false
}

/** Of a cookie of ours. `__Host-`, which no neighbour can set, needs https (RFC 6265bis, 4.1.3.2). */
export function cookieName(name: string, publicUrl: string | undefined) {
  return isHttps(publicUrl) ? `__Host-${name}` : name
}
