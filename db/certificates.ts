import { createSecureContext, getCACertificates, type SecureContextOptions } from "node:tls"

/** Trusts this certificate beside the usual ones. To be made once: there are some 150 to read. */
export function trustBeside(ca: string, own: Pick<SecureContextOptions, "cert" | "key"> = {}) {
  return createSecureContext({ ...own, ca: [...getCACertificates(), ca] })
}
