import { readFileSync } from "node:fs"
import { createSecureContext, getCACertificates } from "node:tls"
import { createTransport } from "nodemailer"
import { messageOf } from "./message.ts"
import type { Mailer } from "./mail.ts"

export type Smtp = {
  url: string
  /** required: never without encryption; off: never with it, for a server on this machine. */
  tls: "required" | "opportunistic" | "off"
  /** The path of a certificate to trust beside the usual ones. */
  ca?: string | undefined
}

/** In milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** A mail server that speaks SMTP (RFC 5321), over connections that are kept. */
export function smtp({ url, tls, ca }: Smtp, from: string, waits = patience): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === "smtps:"
  const server = createTransport({
    pool: true,
    maxConnections: 4,
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: tls === "required" && !secure,
    ignoreTLS: tls === "off",
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...(ca && { tls: { secureContext: trusting(ca) } }),
    ...waits,
  })
  return {
    send: async (mail) => {
      await server.sendMail(messageOf(mail, from))
    },
    close: () => server.close(),
  }
}

/** Made once: there are some 150 certificates to read. */
function trusting(ca: string) {
  return createSecureContext({ ca: [...getCACertificates(), readFileSync(ca, "utf8")] })
}
