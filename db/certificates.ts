import { createSecureContext, getCACertificates, type SecureContextOptions } from "node:tls"

/** Call once per process: it parses about 150 certificates. */
export function createContextWithCa(ca: string, own: Pick<SecureContextOptions, "cert" | "key"> = {}) {
  return createSecureContext({ ...own, ca: [...getCACertificates(), ca] })
}
